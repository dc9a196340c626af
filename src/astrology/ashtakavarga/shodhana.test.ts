import { describe, expect, it } from 'vitest';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { computeAshtakavargaFromSigns } from './ashtakavarga.ts';
import { computePinda } from './pinda.ts';
import { applyEkadhipatyaShodhana, applyTrikonaShodhana } from './shodhana.ts';

const noneOccupied = Array<boolean>(12).fill(false);
const markSigns = (...signs: number[]) => noneOccupied.map((_, index) => signs.includes(index + 1));

describe('applyTrikonaShodhana', () => {
  it('subtracts the smallest number of each trine from all three', () => {
    const bindus = [7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4];
    expect(applyTrikonaShodhana(bindus)).toEqual([3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });

  it('reduces a trine of equal numbers to 0', () => {
    expect(applyTrikonaShodhana([5, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0])).toEqual(Array(12).fill(0));
  });

  it('does not change a trine with a zero', () => {
    const bindus = [6, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0];
    expect(applyTrikonaShodhana(bindus)).toEqual(bindus);
  });
});

describe('applyEkadhipatyaShodhana for the two signs of Mars', () => {
  const reduceSignsOfMars = (aries: number, scorpio: number, occupied = noneOccupied) => {
    const reduced = applyEkadhipatyaShodhana([aries, 0, 0, 0, 0, 0, 0, scorpio, 0, 0, 0, 0], occupied);
    return [reduced[0], reduced[7]];
  };

  it('changes nothing when one sign has no bindus left', () => {
    expect(reduceSignsOfMars(4, 0, markSigns(8))).toEqual([4, 0]);
  });

  it('changes nothing when both signs are occupied', () => {
    expect(reduceSignsOfMars(4, 2, markSigns(1, 8))).toEqual([4, 2]);
  });

  it('reduces two unoccupied signs to the smaller number, and to 0 if they are equal', () => {
    expect(reduceSignsOfMars(4, 2)).toEqual([2, 2]);
    expect(reduceSignsOfMars(3, 3)).toEqual([0, 0]);
  });

  it('reduces an unoccupied sign to the number of the occupied one', () => {
    expect(reduceSignsOfMars(2, 5, markSigns(1))).toEqual([2, 2]);
    expect(reduceSignsOfMars(5, 2, markSigns(8))).toEqual([2, 2]);
  });

  it('reduces an unoccupied sign to 0 if it has no more than the occupied one', () => {
    expect(reduceSignsOfMars(5, 2, markSigns(1))).toEqual([5, 0]);
    expect(reduceSignsOfMars(3, 3, markSigns(8))).toEqual([0, 3]);
  });

  it('does not change Cancer and Leo', () => {
    const bindus = [0, 0, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0];
    expect(applyEkadhipatyaShodhana(bindus, noneOccupied)).toEqual(bindus);
  });
});

describe('computePinda', () => {
  it('returns the pindas published by Narasimha Rao', () => {
    // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, examples 40 to 42.
    const signs = { Sun: 3, Moon: 12, Mars: 3, Mercury: 3, Jupiter: 5, Venus: 1, Saturn: 5 };
    const reduced = [3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0];
    expect(computePinda(reduced, signs)).toEqual({ rashi: 77, graha: 75, shodhya: 152 });
  });

  it('returns the pindas published by Narasimha Rao if the lagna counts as an occupant, as in his book', () => {
    // The same book, exercise 22.
    const signs = { Sun: 10, Moon: 1, Mars: 9, Mercury: 9, Jupiter: 7, Venus: 11, Saturn: 1, Lagna: 8 };
    const { grahas } = computeAshtakavargaFromSigns(signs);
    const occupied = markSigns(...Object.values(signs));
    const pindas = CLASSICAL_GRAHAS.map((graha) =>
      computePinda(applyEkadhipatyaShodhana(grahas[graha].trikona, occupied), signs),
    );
    expect(pindas.map(({ rashi }) => rashi)).toEqual([152, 85, 52, 95, 68, 154, 162]);
    expect(pindas.map(({ graha }) => graha)).toEqual([81, 55, 43, 33, 56, 54, 63]);
    expect(pindas.map(({ shodhya }) => shodhya)).toEqual([233, 140, 95, 128, 124, 208, 225]);
  });

  it('is applied by computeAshtakavargaFromSigns with only the grahas as occupants, not the lagna', () => {
    const signs = { Sun: 10, Moon: 1, Mars: 9, Mercury: 9, Jupiter: 7, Venus: 11, Saturn: 1, Lagna: 8 };
    expect(computeAshtakavargaFromSigns(signs).grahas.Moon.pinda).toEqual({
      rashi: 77,
      graha: 55,
      shodhya: 132,
    });
  });
});
