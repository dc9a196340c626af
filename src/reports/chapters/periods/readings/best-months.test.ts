/** The months that an antardasha reading names lie in the graded windows of the matter, where the antardasha has one. */
import { expect, test } from 'vitest';
import { findLongestPause } from '#src/reports/chapters/timing/longest-pause.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { listRemainingPratyantars, rankMonths } from './best-months.ts';
import { writeLifeRows } from './life-rows.ts';
import { createUnusedPicker } from './unused-picker.ts';
import { listSubPeriods, type SubPeriodFacts } from './sub-period.ts';

const CONTEXTS = createPeople(60).map(
  (person) => createContext(createReportInput(person, 'life-blueprint')) as TimeKnownContext,
);
const MONEY = { houses: [2, 11, 9], matters: ['money'] } as const;

type GradedSpan = { grade: number; months: string };

/** The parts of good and best windows of money that last for 24 days, or for half of the window, in a pratyantardasha. */
function listGradedSpans(context: TimeKnownContext, subPeriod: SubPeriodFacts): GradedSpan[] {
  const { windows } = getMatterTiming(context, 'money');
  return listRemainingPratyantars(context, subPeriod).flatMap((part) =>
    windows.flatMap(({ grade, from, to }) => {
      const [start, end] = [from > part.start ? from : part.start, to < part.end ? to : part.end];
      const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
      const daysOfWindow = (Date.parse(to) - Date.parse(from)) / DAY_MS;
      return grade > 1 && days >= Math.min(24, daysOfWindow / 2)
        ? [{ grade, months: formatMonthSpan(start, end) }]
        : [];
    }),
  );
}

test('the best months for money are within a good or best window, if the antardasha has one', () => {
  let compared = 0;
  for (const context of CONTEXTS)
    for (const subPeriod of listSubPeriods(context, 10)) {
      const spans = listGradedSpans(context, subPeriod);
      if (spans.length === 0) continue;
      compared++;
      expect(spans.map(({ months }) => months)).toContain(rankMonths(context, subPeriod, MONEY)[0]!.months);
    }
  expect(compared).toBeGreaterThan(50);
});

test('without a window the months are those of a pratyantardasha', () => {
  const [context] = CONTEXTS;
  for (const subPeriod of listSubPeriods(context!, 20)) {
    const months = listRemainingPratyantars(context!, subPeriod).map(({ start, end }) =>
      formatMonthSpan(start, end),
    );
    expect(months).toContain(rankMonths(context!, subPeriod, { houses: [10, 6, 7], matters: [] })[0]!.months);
  }
});

/** Born from 1970 on. */
const WORKING_CONTEXTS = createPeople(200)
  .slice(124)
  .map((person) => createContext(createReportInput(person, 'life-blueprint')) as TimeKnownContext);
const WORK = { houses: [10, 6, 7], matters: ['workChange', 'promotion'] } as const;

/** Whether more than half of the remaining sub-period is in the longest time without a window for promotion. */
function isMostlyPaused(context: TimeKnownContext, subPeriod: SubPeriodFacts): boolean {
  const pause = findLongestPause(getMatterTiming(context, 'promotion'));
  if (!pause) return false;
  return listRemainingPratyantars(context, subPeriod).every(
    ({ start, end }) => start >= pause.from && end <= pause.to,
  );
}

test('months for work in an ordinary time name the end of that time', () => {
  const paused = WORKING_CONTEXTS.flatMap((context) =>
    listSubPeriods(context, 10)
      .filter((subPeriod) => isMostlyPaused(context, subPeriod))
      .flatMap((subPeriod) =>
        rankMonths(context, subPeriod, { houses: WORK.houses, matters: ['promotion'] }),
      ),
  );
  expect(paused.length).toBeGreaterThan(10);
  expect(paused.filter(({ pause }) => !pause)).toEqual([]);
  expect(paused[0]!.reason).toMatch(
    /^until \w+\s\d{4} no period agrees with Jupiter and Saturn on the 10th$/,
  );
});

test('a reading advises no step at work in a time that the answers call ordinary', () => {
  for (const context of WORKING_CONTEXTS)
    for (const subPeriod of listSubPeriods(context, 10)) {
      if (subPeriod.ageBand !== 'adult' || !rankMonths(context, subPeriod, WORK)[0]!.pause) continue;
      const [work] = writeLifeRows(context, subPeriod, createUnusedPicker(0), 0);
      expect(work!.text).toMatch(/ (from|until) \w+\s\d{4}|in this time/);
      expect(work!.text).not.toMatch(/Ask or apply|Best time for a step|Act on a plan/);
    }
});

test('a reading names no month that comes years after it', () => {
  const named = WORKING_CONTEXTS.flatMap((context) => {
    const picker = createUnusedPicker(0);
    return listSubPeriods(context, 20).flatMap((subPeriod) =>
      writeLifeRows(context, subPeriod, picker, 0).flatMap(({ text }) =>
        [...text.matchAll(/(?:from|until) (\w+)\s(\d{4})/g)].map(([, month, year]) => ({
          text,
          years: (Date.parse(`1 ${month} ${year}`) - Date.parse(subPeriod.period.end)) / YEAR_MS,
        })),
      ),
    );
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ years }) => years > 2)).toEqual([]);
});

test('no month is called the best because its lord is in the 6th, 8th or 12th from that of the antardasha', () => {
  const areas = [MONEY, WORK, { houses: [4, 7, 2], matters: [] }, { houses: [9, 5, 11], matters: [] }];
  const reasons = CONTEXTS.flatMap((context) =>
    listSubPeriods(context, 10).flatMap((subPeriod) =>
      areas.map((area) => rankMonths(context, subPeriod, area)[0]!.reason),
    ),
  );
  expect(reasons.some((reason) => / supports? the \d+th in these months$/.test(reason))).toBe(true);
  expect(reasons.filter((reason) => /\b(6th|8th|12th) from/.test(reason))).toEqual([]);
});
