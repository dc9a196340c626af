/** The questions of the Life Blueprint at each age. */
import { describe, expect, test } from 'vitest';
import { periodQuestions } from '#src/reports/content/en/answers/kundli-periods.ts';
import { blueprintTexts, undatedTexts } from '#src/reports/content/en/answers/blueprint-answers.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { KABIR, PLACES, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { blueprintAnswersChapter } from './blueprint-answers.ts';

const PATNA = { ...PLACES[0], name: 'Patna', latitude: 25.6, longitude: 85.12 };
const SURAT = { ...PLACES[0], name: 'Surat', latitude: 21.17, longitude: 72.83 };

/** With ordinary spaces in place of those that keep a date on one line. */
const joinWords = (text: string): string => text.replaceAll('\u00a0', ' ');

function listAnswers(context: ReportContext): Answer[] {
  const page = writeChapter(blueprintAnswersChapter, context)!;
  if (page.kind !== 'answers') throw new Error('Not a page of answers.');
  return page.answers;
}

const listAnswersOfBirth = (date: string): Answer[] =>
  listAnswers(createContext(createReportInput({ ...KABIR, date }, 'life-blueprint')));
const listQuestions = (date: string): string[] => listAnswersOfBirth(date).map(({ question }) => question);

describe('the questions of the Life Blueprint', () => {
  test('are study, health and Sade Sati for a child', () => {
    const { study, health } = blueprintTexts;
    expect(listQuestions('2016-05-01')).toEqual([study.question, health.question, 'Am I in Sade Sati?']);
  });

  test('have no marriage, house or child at 17', () => {
    const { study, firstJob, abroad, health } = blueprintTexts;
    expect(listQuestions('2008-12-30').slice(0, 4)).toEqual(
      [study, firstJob, abroad, health].map(({ question }) => question),
    );
    expect(listQuestions('2008-12-30')).toHaveLength(5);
  });

  test('have no child at 19', () => {
    expect(listQuestions('2007-05-01')).toContain(blueprintTexts.marriage.question);
    expect(listQuestions('2007-05-01')).not.toContain(blueprintTexts.children.question);
  });

  test('begin with study and the first job at 22', () => {
    const { study, firstJob, marriage } = blueprintTexts;
    expect(listQuestions('2004-05-01').slice(0, 3)).toEqual([
      study.question,
      firstJob.question,
      marriage.question,
    ]);
  });

  test('have no study and no children at 45', () => {
    const questions = listQuestions('1981-05-01');
    expect(questions).toContain(blueprintTexts.partnership.question);
    expect(questions).not.toContain(blueprintTexts.study.question);
    expect(questions).not.toContain(blueprintTexts.children.question);
  });

  test('have no work, marriage or children at 66, and begin with health', () => {
    const { health, income, journeys, home } = blueprintTexts;
    const [first, second, third, fourth] = listQuestions('1960-05-01');
    expect([first, second, third, fourth]).toEqual([
      health.question,
      income.question,
      journeys.question,
      home.question,
    ]);
  });

  test('without a birth time have money and the present period, and those with months come first', () => {
    const kavita = removeTime({ name: 'Kavita', date: '1988-03-21', time: '12:00', place: PLACES[0] });
    const answers = listAnswers(createContext(createReportInput(kavita, 'life-blueprint')));
    const questions = answers.map(({ question }) => question);
    expect(questions).toContain(blueprintTexts.earning.question);
    expect(questions).toContain(periodQuestions.now);
    const hasWindows = answers.map(({ windows = [] }) => windows.length > 0);
    expect(hasWindows.lastIndexOf(true)).toBeLessThan(hasWindows.indexOf(false));
  });

  test('say below forty that a child before a good time for marriage is for a married reader', () => {
    const kavita = removeTime({ name: 'Kavita', date: '1988-03-21', time: '12:00', place: PLACES[0] });
    const answers = listAnswers(createContext(createReportInput(kavita, 'life-blueprint')));
    const children = answers.find(({ question }) => question === blueprintTexts.children.question);
    expect(children?.detail).toContain('This counts if you are married.');
  });

  test('without a birth time have one answer for the parts of life without months, after Sade Sati', () => {
    const kavita = removeTime({ name: 'Kavita', date: '1988-03-21', time: '12:00', place: PLACES[0] });
    const answers = listAnswers(createContext(createReportInput(kavita, 'life-blueprint')));
    const questions = answers.map(({ question }) => question);
    expect(answers.at(-1)?.question).toBe(undatedTexts.question);
    expect(answers.at(-1)?.answer.text).toContain('marriage, a house or land and life in another country');
    expect(questions).not.toContain(blueprintTexts.marriage.question);
    expect(questions.indexOf('Am I in Sade Sati?')).toBeLessThan(
      questions.indexOf(blueprintTexts.health.question),
    );
  });

  test('have a row for the earlier time that an answer names', () => {
    const answers = createPeople(40).flatMap((birth) =>
      listAnswers(createContext(createReportInput(birth, 'life-blueprint'))),
    );
    const named = answers.flatMap(({ answer, windows = [] }) => {
      const months = /is likely in (.+?); the strongest time/.exec(joinWords(answer.text))?.[1];
      return months ? [{ months, rows: windows.map(({ when }) => joinWords(when)) }] : [];
    });
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter(({ months, rows }) => !rows.includes(months))).toEqual([]);
  });

  test('say at 34 that a child in the months of the wedding is for a married reader', () => {
    const manoj = { name: 'Manoj', date: '1992-07-21', time: '21:50', place: PATNA };
    const answers = listAnswers(createContext(createReportInput(manoj, 'life-blueprint')));
    const [marriage, children] = [blueprintTexts.marriage, blueprintTexts.children].map((texts) =>
      answers.find(({ question }) => question === texts.question),
    );
    expect(joinWords(marriage!.answer.text)).toContain('February to May 2027');
    expect(joinWords(children!.answer.text)).toContain('February to May 2027');
    expect(children?.detail).toContain('This counts if you are married.');
  });

  test('say at 35 that an earlier time for a child than for the wedding is for a married reader', () => {
    const nikhil = { name: 'Nikhil', date: '1991-08-22', time: '00:27', place: SURAT };
    const answers = listAnswers(createContext(createReportInput(nikhil, 'life-blueprint')));
    const [marriage, children] = [blueprintTexts.marriage, blueprintTexts.children].map((texts) =>
      answers.find(({ question }) => question === texts.question),
    );
    expect(joinWords(marriage!.answer.text)).toContain('July to October 2027');
    expect(joinWords(children!.answer.text)).toContain('likely in Dec 2026 to Jan 2027; the strongest time');
    expect(joinWords(children!.detail!)).toBe(
      'The time in December 2026 to January 2027 counts if you are married.',
    );
  });

  test('have no two equal lines of advice in one report', () => {
    for (const birth of createPeople(40)) {
      const answers = listAnswers(createContext(createReportInput(birth, 'life-blueprint')));
      const advice = answers.flatMap(({ windows = [] }) => windows.map((window) => window.advice));
      expect(new Set(advice).size).toBe(advice.length);
    }
  });
});

test('a time of most care more than a year away is named after the first times that ask for some and for more', () => {
  const contexts = createPeople(60).map((birth) => createContext(createReportInput(birth, 'life-blueprint')));
  let rising = 0;
  for (const context of contexts) {
    const care = listAnswers(context).find(({ question }) => question === blueprintTexts.health.question);
    const text = care ? joinWords(care.answer.text) : '';
    if (!/^Take .+, and (more|most) in /.test(text) && !/^Take .+ and (more|most) in /.test(text)) continue;
    rising++;
    const amounts = [...text.matchAll(/\b(some|more|most)( care)? in /g)].map(([, amount]) => amount!);
    const order = ['some', 'more', 'most'].filter((amount) => amounts.includes(amount));
    expect(amounts).toEqual(order);
    const windows = getMatterTiming(context, 'health').windows.toSorted((a, b) =>
      a.from.localeCompare(b.from),
    );
    const last = windows.findIndex(({ grade }) => grade === { some: 1, more: 2, most: 3 }[amounts.at(-1)!]);
    const grades = new Set(windows.slice(0, last + 1).map(({ grade }) => grade));
    expect(amounts.length).toBeLessThanOrEqual(grades.size);
  }
  expect(rising).toBeGreaterThan(5);
});
