/** The months that an antardasha reading names lie in the graded windows of the matter, where the antardasha has one. */
import { expect, test } from 'vitest';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { createBirths, createReportInput } from '#src/testing/fixtures/births.ts';
import { listRemainingParts, rankMonths } from './best-months.ts';
import { listSubPeriods, type SubPeriodFacts } from './sub-period.ts';

const CONTEXTS = createBirths(60).map(
  (person) => createContext(createReportInput(person, 'life-blueprint')) as TimeKnownContext,
);
const MONEY = { houses: [2, 11, 9], matters: ['money'] } as const;

type GradedSpan = { grade: number; months: string };

/** The parts of good and best windows of money that last for 24 days or more of a pratyantardasha. */
function listGradedSpans(context: TimeKnownContext, subPeriod: SubPeriodFacts): GradedSpan[] {
  const { windows } = getMatterTiming(context, 'money');
  return listRemainingParts(context, subPeriod).flatMap((part) =>
    windows.flatMap(({ grade, from, to }) => {
      const [start, end] = [from > part.start ? from : part.start, to < part.end ? to : part.end];
      const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
      return grade > 1 && days >= 24 ? [{ grade, months: formatMonthSpan(start, end) }] : [];
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
    const months = listRemainingParts(context!, subPeriod).map(({ start, end }) =>
      formatMonthSpan(start, end),
    );
    expect(months).toContain(rankMonths(context!, subPeriod, { houses: [10, 6, 7], matters: [] })[0]!.months);
  }
});
