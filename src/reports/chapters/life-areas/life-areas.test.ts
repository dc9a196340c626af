/** The areas of life, for charts in which every lord has been in every house. */
import { describe, expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { houseAspect } from '#src/reports/content/en/houses/house-aspects.ts';
import { houseLord } from '#src/reports/content/en/houses/house-lord.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { houseSign } from '#src/reports/content/en/houses/house-sign.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { ASHA, PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { createHouseCharts } from '#src/testing/reports/house-charts.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { lifeAreasChapter } from './life-areas.ts';

function writeParts(chart: typeof ASHA.chart): EssayPart[] {
  const page = writeChapter(lifeAreasChapter, createContext({ ...removeSensitivity(ASHA), chart }))!;
  return page.kind === 'essay' ? page.parts : [];
}

const statementsWithChart = createHouseCharts().flatMap((chart) =>
  writeParts(chart).flatMap(({ statements }) => statements.map((statement) => ({ chart, statement }))),
);

describe('texts of the areas of life', () => {
  const printed = new Set(statementsWithChart.map(({ statement }) => statement.text));
  const { 1: _, ...lords } = houseLord;

  test.each(Object.entries({ houseSign, lords, houseLordCondition, houseAspect }))(
    'every text of %s is used',
    (_, texts) => {
      expect(collectStrings(texts).filter((text) => !printed.has(text))).toEqual([]);
    },
  );

  test('texts on signs and lords have 22 to 45 words, those on conditions 12 to 36', () => {
    const countWords = (text: string) => text.split(' ').length;
    const longTexts = collectStrings([houseSign, houseLord]);
    expect(longTexts.filter((text) => countWords(text) < 22 || countWords(text) > 45)).toEqual([]);
    const shortTexts = collectStrings(houseLordCondition);
    expect(shortTexts.filter((text) => countWords(text) < 12 || countWords(text) > 36)).toEqual([]);
  });

  test('every reason has true facts', () => {
    const untrue = statementsWithChart.filter(
      ({ chart, statement: { facts } }) =>
        !facts?.every((fact) => isFactTrue(fact, createContext({ ...ASHA, chart }))),
    );
    expect(untrue.map(({ statement }) => statement)).toEqual([]);
  });
});

test('a weak lord in an angle and a strong lord in a dusthana have separate texts', () => {
  const findConditionStatement = (positions: ChartPositions, part: string): Statement =>
    writeParts(createChart(positions)).find(({ id }) => id === part)!.statements[2]!;
  const held = findConditionStatement({ lagna: 'Cancer', Mars: 'Cancer' }, 'area-work');
  expect(held.text).toBe(houseLordCondition[10].held);
  const hidden = findConditionStatement({ lagna: 'Virgo', Jupiter: 'Cancer 6' }, 'area-partnership');
  expect(hidden.because).toMatch(/^Jupiter, lord of the seventh house, is exalted \(uccha\) in Cancer/);
});

test('a lord in the sign of an enemy is better supported than it seems only if a fact supports it', () => {
  const findSavings = (positions: ChartPositions): Statement =>
    writeParts(createChart(positions)).find(({ id }) => id === 'area-money')!.statements[2]!;
  // With Capricorn rising Saturn rules the second house and is in Cancer, the seventh.
  const alone = findSavings({ lagna: 'Capricorn', Saturn: 'Cancer 29', Moon: 'Libra 18' });
  expect(alone.because).toBe('Saturn, lord of the second house, is in an enemy’s sign (Cancer).');
  expect(alone.text).toBe(houseLordCondition[2].neutral);
  const helped = findSavings({
    lagna: 'Capricorn',
    Saturn: 'Cancer 29',
    Jupiter: 'Cancer 5',
    Moon: 'Libra 18',
  });
  expect(helped.because).toContain('helped by Jupiter');
  expect(helped.text).toBe(houseLordCondition[2].held);
});

test('a child reads the areas of home and learning', () => {
  const { pages } = writeReport(
    createReportInput({ name: 'Somebody', date: '2018-03-02', time: '05:10', place: PLACES[0] }),
  );
  const page = pages.find(({ id }) => id === 'life-areas')!;
  expect(page.kind === 'essay' && page.parts.map(({ id }) => id)).toEqual(['area-home', 'area-learning']);
  expect(page).toMatchObject({ title: 'Home, learning and faith', highlightedHouses: [4, 5, 9] });
});
