import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { workAshtakavargaChapter } from './work-ashtakavarga.ts';

/** The statements that compare work, gain and expense, with the bindus of the tenth, eleventh and twelfth house. */
const comparisons = createPeople(60).flatMap((birth) => {
  const page = writeChapter(
    workAshtakavargaChapter,
    createContext(createReportInput(birth, 'career-wealth')),
  )!;
  const statements = page.kind === 'table' ? page.statements : [];
  return statements.flatMap(({ text, because }) => {
    const counts = /^the tenth, eleventh and twelfth count (\d+), (\d+) and (\d+)/.exec(because);
    return counts ? [{ text, counts: counts.slice(1).map(Number) as [number, number, number] }] : [];
  });
});

test('comparisons of work, gain and expense follow the bindus', () => {
  expect(comparisons.some(({ counts: [work, gain] }) => work === gain)).toBe(true);
  for (const { text, counts } of comparisons) {
    const [work, gain, expense] = counts;
    expect([
      text.startsWith('Income has more points than work'),
      /expenses have fewer|but more than expenses/.test(text),
    ]).toEqual([gain > work, expense < gain]);
  }
});
