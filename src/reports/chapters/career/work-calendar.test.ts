import { expect, test } from 'vitest';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { workCalendarTexts } from '#src/reports/content/en/career/work-reasons.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { workCalendarChapter } from './work-calendar.ts';
import { listWorkPeriods } from './work-periods.ts';

const CONTEXTS = createPeople(200)
  .filter(({ date }) => date > '1972' && date < '2004')
  .map((person) => createContext(removeSensitivity(createReportInput(person, 'career-wealth'))))
  .filter((context): context is TimeKnownContext => context.isTimeKnown);

const [EXCEPTION] = workCalendarTexts.monthsForStep('').split(' is ') as [string];

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
      expect(texts[i]).toContain(EXCEPTION);
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
  expect(texts.filter((text) => text.includes(EXCEPTION))).toEqual([]);
});
