/** Describes the three current Vimshottari periods, each with its meaning in this chart. */
import type { Chart, DashaPeriod } from '#src/astrology/contract.ts';
import { listSubPeriods } from '#src/astrology/dashas/vimshottari.ts';
import { DASHA_LEVELS, type DashaNow } from './contract.ts';
import { describeAntar, describeMaha, describePratyantar } from './period-meaning.ts';

/** The periods at the instant `now` (ISO). After the 120 years of the cycle, the last periods count as current. */
export function describeCurrentDasha(chart: Chart, now: string): DashaNow {
  const maha = findCurrentPeriod(chart.vimshottari, now);
  const antar = findCurrentPeriod(maha.antar, now);
  const pratyantars = listSubPeriods(antar);
  const pratyantar = findCurrentPeriod(pratyantars, now);
  const nextChange = findNextChange(chart, [maha, antar, pratyantar], pratyantars);
  return {
    kind: 'dates',
    current: [
      { ...toPeriod(maha), level: 'maha', statement: describeMaha(chart, maha.lord) },
      { ...toPeriod(antar), level: 'antar', statement: describeAntar(chart, maha.lord, antar.lord) },
      { ...toPeriod(pratyantar), level: 'pratyantar', statement: describePratyantar(chart, pratyantar.lord) },
    ],
    ...(nextChange ? { nextChange } : {}),
    mahaDashas: chart.vimshottari.map(toPeriod),
    antardashas: maha.antar.map(toPeriod),
  };
}

export const findCurrentPeriod = <T extends DashaPeriod>(periods: readonly T[], now: string): T =>
  periods.find(({ end }) => Date.parse(now) < Date.parse(end)) ?? periods.at(-1)!;

const toPeriod = ({ lord, start, end }: DashaPeriod): DashaPeriod => ({ lord, start, end });

/** Returns the highest level that changes next: with the last pratyantar of an antardasha, the antardasha ends too. */
function findNextChange(
  { vimshottari }: Chart,
  current: [DashaPeriod & { antar: DashaPeriod[] }, DashaPeriod, DashaPeriod],
  pratyantars: DashaPeriod[],
): DashaNow['nextChange'] {
  const [maha, antar, pratyantar] = current;
  const levels = [vimshottari, maha.antar, pratyantars];
  const indexes = [maha, antar, pratyantar].map(({ start }, i) =>
    levels[i]!.findIndex((period) => period.start === start),
  );
  for (const depth of [2, 1, 0]) {
    const next = levels[depth]![indexes[depth]! + 1];
    if (next) return { level: DASHA_LEVELS[depth]!, lord: next.lord, at: next.start };
  }
  return undefined;
}
