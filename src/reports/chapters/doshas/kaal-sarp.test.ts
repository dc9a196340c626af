import { describe, expect, test } from 'vitest';
import { kaalSarpKinds, kaalSarpTexts } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { writeKaalSarpPart } from './kaal-sarp.ts';

/** With Aries rising Rahu is in the first house: the type Anant. All seven grahas are between Rahu and Ketu. */
const FULL: ChartPositions = {
  lagna: 'Aries',
  Rahu: 'Aries 10',
  Sun: 'Taurus 3',
  Moon: 'Virgo 8',
  Mars: 'Taurus',
  Mercury: 'Gemini',
  Jupiter: 'Cancer',
  Venus: 'Leo',
  Saturn: 'Virgo',
};

const listTexts = (positions: ChartPositions): string[] =>
  writeKaalSarpPart(createContext({ ...ASHA, chart: createChart(positions) })).statements.map(
    ({ text }) => text,
  );

describe('the name of Kaal Sarp', () => {
  test('a full pattern has the text of its kind', () => {
    expect(listTexts(FULL)).toContain(kaalSarpTexts.full);
    expect(listTexts(FULL)).toContain(kaalSarpKinds.Anant);
  });

  test.each([
    ['one graha is outside', { Moon: 'Capricorn 8' }],
    ['a graha is within a degree of a node', { Sun: 'Aries 10.5' }],
  ])('if %s, the name is “partial Anant”, and the text of the kind is left out', (_, change) => {
    const texts = listTexts({ ...FULL, ...change });
    expect(texts[0]).toContain('partial Anant');
    expect(texts).not.toContain(kaalSarpKinds.Anant);
    expect(texts).not.toContain(kaalSarpTexts.ascendingOf);
  });

  test('without a birth time a partial pattern has no name', () => {
    const { lagna: _lagna, ...withoutTime } = FULL;
    const chart = createChart({ ...withoutTime, Moon: 'Capricorn 8' });
    const context = createContext({
      ...ASHA,
      chart,
      dayRange: { earliest: chart, latest: chart, charts: [chart] },
    });
    expect(writeKaalSarpPart(context).statements[0]!.text).toContain('call it partial.');
  });
});
