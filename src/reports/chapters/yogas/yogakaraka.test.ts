/** A yogakaraka that is combust or weak is described with its weakness and with moderate advice. */
import { describe, expect, test } from 'vitest';
import { careerYogasChapter } from '#src/reports/chapters/career/career-yogas.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { Page } from '#src/reports/contract.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { yogasChapter } from './yogas.ts';

const COMBUST: ChartPositions = { lagna: 'Cancer', Mars: 'Libra 21', Sun: 'Libra 20' };
const STRONG: ChartPositions = { lagna: 'Leo', Mars: 'Aries 5', Sun: 'Gemini 20' };
const WEAK: ChartPositions = { lagna: 'Aquarius', Venus: 'Leo 19', Mars: 'Leo' };

function findText(chapter: Chapter, positions: ChartPositions): string {
  const { sensitivity: _, ...input } = ASHA;
  const context = createContext({ ...input, chart: createChart(positions) });
  const pages = [writeChapter(chapter, context) ?? []].flat() as Page[];
  return (
    listStatements({ pages }).find(({ text }) => text.startsWith('Yogakaraka.'))?.text ?? 'no yogakaraka'
  );
}

describe.each([
  ['the career report', careerYogasChapter],
  ['the chapter on yogas', yogasChapter],
])('the yogakaraka in %s', (_, chapter) => {
  test('is praised if it is strong', () => {
    expect(findText(chapter, STRONG)).toMatch(
      /help your career more than others|helps you more than any other/,
    );
  });

  test.each([
    ['combust', COMBUST, 'Mars is combust'],
    ['weak by its sign and aspects', WEAK, 'Venus is in an enemy’s sign (Leo)'],
  ])('has its weakness named and moderate advice if it is %s', (_kind, positions, weakness) => {
    const text = findText(chapter, positions);
    expect(text).toContain(weakness);
    expect(text).toContain('small steps');
    expect(text).not.toMatch(/large steps|place your larger plans/);
  });
});
