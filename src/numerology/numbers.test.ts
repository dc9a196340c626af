import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLatinWords } from './contract-letter-values.ts';
import {
  computeDestiny,
  computeLifePathOfText,
  computeLifePath,
  reduceDigits,
  computeSoulUrge,
  type NoLetters,
  type NumberResult,
} from './contract-numbers.ts';

/** Digital root by casting out nines: the remainder, with 9 for 0. */
const computeDigitalRoot = (total: number) => ((total - 1) % 9) + 1;
const civilDate = fc
  .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const latinName = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,40}$/);
const getValue = (result: NumberResult | NoLetters) => {
  if (result.kind !== 'number') throw new Error('The name has no letter that can be counted.');
  return result.value;
};

describe('computeLifePath', () => {
  it.each([
    ['1996-06-04', 8, ['1 + 9 + 9 + 6 + 0 + 6 + 0 + 4 = 35', '3 + 5 = 8']],
    ['1990-01-09', 11, ['1 + 9 + 9 + 0 + 0 + 1 + 0 + 9 = 29', '2 + 9 = 11', { kind: 'master', value: 11 }]],
    ['1990-01-02', 22, ['1 + 9 + 9 + 0 + 0 + 1 + 0 + 2 = 22', { kind: 'master', value: 22 }]],
    ['1989-01-05', 33, ['1 + 9 + 8 + 9 + 0 + 1 + 0 + 5 = 33', { kind: 'master', value: 33 }]],
    ['2000-01-01', 4, ['2 + 0 + 0 + 0 + 0 + 1 + 0 + 1 = 4']],
  ])('returns for %s the number %i with its workings', (date, value, workings) => {
    expect(computeLifePath(date)).toMatchObject({ value, workings });
  });

  it('returns the digital root of the date, or a master number with the same root', () => {
    fc.assert(
      fc.property(civilDate, (date) => {
        const { value } = computeLifePath(date);
        const sum = Array.from(date.replaceAll('-', '')).reduce((total, digit) => total + Number(digit), 0);
        expect(computeDigitalRoot(value)).toBe(computeDigitalRoot(sum));
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]).toContain(value);
      }),
    );
  });

  it('rejects text that is not a date', () => {
    expect(() => computeLifePath('4 June 1996')).toThrow(RangeError);
    expect(() => computeLifePath('1996-06-31')).toThrow(RangeError);
    expect(() => computeLifePath('1900-02-29')).toThrow(RangeError);
  });

  it('returns the same number as computeLifePathOfText for the date as text, year or day first', () => {
    fc.assert(
      fc.property(civilDate, (date) => {
        const { value } = computeLifePath(date);
        expect(computeLifePathOfText(date)?.value).toBe(value);
        expect(computeLifePathOfText(date.split('-').toReversed().join('/'))?.value).toBe(value);
      }),
    );
  });

  it('computeLifePathOfText returns undefined for text without a digit', () => {
    expect(computeLifePathOfText('no date')).toBeUndefined();
    expect(computeLifePathOfText('7')).toMatchObject({ value: 7, workings: [] });
  });
});

