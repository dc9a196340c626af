import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateDasha } from './dasha.ts';
import { listPeriodEnds, MAHADASHAS } from './mahadashas.ts';

const THIS_YEAR = 2026;
const createDashaAtAge = (age: number) => estimateDasha(`${THIS_YEAR - age}-06-04`, THIS_YEAR);

describe('estimateDasha', () => {
  it('uses nine mahadashas of 120 years in total', () => {
    expect(MAHADASHAS).toEqual([
      { planet: 'Ketu', years: 7 },
      { planet: 'Venus', years: 20 },
      { planet: 'Sun', years: 6 },
      { planet: 'Moon', years: 10 },
      { planet: 'Mars', years: 7 },
      { planet: 'Rahu', years: 18 },
      { planet: 'Jupiter', years: 16 },
      { planet: 'Saturn', years: 19 },
      { planet: 'Mercury', years: 17 },
    ]);
    expect(listPeriodEnds()).toEqual([7, 27, 33, 43, 50, 68, 84, 103, 120]);
  });

  it.each([
    [0, 'Ketu', 'Venus'],
    [7, 'Ketu', 'Venus'],
    [8, 'Venus', 'Sun'],
    [27, 'Venus', 'Sun'],
    [28, 'Sun', 'Moon'],
    [33, 'Sun', 'Moon'],
    [34, 'Moon', 'Mars'],
    [43, 'Moon', 'Mars'],
    [44, 'Mars', 'Rahu'],
    [50, 'Mars', 'Rahu'],
    [51, 'Rahu', 'Jupiter'],
    [68, 'Rahu', 'Jupiter'],
    [69, 'Jupiter', 'Saturn'],
    [84, 'Jupiter', 'Saturn'],
    [85, 'Saturn', 'Mercury'],
    [103, 'Saturn', 'Mercury'],
    [104, 'Mercury', 'Ketu'],
    [120, 'Mercury', 'Ketu'],
    [121, 'Ketu', 'Venus'],
  ])('returns for the age of %i: %s, then %s', (age, current, next) => {
    const dasha = createDashaAtAge(age);
    expect(dasha.age).toBe(age);
    expect(dasha.currentMahadasha.planet).toBe(current);
    expect(dasha.nextMahadasha.planet).toBe(next);
  });

  it('depends on the year of birth only, not on month and day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (age) => {
        const birthYear = THIS_YEAR - age;
        expect(estimateDasha(`${birthYear}-12-31`, THIS_YEAR)).toEqual(
          estimateDasha(`${birthYear}-01-01`, THIS_YEAR),
        );
      }),
    );
  });

  it('returns as the next period the one after the current period, at any age', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (age) => {
        const { currentMahadasha, nextMahadasha } = createDashaAtAge(age);
        const index = MAHADASHAS.indexOf(currentMahadasha);
        expect(nextMahadasha).toBe(MAHADASHAS[(index + 1) % 9]);
      }),
    );
  });

  it('returns the age 0 for a birth in the future', () => {
    expect(estimateDasha('2030-01-01', THIS_YEAR)).toMatchObject({
      age: 0,
      currentMahadasha: { planet: 'Ketu' },
    });
  });
});
