import { expect, test } from 'vitest';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { listMonthEnds } from '#src/reports/chapters/timing/window-months.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { workCalendarChapter } from './work-calendar.ts';
import { careerSummaryChapter } from './career-summary.ts';
import { listMonthsForStep } from './months-for-step.ts';
import { listWorkPeriods } from './work-periods.ts';

const CONTEXTS = createPeople(200)
  .filter(({ date }) => date > '1972' && date < '2004')
  .map((person) => createContext(removeSensitivity(createReportInput(person, 'career-wealth'))))
  .filter((context): context is TimeKnownContext => context.isTimeKnown);

/** “An exception is”, “Exceptions are” */
const EXCEPTION = /\b[Ee]xceptions? (is|are) /;

const findBestWindows = (context: TimeKnownContext) =>
  (['workChange', 'promotion'] as const)
    .flatMap((matter) => getMatterTiming(context, matter).windows)
    .filter(({ grade }) => grade === 3);

test('an antardasha of waiting that holds a best window names its months', () => {
  let compared = 0;
  for (const context of CONTEXTS) {
    const page = writeChapter(workCalendarChapter, context);
    const texts = page?.kind === 'table' ? page.statements.map(({ text }) => text) : [];
    for (const [i, { role, antar }] of listWorkPeriods(context).entries()) {
      const isHolding = findBestWindows(context).some(({ from, to }) => from > antar.start && to < antar.end);
      if (!isHolding || (role !== 'other' && role !== 'obstacle')) continue;
      compared++;
      expect(texts[i]).toMatch(EXCEPTION);
    }
  }
  expect(compared).toBeGreaterThan(5);
});

test('an antardasha of work has no exception', () => {
  const texts = CONTEXTS.flatMap((context) => {
    const page = writeChapter(workCalendarChapter, context);
    const roles = listWorkPeriods(context).map(({ role }) => role);
    return page?.kind === 'table' ? page.statements.filter((_, i) => roles[i] === 'work') : [];
  }).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => EXCEPTION.test(text))).toEqual([]);
});

test('the exceptions name every good time of the answers in an antardasha of waiting, up to two', () => {
  const times = CONTEXTS.flatMap((context) =>
    listWorkPeriods(context).map((period) => ({
      context,
      period,
      months: listMonthsForStep(context, period),
    })),
  );
  expect(times.some(({ months }) => months.length === 2)).toBe(true);
  for (const { context, period, months } of times.filter(({ months }) => months.length === 1)) {
    const { start, end } = period.antar;
    const years = (['workChange', 'promotion'] as const)
      .flatMap((matter) => getMatterTiming(context, matter).windows)
      .filter(({ grade, from, to }) => grade > 1 && from > start && to < end)
      .map(({ from, to }) => String(listMonthEnds(from, to).last.year));
    for (const year of years) expect(months[0]).toContain(year);
  }
});

test('the summary names the months for a step where its antardasha is one of waiting', () => {
  let compared = 0;
  for (const context of CONTEXTS) {
    const page = writeChapter(careerSummaryChapter, context);
    const dates = page?.kind === 'summary' ? page.dates.map(({ text }) => text) : [];
    const coming = listWorkPeriods(context).slice(1, 4);
    for (const [i, period] of coming.entries()) {
      const [months] = listMonthsForStep(context, period);
      if (!months) continue;
      compared++;
      expect(dates[i]).toContain(months);
    }
  }
  expect(compared).toBeGreaterThan(5);
});
