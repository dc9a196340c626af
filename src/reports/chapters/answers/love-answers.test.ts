/** The first page of Love & Marriage by the age of the reader. */
import { describe, expect, test } from 'vitest';
import * as marriedLife from '#src/reports/content/en/answers/married-life-answers.ts';
import {
  youthLoveQuestions,
  youthMarriageWindows,
} from '#src/reports/content/en/answers/youth-love-answers.ts';
import { loveQuestions } from '#src/reports/content/en/answers/love-answers.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import {
  PLACES,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { loveAnswersChapter } from './love-answers.ts';

const { marriedLifeQuestions, marriedLifeWindows } = marriedLife;

function listAnswers(person: Parameters<typeof createReportInput>[0]): Answer[] {
  const input = removeSensitivity(createReportInput(person, 'love-marriage'));
  const page = writeChapter(loveAnswersChapter, createContext(input))!;
  if (page.kind !== 'answers') throw new Error('Not a page of answers.');
  return page.answers;
}

/** The reports of the fixtures are made on 21 November 2026. */
const createReader = (year: number, monthAndDay = '11-09') => ({
  name: 'Ramesh',
  date: `${year}-${monthAndDay}`,
  time: '23:15',
  place: PLACES[0],
});

const listQuestions = (answers: readonly Answer[]): string[] => answers.map(({ question }) => question);

describe('the questions', () => {
  test('of a reader of thirty are when, whom, how and Manglik', () => {
    const questions = listQuestions(listAnswers(createReader(1996)));
    expect(questions).toEqual(['When is marriage likely?', ...Object.values(loveQuestions)]);
  });

  test('of a reader of sixteen begin with friendship, and do not ask how to choose a partner', () => {
    const answers = listAnswers(createReader(2010));
    const { friends, watch, whom } = youthLoveQuestions;
    expect(listQuestions(answers)).toEqual([
      friends,
      watch,
      youthMarriageWindows.question,
      whom,
      loveQuestions.manglik,
    ]);
    expect(listQuestions(listAnswers(removeTime(createReader(2010))))).toEqual([
      friends,
      youthMarriageWindows.question,
      whom,
      loveQuestions.manglik,
    ]);
  });

  test.each([2009, 2010])(
    'of a reader born in %i name no time for marriage before the age of twenty-one',
    (year) => {
      for (let month = 1; month <= 10; month += 1) {
        const reader = createReader(year, `${String(month).padStart(2, '0')}-09`);
        for (const person of [reader, removeTime(reader)]) {
          const { answer, windows, detail } = listAnswers(person).find(
            ({ question }) => question === youthMarriageWindows.question,
          )!;
          const years = JSON.stringify([answer.text, detail, windows]).match(/\b20\d\d\b/gu) ?? [];
          expect(years.filter((named) => Number(named) < year + 21)).toEqual([]);
          expect(answer.text).not.toContain('at any time');
        }
      }
    },
  );

  test('of a reader of fifty-two suit a long marriage', () => {
    const answers = listAnswers(createReader(1974));
    const { partner, bond, family } = marriedLifeQuestions;
    expect(listQuestions(answers)).toEqual([
      marriedLifeWindows.question,
      partner,
      bond,
      family,
      loveQuestions.watch,
    ]);
    expect(answers[0]!.detail).toContain(marriedLife.secondStart);
  });

  test('of a reader of sixty-seven begin with the next period of the couple', () => {
    const [first] = listAnswers(createReader(1959));
    expect(first!.question).toBe(marriedLifeQuestions.closeness);
    expect(first!.answer.text).toMatch(/20\d\d\.$/);
  });

  test('of a reader of forty-seven without a birth time count nothing from the lagna', () => {
    const answers = listAnswers(removeTime(createReader(1979, '04-02')));
    expect(listQuestions(answers)).toContain(marriedLifeQuestions.bond);
    expect(listQuestions(answers)).not.toContain(loveQuestions.manglik);
    expect(answers.map(({ answer }) => answer.because).join(' ')).not.toContain('lord of the 7th');
  });
});

test('every text on the bond and on the family is reached', () => {
  const printed = new Set(
    createPeople(300)
      .map(listAnswers)
      .flatMap((answers) => answers.map(({ answer }) => answer.text)),
  );
  for (const { text } of [...Object.values(marriedLife.bondTexts), ...Object.values(marriedLife.familyPeace)])
    expect(printed).toContain(text);
});