describe('computeDestiny', () => {
  it('adds the letters word by word', () => {
    expect(computeDestiny('Asha Rao')).toMatchObject({
      value: 9,
      workings: ['A 1 + S 1 + H 8 + A 1 = 11', 'R 9 + A 1 + O 6 = 16', '11 + 16 = 27', '2 + 7 = 9'],
    });
  });

  it('keeps 11 and 22, and reduces 33', () => {
    expect(computeDestiny('Asha')).toMatchObject({ value: 11 });
    expect(computeDestiny('iid')).toMatchObject({ value: 22 });
    expect(computeDestiny('iiif')).toMatchObject({
      value: 6,
      workings: [expect.stringMatching(/= 33$/), '3 + 3 = 6'],
    });
  });

  it.each([
    ['ajs', 1],
    ['bkt', 2],
    ['clu', 3],
    ['dmv', 4],
    ['enw', 5],
    ['fox', 6],
    ['gpy', 7],
    ['hqz', 8],
    ['ir', 9],
  ])('counts each of %s as %i', (letters, value) => {
    for (const letter of letters) expect(getValue(computeDestiny(letter))).toBe(value);
  });

  it('ignores case, order, spaces and accents', () => {
    fc.assert(
      fc.property(latinName, (name) => {
        const value = getValue(computeDestiny(name));
        expect(getValue(computeDestiny(name.toUpperCase()))).toBe(value);
        expect(getValue(computeDestiny(Array.from(name).toReversed().join('')))).toBe(value);
        expect(getValue(computeDestiny(name.replaceAll('a', 'á').replaceAll('n', 'ñ')))).toBe(value);
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]).toContain(value);
      }),
    );
  });

  it.each(['', '   ', '123', 'आशा राव', 'অরুণ', '!?'])('returns no-letters for "%s"', (name) => {
    expect(computeDestiny(name)).toEqual({
      kind: 'no-letters',
      ignoredLetters: name.match(/[\p{L}\p{M}]/gu)?.join('') ?? '',
    });
  });

  it('lists the letters of other scripts that were not counted', () => {
    const { workings } = computeDestiny('Asha आशा') as NumberResult;
    expect(workings[0]).toEqual({ kind: 'uncounted', letters: 'आशा' });
    expect(getValue(computeDestiny('Asha आशा'))).toBe(11);
  });
});

describe('splitLatinWords', () => {
  it.each([
    ['Señor Peña', ['SENOR', 'PENA']],
    ['Groß Weiß', ['GROSS', 'WEISS']],
    ['Æthelred Œuvre', ['AETHELRED', 'OEUVRE']],
    ['Søren Łukasz Þór Ðan', ['SOREN', 'LUKASZ', 'THOR', 'DAN']],
    ['Oﬃce ﬁn', ['OFFICE', 'FIN']],
    ['Żółć', ['ZOLC']],
    ['Işık İnci', ['ISIK', 'INCI']],
    ["O'Brien D’Souza", ['OBRIEN', 'DSOUZA']],
    ['Jean-Luc', ['JEANLUC']],
    ['A. P. J. Abdul Kalam', ['A', 'P', 'J', 'ABDUL', 'KALAM']],
    ['Nguyễn', ['NGUYEN']],
    ['Asha\u0301', ['ASHA']],
    ['ＡＳＨＡ', ['ASHA']],
  ])('converts %s to %j', (name, words) => {
    expect(splitLatinWords(name)).toEqual(words);
  });
});

describe('computeSoulUrge', () => {
  it('returns the remainder of life path plus destiny divided by nine, with 9 for 0', () => {
    expect(computeSoulUrge(8, 9)).toMatchObject({
      value: 8,
      workings: ['8 + 9 = 17', { kind: 'remainder', sum: 17, remainder: 8 }],
    });
    expect(computeSoulUrge(4, 5)).toMatchObject({
      value: 9,
      workings: ['4 + 5 = 9', { kind: 'remainder', sum: 9, remainder: 0 }],
    });
    expect(computeSoulUrge(33, 22).value).toBe(1);
  });

  it('returns one digit, the digital root of the sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), fc.integer({ min: 1, max: 22 }), (path, destiny) => {
        const { value } = computeSoulUrge(path, destiny);
        expect(value).toBe(computeDigitalRoot(path + destiny));
        expect(value).toBe(computeSoulUrge(destiny, path).value);
      }),
    );
  });
});

describe('reduceDigits', () => {
  it('returns the digital root if no number is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (total) => {
        expect(reduceDigits(total, []).value).toBe(computeDigitalRoot(total));
      }),
    );
  });

  it('stops at the first kept number, and lists every sum and the remark on the kept number', () => {
    expect(reduceDigits(29, [11])).toEqual({
      value: 11,
      workings: ['2 + 9 = 11', { kind: 'master', value: 11 }],
    });
    expect(reduceDigits(29, [])).toEqual({ value: 2, workings: ['2 + 9 = 11', '1 + 1 = 2'] });
    expect(reduceDigits(9, [11])).toEqual({ value: 9, workings: [] });
    expect(reduceDigits(10, [11])).toEqual({ value: 1, workings: ['1 + 0 = 1'] });
  });
});
