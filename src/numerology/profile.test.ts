import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBhagyank, computeBirthdayNumber, computeMaturity, computeMulank } from './birth-numbers.ts';
import { computeChaldeanName } from './chaldean.ts';
import { computeLifePath } from './contract-numbers.ts';
import { countLetters } from './letter-counts.ts';
import { LO_SHU, computeLoShu } from './lo-shu.ts';
import { computePersonalCycles } from './personal-cycles.ts';
import { computeStages } from './pinnacles.ts';
import { computeHeartAndPersonality } from './heart-and-personality.ts';

const civilDate = fc
  .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const computeDigitalRoot = (total: number) => ((total - 1) % 9) + 1;
const listValues = (name: string) => {
  const result = computeHeartAndPersonality(name);
  return result.kind === 'heart-and-personality'
    ? [result.heart?.value, result.personality?.value]
    : result.kind;
};

describe('computeHeartAndPersonality', () => {
  it('computes both numbers from the vowels and the consonants of the name', () => {
    expect(computeHeartAndPersonality('Asha Rao')).toMatchObject({
      heart: { value: 9, workings: ['A 1 + A 1 = 2', 'A 1 + O 6 = 7', '2 + 7 = 9'] },
      personality: { value: 9, workings: ['S 1 + H 8 = 9', 'R 9 = 9', '9 + 9 = 18', '1 + 8 = 9'] },
    });
  });

  it('counts y as a vowel if it is not next to another vowel', () => {
    expect(listValues('Kathy')).toEqual([8, 3]);
    expect(listValues('Maya')).toEqual([2, 11]);
    expect(listValues('Lynn')).toEqual([7, 4]);
    expect(listValues('Yogesh')).toEqual([11, 5]);
  });

  it('returns undefined for a name without vowels or without consonants', () => {
    expect(listValues('Aia')).toEqual([11, undefined]);
    expect(listValues('Brr')).toEqual([undefined, 2]);
    expect(listValues('आशा')).toBe('no-letters');
  });

  it('returns numbers whose sum has the digital root of the whole name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,30}$/), (name) => {
        const counts = countLetters(name);
        const [heart = 0, personality = 0] = listValues(name) as (number | undefined)[];
        const sum =
          counts.kind === 'counts'
            ? counts.digits.reduce((total, { digit, count }) => total + digit * count, 0)
            : 0;
        expect(computeDigitalRoot(heart + personality)).toBe(computeDigitalRoot(sum));
      }),
    );
  });
});

describe('birthday number, mulank and bhagyank', () => {
  it.each([
    ['1996-06-04', 4, 4, 8],
    ['1996-06-29', 11, 2, 6],
    ['1996-06-22', 22, 4, 8],
    ['1996-06-30', 3, 3, 7],
    ['1990-01-09', 9, 9, 2],
  ])('of %s are birthday number %i, mulank %i and bhagyank %i', (date, birthday, driver, conductor) => {
    expect(computeBirthdayNumber(date).value).toBe(birthday);
    expect(computeMulank(date).value).toBe(driver);
    expect(computeBhagyank(date).value).toBe(conductor);
  });

  it('include their workings', () => {
    expect(computeBirthdayNumber('1996-06-29').workings).toEqual([
      '2 + 9 = 11',
      { kind: 'master', value: 11 },
    ]);
    expect(computeBirthdayNumber('1996-06-04').workings).toEqual([{ kind: 'day', day: 4 }]);
  });

  it('computeMaturity adds life path and destiny and keeps master numbers', () => {
    expect(computeMaturity(8, 9)).toMatchObject({ value: 8, workings: ['8 + 9 = 17', '1 + 7 = 8'] });
    expect(computeMaturity(11, 22)).toMatchObject({
      value: 33,
      workings: ['11 + 22 = 33', { kind: 'master', value: 33 }],
    });
  });
});

describe('computePersonalCycles', () => {
  it('computes year, month and day from the birthday and the calendar day', () => {
    const { year, month, day } = computePersonalCycles('1996-06-04', '2026-11-21');
    expect(year).toMatchObject({ value: 2, workings: ['0 + 6 + 0 + 4 + 2 + 0 + 2 + 6 = 20', '2 + 0 = 2'] });
    expect(month).toMatchObject({ value: 4, workings: ['2 + 11 = 13', '1 + 3 = 4'] });
    expect(day).toMatchObject({ value: 7, workings: ['4 + 21 = 25', '2 + 5 = 7'] });
  });

  it('returns consecutive years: 1 follows 9', () => {
    fc.assert(
      fc.property(civilDate, fc.integer({ min: 1900, max: 2099 }), (birth, year) => {
        const now = computePersonalCycles(birth, `${year}-07-01`).year.value;
        const next = computePersonalCycles(birth, `${year + 1}-07-01`).year.value;
        expect(next).toBe((now % 9) + 1);
      }),
    );
  });

  it('does not depend on the birth year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2026 }), (birthYear) => {
        expect(computePersonalCycles(`${birthYear}-06-04`, '2026-11-21').year.value).toBe(2);
      }),
    );
  });
});

