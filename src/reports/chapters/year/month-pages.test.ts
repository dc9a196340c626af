/** The pages of the months: rows for each age, days by purpose, light days. */
import { describe, expect, test } from 'vitest';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { getNakshatra, getSign } from '#src/astrology/zodiac.ts';
import { listWindowsOfYear } from '#src/reports/chapters/answers/year-window-answer.ts';
import { listMonthEnds } from '#src/reports/chapters/timing/window-months.ts';
import { getMonthName } from '#src/reports/content/en/grammar/index.ts';
import { purposeTexts } from '#src/reports/content/en/year/month-pages.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import type { MonthPage } from '#src/reports/contract-answers.ts';
import { formatMonthOfYear } from '#src/reports/year/year-phrases.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { createReportInput, KABIR, removeTime } from '#src/testing/fixtures/people.ts';
import { createMonthChapters } from './month-chapters.ts';

/** The reports of the fixtures are made on 21 November 2026. */
const createContextOf = (date: string, edit: (birth: typeof KABIR) => typeof KABIR = (birth) => birth) =>
  createContext(createReportInput(edit({ ...KABIR, date }), 'year-ahead'));

const writeMonths = (context: ReportContext): Omit<MonthPage, 'chapterNumber'>[] =>
  createMonthChapters(12).map((chapter) => {
    const page = writeChapter(chapter, context);
    if (page?.kind !== 'month') throw new Error('Not a month.');
    return page;
  });

describe('rows of a month', () => {
  test.each([
    ['2017-05-12', ['Learning', 'Friends', 'Health', 'Home']],
    ['2010-01-05', ['Study', 'Friends', 'Health', 'Family']],
    ['1990-03-11', ['Work', 'Money', 'Love', 'Health', 'Family']],
    ['1955-05-01', ['Activity', 'Money', 'Company', 'Health', 'Family']],
  ])('a person born on %s reads about %s', (date, labels) => {
    for (const { rows } of writeMonths(createContextOf(date)))
      expect(rows.map(({ label }) => label)).toEqual(labels);
  });

  test('no text of a row occurs in two months', () => {
    for (const date of ['2017-05-12', '2010-01-05', '1990-03-11', '1978-08-30', '1955-05-01']) {
      const texts = writeMonths(createContextOf(date)).flatMap(({ rows }) => rows.map(({ text }) => text));
      expect(new Set(texts).size, date).toBe(texts.length);
    }
  });

  test('a planet is said to be in a sign in a month only if it does not leave the sign in that month', () => {
    for (const date of ['1990-03-11', '1974-11-09', '1955-05-01']) {
      const context = createContextOf(date);
      const { months, stays } = getYearAhead(context);
      const reasons = writeMonths(context).flatMap(({ rows }, i) =>
        rows.map(({ because }) => ({ month: months[i]!, because })),
      );
      expect(reasons.filter(({ because }) => / is still in \w+, .* until /.test(because))).not.toHaveLength(
        0,
      );
      for (const { month, because } of reasons) {
        const [, graha, sign] = /^in \w+ \d+ (Mercury|Venus) is in (\w+)/.exec(because) ?? [];
        if (!graha) continue;
        const ends = stays[graha as 'Mercury' | 'Venus'].filter(
          ({ to, sign: of }) => getSignName(of) === sign && to > month.firstInstant && to < month.to,
        );
        expect(ends, because).toEqual([]);
      }
    }
  });

  test('a child has no row and no purpose of an adult', () => {
    const printed = JSON.stringify(writeMonths(createContextOf('2017-05-12')));
    expect(printed).not.toMatch(/salary|interview|propose|career|marriage|loan|partner/i);
  });

  test('a good time of a matter is named in its first printed month, until its last one', () => {
    const dates = ['1993-02-14', '1992-07-21', '1985-06-20', '1999-10-30', '1990-03-11', '1978-08-30'];
    const named = dates.flatMap((date) => {
      const context = createContextOf(date);
      const { months } = getYearAhead(context);
      return writeMonths(context).flatMap(({ rows }, i) =>
        rows
          .flatMap(({ text }) => /time for (income|a change of work), until (.+?)\. /.exec(text) ?? [])
          .filter((_, part) => part % 3 === 2)
          .map((until) => ({ date, month: formatMonthOfYear(months[i]!), until })),
      );
    });
    expect(named.length).toBeGreaterThan(3);
    for (const { date, month, until } of named) {
      const context = createContextOf(date);
      const spans = (['workChange', 'money'] as const)
        .flatMap((matter) => listWindowsOfYear(context, matter))
        .map(({ from, end }) => listMonthEnds(from, end));
      const print = ({ year, month: number }: { year: number; month: number }) =>
        `${getMonthName(number + 1)} ${year}`;
      const printed = spans.map(({ first, last }) => [print(first), print(last)]);
      expect(printed, date).toContainEqual([
        month.replaceAll('\u00a0', ' '),
        until.replaceAll('\u00a0', ' '),
      ]);
    }
  });

  test('without a birth time the places are counted from the Moon', () => {
    const rows = writeMonths(createContextOf('1990-03-11', removeTime)).flatMap((page) => page.rows);
    expect(JSON.stringify(rows)).not.toMatch(/your \d/);
  });
});

