/** The first page of the year ahead for readers of different ages. */
import { describe, expect, test } from 'vitest';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, KABIR, removeTime } from '#src/testing/fixtures/people.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { yearQuestions } from '#src/reports/content/en/answers/year-answers.ts';
import type { AnswersPage } from '#src/reports/contract-answers.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { listWindowsOfYear } from './year-window-answer.ts';
import { yearAnswersChapter } from './year-answers.ts';

const MADE_AT = '2026-11-21T06:00:00Z';

function createContextOf(date: string, edit: (birth: typeof KABIR) => typeof KABIR = (birth) => birth) {
  const input = createReportInput(edit({ ...KABIR, date }), 'year-ahead');
  return createContext({ ...input, order: { ...input.order, madeAt: MADE_AT } });
}

function writePage(context: ReportContext): Omit<AnswersPage, 'chapterNumber'> {
  const page = writeChapter(yearAnswersChapter, context)!;
  if (page.kind !== 'answers') throw new Error(page.kind);
  return page;
}

const listQuestions = (context: ReportContext): string[] =>
  writePage(context).answers.map(({ question }) => question);

describe('answers of the year', () => {
  test('an adult has answers on work, money, love and family', () => {
    expect(listQuestions(createContextOf('1990-03-11'))).toEqual([
      yearQuestions.kind,
      yearQuestions.months,
      yearQuestions.workAndMoney,
      yearQuestions.love,
      yearQuestions.sadeSati,
    ]);
  });

  test('a child has answers on study and home, and none on work, money or marriage', () => {
    const context = createContextOf('2016-05-01');
    const [, , study, home] = listQuestions(context);
    expect([study, home]).toEqual([yearQuestions.study, yearQuestions.family]);
    expect(JSON.stringify(writePage(context))).not.toMatch(/marriage|work:|money|career|loan/i);
  });

  test('a reader of sixty or more has no answer on work or marriage', () => {
    const questions = listQuestions(createContextOf('1955-05-01'));
    expect(questions).toContain(yearQuestions.money);
    expect(questions).not.toContain(yearQuestions.workAndMoney);
    expect(questions).not.toContain(yearQuestions.love);
  });

  // Of the stays of Jupiter in that year, the one in Cancer is the longest.
  test('a stay of Jupiter that begins later in the year has its first day', () => {
    const { answers } = writePage(createContextOf('1952-08-14'));
    const home = answers.find(({ question }) => question === yearQuestions.family)!;
    expect(home.answer.because).toContain(
      'in Cancer, the 3rd from your Moon in Taurus, from 25 January 2027 to',
    );
  });

  test('without a birth time the muntha is counted from the Moon and no lord of the year is named', () => {
    const context = createContextOf('1990-03-11', removeTime);
    const [kind] = writePage(context).answers;
    expect(kind!.answer.because).toMatch(/sign from your Moon/);
    expect(JSON.stringify(writePage(context).answers)).not.toContain('lagna');
  });

  // Saturn leaves Aries, the sign after Pisces, for the last time on 17 April 2030.
  test('a Moon in Pisces is in Sade Sati until Saturn leaves Aries', () => {
    const context = createContextOf('1978-03-11');
    expect(context.chart.grahas.Moon.sign).toBe(12);
    expect(writePage(context).answers.at(-1)!.answer.text).toBe('Yes, until 17 April 2030.');
  });

  // Saturn is in Pisces until 23 February 2028, with a pause, and in Aries from then on.
  test.each([
    ['1974-11-09', 5, 'Ashtama, runs until 23 February 2028'],
    ['1952-03-14', 6, 'Ashtama, begins on 3 June 2027'],
  ])('outside Sade Sati a Dhaiya is named, for a birth on %s', (date, moonSign, dhaiya) => {
    const context = createContextOf(date);
    expect(context.chart.grahas.Moon.sign).toBe(moonSign);
    const { answer, detail } = writePage(context).answers.at(-1)!;
    expect(answer.text).toBe('No, not in these twelve months.');
    expect(detail).toContain(dhaiya);
  });

  test('the answer on one matter names the grade of its time', () => {
    const money = ['1950-05-01', '1952-03-14', '1955-05-01', '1958-09-20', '1961-01-12', '1963-12-05']
      .map((date) => writePage(createContextOf(date)).answers)
      .map((answers) => answers.find(({ question }) => question === yearQuestions.money)!)
      .filter(({ windows }) => windows?.length);
    expect(money.length).toBeGreaterThan(2);
    for (const { answer, windows } of money) {
      const best = windows!.toSorted((a, b) => b.grade - a.grade)[0]!;
      expect(answer.text).toMatch(new RegExp(`^${best.label}: `));
    }
  });

  // The Moon left Taurus late in the evening of that day.
  test('a Moon that changed its sign on the day of birth has an answer on Sade Sati for each sign', () => {
    const context = createContextOf('1979-04-02', removeTime);
    const moons = createContextsByMoonSign(context);
    expect(moons).toHaveLength(2);
    expect(writePage(context).answers.at(-1)!.answer.text).toMatch(
      /^Born .*, Moon in .*: .* Born .*, Moon in /,
    );
  });

  test('only a copy with the true node explains the other days of almanacs', () => {
    const context = createContextOf('1990-03-11');
    const { chart } = context;
    const withNode = (node: 'true' | 'mean') =>
      writePage({ ...context, chart: { ...chart, settings: { ...chart.settings, node } } } as ReportContext)
        .note;
    expect(withNode('true')).toMatch(/mean node/);
    expect(withNode('mean')).not.toMatch(/mean node/);
  });
});