describe('computeStages', () => {
  const listStages = (date: string) =>
    computeStages(date).map(({ span, pinnacle, challenge }) => [
      span.from,
      span.to,
      pinnacle.value,
      challenge.value,
    ]);

  it('returns the published pinnacles and challenges of 16 October 1950', () => {
    expect(listStages('1950-10-16')).toEqual([
      [0, 31, 8, 6],
      [31, 40, 4, 1],
      [40, 49, 3, 5],
      [49, undefined, 7, 5],
    ]);
  });

  it('keeps master numbers in the parts and in the sums (published examples of Hans Decoz)', () => {
    expect(listStages('1949-05-15').map(([, , pinnacle]) => pinnacle)).toEqual([11, 11, 22, 1]);
    expect(computeStages('1949-11-05')[0].pinnacle).toMatchObject({
      value: 7,
      workings: ['11 + 5 = 16', '1 + 6 = 7'],
    });
  });

  it('returns stages that start where the previous one ends, the second at 36 minus the life path', () => {
    fc.assert(
      fc.property(civilDate, (date) => {
        const [first, second, third, last] = computeStages(date);
        expect(first.span.to).toBe(36 - computeDigitalRoot(computeLifePath(date).value));
        expect([second.span.from, third.span.from, last.span.from]).toEqual([
          first.span.to,
          second.span.to,
          third.span.to,
        ]);
        expect(last.span.from).toBe(first.span.to! + 18);
      }),
    );
  });

  it('returns pinnacles of 1 to 9 or master numbers, and challenges of 0 to 8', () => {
    fc.assert(
      fc.property(civilDate, (date) => {
        for (const { pinnacle, challenge } of computeStages(date)) {
          expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]).toContain(pinnacle.value);
          expect(challenge.value).toBeGreaterThanOrEqual(0);
          expect(challenge.value).toBeLessThanOrEqual(8);
        }
      }),
    );
  });
});

describe('countLetters', () => {
  it('lists the missing and the most frequent digits', () => {
    expect(countLetters('Asha Rao')).toMatchObject({
      missing: [2, 3, 4, 5, 7],
      strongest: [1],
      digits: expect.arrayContaining([{ digit: 1, count: 4, letters: 'ASAA' }]),
    });
    expect(countLetters('abcdefghi')).toMatchObject({ missing: [], strongest: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(countLetters('राव')).toEqual({ kind: 'no-letters', ignoredLetters: 'राव' });
  });

  it('counts every letter once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z][a-zA-Z .]{0,30}$/), (name) => {
        const result = countLetters(name);
        const total = result.kind === 'counts' ? result.digits.reduce((sum, { count }) => sum + count, 0) : 0;
        expect(total).toBe(name.replace(/[ .]/g, '').length);
      }),
    );
  });
});

describe('computeLoShu', () => {
  it('uses a square that sums to fifteen in every row, column and diagonal', () => {
    const [[a, b, c], [d, e, f], [g, h, i]] = LO_SHU;
    const lines = [
      [a, b, c],
      [d, e, f],
      [g, h, i],
      [a, d, g],
      [b, e, h],
      [c, f, i],
      [a, e, i],
      [c, e, g],
    ];
    expect(lines.map((line) => line.reduce((sum: number, digit) => sum + digit, 0))).toEqual(
      Array(8).fill(15),
    );
  });

  it('counts the digits of the date without zeros', () => {
    expect(computeLoShu('1996-06-04')).toMatchObject({
      counts: [
        [1, 2, 0],
        [0, 0, 0],
        [0, 1, 2],
      ],
      missing: [2, 3, 5, 7, 8],
      complete: [],
      empty: [{ name: 'emotional plane' }, { name: 'silver line' }],
    });
  });

  it('lists complete lines', () => {
    expect(computeLoShu('1942-09-24').complete.map(({ name }) => name)).toEqual(['mental plane']);
    expect(computeLoShu('1951-09-05').complete.map(({ name }) => name)).toEqual(['will']);
  });

  it('counts every digit except zeros once', () => {
    fc.assert(
      fc.property(civilDate, (date) => {
        const { counts, missing, complete } = computeLoShu(date);
        const total = counts.flat().reduce((sum, count) => sum + count, 0);
        expect(total).toBe(date.replace(/[-0]/g, '').length);
        expect(complete.every(({ digits }) => digits.every((digit) => !missing.includes(digit)))).toBe(true);
      }),
    );
  });
});

describe('computeChaldeanName', () => {
  it('returns the numbers of the example of Cheiro, John Smith', () => {
    expect(computeChaldeanName('John Smith')).toMatchObject({
      compound: 17,
      single: 8,
      total: 35,
      workings: [
        'J 1 + O 7 + H 5 + N 5 = 18',
        '1 + 8 = 9',
        'S 3 + M 4 + I 1 + T 4 + H 5 = 17',
        '1 + 7 = 8',
        '9 + 8 = 17',
        '1 + 7 = 8',
      ],
    });
  });

  it('returns the sum of the letters for a name of one word', () => {
    expect(computeChaldeanName('Smith')).toMatchObject({ compound: 17, total: 17, single: 8 });
    expect(computeChaldeanName('स्मिथ')).toMatchObject({ kind: 'no-letters' });
  });

  it('returns a single number with the digital root of both compound and total', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,3}$/), (name) => {
        const result = computeChaldeanName(name);
        if (result.kind !== 'chaldean') throw new Error('The letters of the name were not counted.');
        expect(result.single).toBe(computeDigitalRoot(result.total));
        expect(result.single).toBe(computeDigitalRoot(result.compound));
      }),
    );
  });
});