describe('days of a month', () => {
  const context = createContextOf('1990-03-11');
  const pages = writeMonths(context);
  const { months } = getYearAhead(context);
  const computeMoon = (monthIndex: number, day: number) => {
    const noon = new Date(Date.parse(months[monthIndex]!.from) + (day - 0.5) * 86_400_000).toISOString();
    return computeSiderealLongitude('Moon', toInstant(parseUt(noon)), context.chart.settings);
  };

  test('the Moon of a day to buy is in one of the six nakshatras of purchase', () => {
    // Ashwini, Chitra, Swati, Shravana, Shatabhisha and Revati.
    const days = pages.flatMap((page, i) =>
      page.days
        .filter(({ words }) => words.includes(purposeTexts.buy.word))
        .map(({ day }) => [i, day] as const),
    );
    expect(days.length).toBeGreaterThan(8);
    for (const [i, day] of days)
      expect([1, 14, 15, 22, 24, 27], `${formatMonthOfYear(months[i]!)}, ${day}`).toContain(
        getNakshatra(computeMoon(i, day)),
      );
  });

  test('no day has more than two words, and no purpose has the Moon in the eighth sign from its natal sign', () => {
    const eighthSign = ((context.chart.grahas.Moon.sign + 6) % 12) + 1;
    pages.forEach((page, i) => {
      for (const { day, tone, words } of page.days) {
        expect(words.length).toBeLessThan(3);
        if (tone === 'good') expect(getSign(computeMoon(i, day))).not.toBe(eighthSign);
      }
    });
  });

  // Mercury is retrograde from 9 February to 3 March, from 10 June to 5 July and from 7 to 28 October 2027.
  test('no day to sign lies in a retrograde period of Mercury', () => {
    const { retrogrades } = getYearAhead(context);
    const periods = retrogrades.filter(({ graha }) => graha === 'Mercury');
    expect(periods.length).toBeGreaterThan(2);
    const noons = pages.flatMap((page, i) =>
      page.days
        .filter(({ words }) => words.includes(purposeTexts.sign.word))
        .map(({ day }) => Date.parse(months[i]!.from) + (day - 0.5) * 86_400_000),
    );
    expect(noons.length).toBeGreaterThan(8);
    for (const { from, to } of periods)
      expect(noons.filter((noon) => noon > Date.parse(from) && noon < Date.parse(to))).toEqual([]);
  });

  test('every month has as many days as the calendar, from its first weekday', () => {
    // November 2026 begins on a Sunday and February 2027 on a Monday.
    expect(pages.map(({ days }) => days.length)).toEqual([30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31]);
    expect([pages[0]!.firstWeekday, pages[3]!.firstWeekday]).toEqual([0, 1]);
  });
});
