/** Finds the periods that run at an instant. Levels below the antardasha are computed for the running period only. */
import { DASHA_LEVEL_NAMES, type DashaLevelName, type DatedPeriod } from '#src/astrology/contract-dashas.ts';
import type { DashaPeriod, MahaDasha } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { listSubPeriods } from './vimshottari.ts';

export type RunningPeriod = DashaPeriod & { level: DashaLevelName };

/**
 * Lists the Vimshottari periods that run at an instant, from mahadasha to prana dasha. Each period is one of the nine
 * that listSubPeriods returns for the period before it; boundaries are whole seconds.
 * @param at ISO instant
 * @returns five periods; null before the first or after the last mahadasha
 */
export function findRunningVimshottari(
  vimshottari: readonly MahaDasha[],
  at: string,
): RunningPeriod[] | null {
  const maha = findRunningPeriod(vimshottari, at);
  if (!maha) return null;
  const { antar, ...mahaPeriod } = maha;
  const chain: DashaPeriod[] = [mahaPeriod];
  for (let parts = antar; chain.length < DASHA_LEVEL_NAMES.length;) {
    // Rounding to seconds may leave the last second of a period outside its parts.
    const part = findRunningPeriod(parts, at) ?? parts.at(-1)!;
    chain.push(part);
    parts = listSubPeriods(part);
  }
  return chain.map((period, index) => ({ level: DASHA_LEVEL_NAMES[index]!, ...period }));
}

/** @param periods in order of time; each includes its start and excludes its end */
export function findRunningPeriod<T extends DatedPeriod>(periods: readonly T[], at: string): T | null {
  const ut = parseUt(at);
  const running = periods.find(({ end }) => ut < parseUt(end));
  return running && parseUt(running.start) <= ut ? running : null;
}

/** Finds the mahadasha and the antardasha that run at an instant, in any dasha system; null outside the periods. */
export function findRunningDasha<Maha extends DatedPeriod & { antar: DatedPeriod[] }>(
  mahas: readonly Maha[],
  at: string,
): { maha: Omit<Maha, 'antar'>; antar: Maha['antar'][number] } | null {
  const running = findRunningPeriod(mahas, at);
  if (!running) return null;
  const { antar, ...maha } = running;
  return { maha, antar: findRunningPeriod(antar, at) ?? antar.at(-1)! };
}
