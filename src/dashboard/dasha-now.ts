/** The three periods that run at a moment, each with what it means in this chart. */
import type { Chart, DashaPeriod } from '#src/astrology/contract.ts';
import { subPeriods } from '#src/astrology/vimshottari.ts';
import { LEVELS, type DashaNow } from './contract.ts';
import { antarMeaning, mahaMeaning, momentMeaning } from './period-meaning.ts';

/** Beyond the 120 years of the cycle the last periods stand. */
export function dashaNow(chart: Chart, now: string): DashaNow {
  const maha = runningIn(chart.vimshottari, now);
  const antar = runningIn(maha.antar, now);
  const parts = subPeriods(antar);
  const part = runningIn(parts, now);
  const change = nextChange(chart, [maha, antar, part], parts);
  return {
    kind: 'dates',
    running: [
      { ...span(maha), level: 'maha', said: mahaMeaning(chart, maha.lord) },
      { ...span(antar), level: 'antar', said: antarMeaning(chart, maha.lord, antar.lord) },
      { ...span(part), level: 'pratyantar', said: momentMeaning(chart, part.lord) },
    ],
    ...(change ? { change } : {}),
    life: chart.vimshottari.map(span),
    within: maha.antar.map(span),
  };
}

export const runningIn = <T extends DashaPeriod>(periods: readonly T[], now: string): T =>
  periods.find(({ end }) => Date.parse(now) < Date.parse(end)) ?? periods.at(-1)!;

const span = ({ lord, start, end }: DashaPeriod): DashaPeriod => ({ lord, start, end });

/** When the last of the parts ends, the period above it ends with it: that is the change worth naming. */
function nextChange(
  { vimshottari }: Chart,
  running: [DashaPeriod & { antar: DashaPeriod[] }, DashaPeriod, DashaPeriod],
  parts: DashaPeriod[],
): DashaNow['change'] {
  const [maha, antar, part] = running;
  const chains = [vimshottari, maha.antar, parts];
  const place = [maha, antar, part].map(({ start }, i) => chains[i]!.findIndex((one) => one.start === start));
  for (const depth of [2, 1, 0]) {
    const coming = chains[depth]![place[depth]! + 1];
    if (coming) return { level: LEVELS[depth]!, lord: coming.lord, at: coming.start };
  }
  return undefined;
}