test('a second good time of the year for a matter is named, and no fair one in its place', () => {
  const DAY_MS = 86_400_000;
  const readings = createPeople(120)
    .map((person) => createContext(createReportInput(person, 'year-ahead')))
    .flatMap((context) => {
      const { months, to } = getYearAhead(context);
      const goodTimes = getMatterTiming(context, 'money').windows.filter(
        (window) =>
          window.grade > 1 &&
          Date.parse(window.from < to ? window.from : to) - Date.parse(months[0]!.firstInstant) >= 0 &&
          Date.parse(to) - Date.parse(window.from) >= 15 * DAY_MS &&
          Date.parse(window.to) - Date.parse(window.from) >= 15 * DAY_MS,
      );
      const named = listWindowsOfYear(context, 'money').filter(({ grade }) => grade > 1);
      return goodTimes.length > 1 ? [named.length] : [];
    });
  expect(readings.length).toBeGreaterThan(5);
  expect(readings.filter((count) => count !== 2)).toEqual([]);
});

test('the headline names each good time of the year', () => {
  const headlines = createPeople(120)
    .map((person) => createContext(createReportInput(person, 'year-ahead')))
    .flatMap((context) => {
      const best = listWindowsOfYear(context, 'money').filter(({ grade }) => grade === 2);
      const isOneGrade = listWindowsOfYear(context, 'money').every(({ grade }) => grade === 2);
      const answer = writePage(context).answers.find(({ question }) => /money/.test(question));
      return best.length > 1 && isOneGrade && answer ? [answer.answer.text] : [];
    });
  expect(headlines.length).toBeGreaterThan(2);
  for (const text of headlines) expect(text).toMatch(/(Money|Good): [^.]+ and [^.]+\./);
});

// The Moon left Aries for Taurus that day; Saturn enters Aries, the twelfth from Taurus, on 3 June 2027.
test('a Sade Sati that begins within the twelve months is no answer “no”', () => {
  const context = createContextOf('1995-09-14', removeTime);
  expect(writePage(context).answers.at(-1)!.answer.text).toMatch(
    /Moon in Aries: yes, until 31 May 2032\. .*Moon in Taurus: it begins on 3 June 2027\.$/,
  );
});

test('the place of the muntha from the Moon is firm on a day with two Moon signs, and both signs are named', () => {
  const context = createContextOf('1995-09-14', removeTime);
  const [kind] = writePage(context).answers;
  expect(kind!.answer.certainty?.note).toBe('firm, whatever the hour');
  expect(kind!.answer.because).toContain(
    'is in the eighth sign from your Moon: in Scorpio if the Moon was in Aries, in Sagittarius if it was in Taurus',
  );
});
