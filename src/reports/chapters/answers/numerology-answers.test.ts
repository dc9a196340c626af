import { describe, expect, test } from 'vitest';
import type { AnswersPage } from '#src/reports/contract-answers.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA, PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { numerologyAnswersChapter } from './numerology-answers.ts';

/** The report is made on 21 November 2026. */
function writeAnswers(date: string, name = 'Asha Rao'): AnswersPage['answers'] {
  const context = createContext({ ...ASHA, birth: { ...ASHA.birth, date, name } });
  const page = writeChapter(numerologyAnswersChapter, context);
  if (page?.kind !== 'answers') throw new Error('The chapter has no answers.');
  return page.answers;
}

describe('answers of the Numerology Profile', () => {
  // 5 (Mercury) and 1+9+3+6+1+1+0+5 = 26 = 8 (Saturn) are friends; 5 + 1+1 + 2+0+2+7 = 18, so 2027 is a 9.
  const [pair, years, spelling, good, missing] = writeAnswers('1936-11-05');

  test('name mulank and bhagyank, and whether they are friends', () => {
    expect(pair!.answer.text).toBe('Mulank 5, bhagyank 8: they are friends.');
    expect(pair!.answer.because).toBe(
      'you were born on the 5th, and your date adds up to 26, 2 + 6 = 8; Saturn, of bhagyank 8, is a friend of Mercury, of mulank 5.',
    );
  });

  test('grade the nine coming years by the friends of both numbers', () => {
    // 2031 is 4, Rahu; 2032 is 5, Mercury; 2033 is 6, Venus; 2035 is 8, Saturn.
    expect(years!.answer.text).toBe('Best: 2031, 2032, 2033 and later years.');
    expect(years!.windows!.map(({ label, when }) => `${when} ${label}`)).toEqual([
      '2027 Quiet',
      '2031 Best',
      '2032 Best',
      '2033 Best',
    ]);
  });

  // 14 March 1952 lacks 6 and 8; 6 is the figure of the name and lies opposite 4.
  test('let the name make up for a missing digit, as the chapter on the square does', () => {
    const answer = writeAnswers('1952-03-14', 'Leela Deshmukh').at(-1)!;
    expect(answer.answer.text).toBe('6 and 8 are missing.');
    expect(answer.detail).toMatch(/Your 2 makes up for 8\. .*[Nn]ame .*6/);
  });

  test('name the other months where more than six are of the best grade', () => {
    // Mulank and bhagyank 3: 1, 2, 3, 7 and 9 are friends of Jupiter or its own; November 2026 is a 7.
    const [, { detail }] = writeAnswers('1943-10-03') as [unknown, { detail: string }];
    expect(detail).toBe(
      'Most of the next twelve months suit you; December 2026, February, July, August and September 2027 suit you less.',
    );
  });

  test('give one reason where mulank and bhagyank are one number', () => {
    const [, sameYears, , sameGood] = writeAnswers('1943-10-03');
    expect(sameYears!.answer.because).toContain('of Ketu: a friend of your mulank and bhagyank 3.');
    expect(sameGood!.answer.because).toContain(
      'agree best with Jupiter, the graha of your mulank and bhagyank 3;',
    );
  });

  test('list good numbers with the days, dates and colours of the mulank', () => {
    expect(good!.answer.text).toBe('Numbers 4, 5, 6 and 8; Wednesday and Friday.');
    expect(good!.detail).toBe('Dates of any month: 5, 14 and 23. Colours: green and light shades.');
  });

  test('count mulank and bhagyank as digits of the square', () => {
    // The date has 1, 3, 5, 6 and 9; the bhagyank adds 8.
    expect(missing!.answer.text).toBe('2, 4 and 7 are missing.');
    expect(missing!.detail).toBe(
      'Your 6 makes up for 4 and your 3 makes up for 7. Your name makes up for 2.',
    );
  });

  test('name a habit for each of three missing numbers without support', () => {
    // Missing 3, 4, 5, 6 and 9; 7 is across from 3 and 1 from 9.
    const [, , , , missingWithHabits] = writeAnswers('2002-08-17');
    expect(missingWithHabits!.detail).toContain(
      'A habit helps. For 4, keep one fixed hour a day. For 5, start each day in the same way. For 6, care for one thing at home.',
    );
  });

  test('keep a spelling that is a friend of the mulank', () => {
    // Asha 1+3+5+1 = 10 = 1, Rao 2+1+7 = 10 = 1: together 2, the Moon, which is Mercury’s opponent.
    expect(spelling!.answer.text).not.toContain('as you write it');
    // Mulank 2 is the Moon itself.
    const [, , own] = writeAnswers('1996-06-02');
    expect(own!.answer.text).toBe('Asha Rao, as you write it.');
  });

  test('choose no spelling for a name in another script', () => {
    const [, , uncounted] = writeAnswers('1996-06-04', 'आशा राव');
    expect(uncounted!.answer.text).toBe('First choose a spelling in English letters.');
  });

  test('are the same without a birth time', () => {
    const person = { name: 'Asha Rao', date: '1996-06-04', place: PLACES[0] };
    const [withTime, withoutTime] = [{ ...person, time: '14:30' }, person].map((birth) => {
      const page = writeChapter(numerologyAnswersChapter, createContext(createReportInput(birth)));
      return page?.kind === 'answers' ? page.answers.map(({ answer }) => answer.text) : [];
    });
    expect(withTime).toEqual(withoutTime);
    expect(withTime).toHaveLength(5);
  });

  test('of a child speak of nothing that belongs to adults', () => {
    const text = JSON.stringify(writeAnswers('2018-05-12'));
    expect(text).not.toMatch(/career|job|business|salary|marri|love|property|loan|invest/i);
  });
});
