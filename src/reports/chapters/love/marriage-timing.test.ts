import { expect, test } from 'vitest';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { periodByLord, periodWithoutMonths } from '#src/reports/content/en/love/marriage-timing.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { listPartnershipPeriods } from './partnership-periods.ts';
import { marriageTimingChapter } from './marriage-timing.ts';

const TEN_YEARS_LATER = '2036-11-21';

/** Each lord with a text in the chapter, and whether months of its first period are graded. */
const DESCRIBED = createPeople(200)
  .filter(({ date }) => date > '1972' && date < '2004')
  .map((birth) => createContext(removeSensitivity(createReportInput(birth, 'love-marriage'))))
  .filter(
    (context): context is TimeKnownContext =>
      context.isTimeKnown && getMatterTiming(context, 'marriage').isOfAge,
  )
  .flatMap((context) => {
    const page = writeChapter(marriageTimingChapter, context);
    const texts = page?.kind === 'table' ? page.statements.map(({ text }) => text).join(' ') : '';
    const periods = listPartnershipPeriods(context).filter(({ antar }) => antar.start < TEN_YEARS_LATER);
    const lords = periods.map(({ antar }) => antar.lord);
    return periods
      .filter(({ antar }, i) => lords.indexOf(antar.lord) === i)
      .map(({ antar, windows }) => ({
        isGraded: windows.length > 0,
        isFavoured: texts.includes(periodByLord[antar.lord]),
        isPutOff: texts.includes(periodWithoutMonths[antar.lord]),
      }));
  });

test('a period without a graded month is not described as a time for a step', () => {
  expect(DESCRIBED.filter(({ isGraded, isPutOff }) => !isGraded && isPutOff).length).toBeGreaterThan(20);
  expect(DESCRIBED.filter(({ isGraded, isFavoured }) => !isGraded && isFavoured)).toEqual([]);
});

test('a period with graded months keeps its own text', () => {
  expect(DESCRIBED.filter(({ isGraded, isFavoured }) => isGraded && isFavoured).length).toBeGreaterThan(50);
  expect(DESCRIBED.filter(({ isGraded, isPutOff }) => isGraded && isPutOff)).toEqual([]);
});
