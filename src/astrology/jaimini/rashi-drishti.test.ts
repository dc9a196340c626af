import { describe, expect, it } from 'vitest';
import type { Graha } from '#src/astrology/contract.ts';
import { parseSigns } from '#src/astrology/dashas/testing.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { hasRashiDrishti, listAspectedSigns, listRashiDrishti } from './rashi-drishti.ts';
import { CHART_5_NAVAMSA } from './testing.ts';

/** The verses by name: movable, fixed and dual signs, and the sign beside each movable or fixed one. */
const MOVABLE = parseSigns('Ar Cn Li Cp');
const FIXED = parseSigns('Ta Le Sc Aq');
const DUAL = parseSigns('Ge Vi Sg Pi');
const BESIDE = new Map(
  MOVABLE.flatMap((sign, index) => [
    [sign, FIXED[index]!],
    [FIXED[index]!, sign],
  ]),
);

const listByVerse = (sign: number): number[] => {
  if (DUAL.includes(sign)) return DUAL.filter((other) => other !== sign);
  return (MOVABLE.includes(sign) ? FIXED : MOVABLE).filter((other) => other !== BESIDE.get(sign));
};

describe('listAspectedSigns', () => {
  it('returns for every sign the three that the verses name', () => {
    for (let sign = 1; sign <= 12; sign++)
      expect(listAspectedSigns(sign).toSorted((a, b) => a - b)).toEqual(
        listByVerse(sign).toSorted((a, b) => a - b),
      );
  });

  it('makes aspects mutual', () => {
    for (let from = 1; from <= 12; from++)
      for (let to = 1; to <= 12; to++) expect(hasRashiDrishti(from, to)).toBe(hasRashiDrishti(to, from));
  });
});

describe('listRashiDrishti', () => {
  /** Narasimha Rao, exercise 15: the signs that each graha aspects. */
  it.each<[Graha, string]>([
    ['Sun', 'Cn Li Cp'],
    ['Moon', 'Le Sc Aq'],
    ['Mars', 'Ar Cn Cp'],
    ['Mercury', 'Ge Vi Pi'],
    ['Jupiter', 'Ge Sg Pi'],
    ['Venus', 'Ta Le Sc'],
    ['Saturn', 'Ar Cn Cp'],
    ['Rahu', 'Ar Li Cp'],
    ['Ketu', 'Ar Cn Li'],
  ])('returns the aspects of %s in a navamsa of the textbook', (graha, signs) => {
    const rows = listRashiDrishti(createChart(CHART_5_NAVAMSA));
    expect(rows.filter(({ aspectedBy }) => aspectedBy.includes(graha)).map(({ sign }) => sign)).toEqual(
      parseSigns(signs),
    );
  });

  it('lists the occupants of each sign', () => {
    const rows = listRashiDrishti(createChart(CHART_5_NAVAMSA));
    expect(rows[7]).toMatchObject({ sign: 8, occupants: ['Mars', 'Saturn'], aspectedBy: ['Moon', 'Venus'] });
  });
});
