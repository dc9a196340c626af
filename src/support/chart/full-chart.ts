/** What else the engine knows of a birth, for support: the facts behind any sentence of a report. */
import { judgedYogas } from '#src/astrology/yogas/judged-yogas.ts';
import { shadbalaOf } from '#src/astrology/shadbala/shadbala.ts';
import { skyOn } from '#src/astrology/transits/sky-on.ts';
import { transitsFor } from '#src/astrology/transits/transits-for.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { wholeChart } from '#src/astrology/whole-chart.ts';

/** Transits are told for as many years from now on. */
const YEARS_AHEAD = 5;

/** @param now ISO instant, for what passes: transits, the annual chart */
export function everythingOf(birth: BirthMoment, now: string, settings: Partial<ChartSettings>) {
  const { chart, vargas: _vargas, yogas: _yogas, ...rest } = wholeChart(birth, now, settings);
  const until = `${Number(now.slice(0, 4)) + YEARS_AHEAD}${now.slice(4)}`;
  return {
    ...rest,
    grahas: chart.grahas,
    yogas: judgedYogas(chart).map(({ yoga: { key, name, family, rule, source }, verdict }) => ({
      key,
      name,
      family,
      rule,
      source,
      ...verdict,
    })),
    shadbala: shadbalaOf(chart),
    sky: skyOn(chart, now),
    transits: transitsFor(chart, now, until),
  };
}
