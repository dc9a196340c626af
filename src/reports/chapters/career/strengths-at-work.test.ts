import { expect, test } from 'vitest';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { careerStrengthLineOfWeak } from '#src/reports/content/en/career/career-summary.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { careerSummaryChapter } from './career-summary.ts';
import { workFieldsChapter } from './work-fields.ts';

const INPUTS = createPeople(60).map((birth) => createReportInput(birth, 'career-wealth'));

/** The reasons of the strengths on the summary page, or of the fields of work. */
const listReasons = (chapter: Chapter): { because: string; weakness: string }[] =>
  INPUTS.flatMap((input) => {
    const page = writeChapter(chapter, createContext(input))!;
    const statements =
      page.kind === 'summary'
        ? page.strengths
        : page.kind === 'essay'
          ? page.parts[0]!.statements.slice(0, 3)
          : [];
    return CLASSICAL_GRAHAS.flatMap((graha) => {
      const { isCombust, dignity } = input.chart.grahas[graha];
      const weakness = dignity === 'debilitated' ? 'in its fall' : isCombust ? 'combust' : null;
      const reason = statements.find(({ because }) => because.startsWith(`${formatGraha(graha)} `));
      return reason && weakness ? [{ because: reason.because, weakness }] : [];
    });
  });

test.each([
  ['strength on the summary page', careerSummaryChapter],
  ['field of work', workFieldsChapter],
])('the reason of a %s names that its graha is fallen or combust', (_, chapter) => {
  const reasons = listReasons(chapter);
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter(({ because, weakness }) => !because.includes(weakness))).toEqual([]);
});

test('a weak graha gives a strength with a condition', () => {
  const lines = INPUTS.flatMap((input) => {
    const page = writeChapter(careerSummaryChapter, createContext(input))!;
    if (page.kind !== 'summary') return [];
    return page.strengths.flatMap(({ text, because }) => {
      const graha = CLASSICAL_GRAHAS.find((each) => because.startsWith(`${formatGraha(each)} `));
      return graha ? [{ text, graha, isWeak: getCondition(input.chart, graha) === 'weak' }] : [];
    });
  });
  expect(lines.filter(({ isWeak }) => isWeak).length).toBeGreaterThan(5);
  expect(
    lines.filter(({ text, graha, isWeak }) => isWeak !== (text === careerStrengthLineOfWeak[graha])),
  ).toEqual([]);
});
