/** The method page lets a reader compute everything again: every convention is on it, as the chart was really made. */
import { describe, expect, test } from 'vitest';
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { ASHA } from '#src/testing/fixtures/births.ts';
import { writeReport } from '#src/reports/write-report.ts';

function methodPage(settings: Partial<ChartSettings> = {}): Record<string, string> {
  const chart = { ...ASHA.chart, settings: { ...ASHA.chart.settings, ...settings } };
  const page = writeReport({ ...ASHA, chart }).pages.find(({ kind }) => kind === 'method')!;
  if (page.kind !== 'method') throw new Error('No method page.');
  return Object.fromEntries(page.rows.map(({ label, value }) => [label, value]));
}

describe('the method page', () => {
  test.each([
    [{ ayanamsa: 'kp' }, 'Zodiac', /Krishnamurti/],
    [{ ayanamsa: 'raman' }, 'Zodiac', /Raman/],
    [{ ayanamsa: 'true-chitra' }, 'Zodiac', /True Chitra/],
    [{ node: 'mean' }, 'Nodes', /Mean node/],
    [{ node: 'true' }, 'Nodes', /True node/],
    [{ yearDays: 360 }, 'Periods', /360 days/],
    [{ sunrise: 'hindu' }, 'Sunrise', /without refraction/],
    [{ karakas: 8 }, 'Karakas', /Eight/],
  ] as const)('names the convention of %o', (settings, label, words) => {
    expect(methodPage(settings)[label]).toMatch(words);
  });

  test('names zone and offset of the clock, also where noon stands in for the hour', () => {
    expect(methodPage().Instant).toContain('from 14:30 by IST, +5:30 (zone Asia/Kolkata)');
  });

  test('says whose places these are', () => {
    expect(methodPage().Place).toContain(ATTRIBUTION);
  });
});
