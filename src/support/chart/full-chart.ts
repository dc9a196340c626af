/** Computes all values of a birth, so that support can check the facts behind every statement of a report. */
import { computeAstrologerTables } from '#src/astrology/astrologer-tables.ts';
import { judgeYogas } from '#src/astrology/yogas/judge-yogas.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { computeTransitSnapshot } from '#src/astrology/transits/transit-snapshot.ts';
import { computeTimingWithoutTime } from '#src/astrology/timing/timing-without-time.ts';
import { computeTiming } from '#src/astrology/timing/timing.ts';
import { computeTransits } from '#src/astrology/transits/transits.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { computeFullChart } from '#src/astrology/full-chart.ts';
import { formatYogaReason, formatYogaReduction, getYogaRule } from '#src/reports/text/yoga-phrases.ts';

/** Length of the period whose transits are listed. */
const TRANSIT_YEARS = 5;

/**
 * @param now ISO instant, for transits and the annual chart
 * @param syllable first syllable of the name in Devanagari
 */
export function computeFullOutput(
  birth: BirthMoment,
  now: string,
  settings: Partial<ChartSettings>,
  syllable: string | null = null,
) {
  const { chart, vargas: _vargas, yogas: _yogas, ...derivedValues } = computeFullChart(birth, now, settings);
  const until = `${Number(now.slice(0, 4)) + TRANSIT_YEARS}${now.slice(4)}`;
  return {
    ...derivedValues,
    grahas: chart.grahas,
    yogas: judgeYogas(chart).map(({ yoga: { key, family }, verdict }) => ({
      key,
      family,
      ...getYogaRule(key),
      isPresent: verdict.isPresent,
      because: formatYogaReason(verdict.reason),
      keys: verdict.keys,
      reducedBy: verdict.reducedBy && formatYogaReduction(verdict.reducedBy),
    })),
    shadbala: computeShadbala(chart),
    sky: computeTransitSnapshot(chart, now),
    transits: computeTransits(chart, now, until),
    astrologerTables: computeAstrologerTables(chart, birth, now, syllable),
    timing: chart.lagna
      ? computeTiming(chart, { now, sensitivity: derivedValues.sensitivity })
      : computeTimingWithoutTime(birth, now, settings),
  };
}
