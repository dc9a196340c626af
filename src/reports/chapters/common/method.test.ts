/** Checks that the method page names every setting of the computation. */
import { describe, expect, test } from 'vitest';
import { ATTRIBUTION } from '#src/places/contract-attribution.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { writeReport } from '#src/reports/write-report.ts';

/** The values of the rows by their labels. */
function getMethodRows(settings: Partial<ChartSettings> = {}): Record<string, string> {
  const chart = { ...ASHA.chart, settings: { ...ASHA.chart.settings, ...settings } };
  const page = writeReport({ ...ASHA, chart }).pages.find(({ kind }) => kind === 'method')!;
  if (page.kind !== 'method') throw new Error('No method page.');
  return Object.fromEntries(page.rows.map(({ label, value }) => [label, value]));
}

describe('method page', () => {
  test.each([
    [{ ayanamsa: 'kp' }, 'Zodiac', /Krishnamurti/],
    [{ ayanamsa: 'raman' }, 'Zodiac', /Raman/],
    [{ ayanamsa: 'true-chitra' }, 'Zodiac', /True Chitra/],
    [{ node: 'mean' }, 'Nodes', /Mean node/],
    [{ node: 'true' }, 'Nodes', /True node/],
    [{ yearDays: 360 }, 'Periods', /360 days/],
    [{ sunrise: 'hindu' }, 'Sunrise', /without refraction/],
    [{ karakas: 8 }, 'Karakas', /Eight/],
  ] as const)('names the convention of %o', (settings, label, pattern) => {
    expect(getMethodRows(settings)[label]).toMatch(pattern);
  });

  test('names the clock time of birth with its time zone and offset', () => {
    expect(getMethodRows().Instant).toContain('from 14:30 by IST, +5:30 (zone Asia/Kolkata)');
  });

  test('names the source of the places', () => {
    expect(getMethodRows().Place).toContain(ATTRIBUTION);
  });
});
