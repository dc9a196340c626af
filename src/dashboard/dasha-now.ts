/** The three current periods, each with its meaning in this chart. */
import type { Chart, DashaPeriod } from '#src/astrology/contract.ts';
import { listSubPeriods } from '#src/astrology/vimshottari.ts';
import { DASHA_LEVELS, type DashaNow } from './contract.ts';
import { describeAntar, describeMaha, describePratyantar } from './period-meaning.ts';

/** After the 120 years of the cycle, the last periods are returned. */
export function describeCurrentDasha(chart: Chart, now: string): DashaNow {
  const maha = findCurrentPeriod(chart.vimshottari, now);
  const antar = findCurrentPeriod(maha.antar, now);
  const parts = listSubPeriods(antar);
  const part = findCurrentPeriod(parts, now);
  const nextChange = findNextChange(chart, [maha, antar, part], parts);
  return {
    kind: 'dates',
    current: [
      { ...toPeriod(maha), level: 'maha', statement: describeMaha(chart, maha.lord) },
      { ...toPeriod(antar), level: 'antar', statement: describeAntar(chart, maha.lord, antar.lord) },
      { ...toPeriod(part), level: 'pratyantar', statement: describePratyantar(chart, part.lord) },
    ],
    ...(nextChange ? { nextChange } : {}),
    mahaDashas: chart.vimshottari.map(toPeriod),
    antarDashas: maha.antar.map(toPeriod),
  };
}

export const findCurrentPeriod = <T extends DashaPeriod>(periods: readonly T[], now: string): T =>
  periods.find(({ end }) => Date.parse(now) < Date.parse(end)) ?? periods.at(-1)!;

const toPeriod = ({ lord, start, end }: DashaPeriod): DashaPeriod => ({ lord, start, end });

/** When the last pratyantar of an antar ends, the antar ends too: the highest level that changes is reported. */
function findNextChange(
  { vimshottari }: Chart,
  current: [DashaPeriod & { antar: DashaPeriod[] }, DashaPeriod, DashaPeriod],
  parts: DashaPeriod[],
): DashaNow['nextChange'] {
  const [maha, antar, part] = current;
  const levels = [vimshottari, maha.antar, parts];
  const indexes = [maha, antar, part].map(({ start }, i) =>
    levels[i]!.findIndex((one) => one.start === start),
  );
  for (const depth of [2, 1, 0]) {
    const next = levels[depth]![indexes[depth]! + 1];
    if (next) return { level: DASHA_LEVELS[depth]!, lord: next.lord, at: next.start };
  }
  return undefined;
}
