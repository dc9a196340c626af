import { describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { hasAspect } from '#src/astrology/houses.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { presentPeriod } from '#src/reports/content/en/love/marriage-timing.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { lovePairs } from '#src/testing/reports/forbidden-pairs/love.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createBirths, createReportInput } from '#src/testing/fixtures/births.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { getPartnershipRoles } from './partnership-periods.ts';
import { marriageTimingChapter } from './marriage-timing.ts';

/** With Leo rising the seventh house is Aquarius; its lord is Saturn. */
const chart = createChart({
  lagna: 'Leo 15',
  Sun: 'Cancer 5',
  Moon: 'Scorpio 10',
  Mars: 'Cancer 20',
  Mercury: 'Virgo 3',
  Jupiter: 'Libra 12',
  Venus: 'Virgo 8',
  Saturn: 'Gemini 2',
  Rahu: 'Taurus 18',
});

describe('links of grahas with partnership', () => {
  const roles = getPartnershipRoles({ ...chart, lagna: chart.lagna! });

  test('Mars in Cancer and Jupiter in Libra aspect Aquarius, the seventh house', () => {
    expect(roles.get('Mars')?.phrase).toBe('aspects the seventh house');
    expect(roles.get('Jupiter')?.phrase).toBe('aspects the seventh house');
  });

  test('Saturn rules the seventh house, and Mercury in Virgo has no link', () => {
    expect(roles.get('Saturn')?.phrase).toBe('rules the seventh house');
    expect(roles.has('Mercury')).toBe(false);
  });

  test('a graha in one sign with the lord of the seventh is linked', () => {
    const withLord = createChart({ lagna: 'Leo 15', Saturn: 'Gemini 2', Mercury: 'Gemini 20' });
    expect(getPartnershipRoles({ ...withLord, lagna: withLord.lagna! }).get('Mercury')?.phrase).toBe(
      'is with the lord of the seventh house',
    );
  });
});

test('the present period is never called a time for other matters if its lord aspects the seventh house', () => {
  const adults = createBirths(120)
    .map((birth) => createContext(createReportInput(birth, 'love-marriage')))
    .filter((context): context is TimeKnownContext => context.isTimeKnown);
  const texts = adults.flatMap((context) => {
    const page = writeChapter(marriageTimingChapter, context);
    const { antar } = findDashasAt(context.chart, context.now);
    const isAspecting = GRAHAS.some((graha) => graha === antar.lord && hasAspect(context.chart, graha, 7));
    return page?.kind === 'table' && isAspecting ? [page.statements[0]!.text] : [];
  });
  expect(texts.length).toBeGreaterThan(10);
  expect(texts).not.toContain(presentPeriod.between);
});

test.each(lovePairs)('120 love reports contain no pair: $name', ({ hasFirst, hasSecond }) => {
  const documents = createBirths(120).map((birth) => writeReport(createReportInput(birth, 'love-marriage')));
  expect(documents.some(hasFirst)).toBe(true);
  expect(documents.filter((document) => hasFirst(document) && hasSecond(document))).toEqual([]);
});
