/** The mahadashas that may run now for a person whose birth time is unknown, by the hour of birth. */
import type { Graha } from '#src/astrology/contract.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { computeChartOfInstant, getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { findDashasAt } from './dasha-periods.ts';
import { HOUR_MS, MINUTE_MS } from './time-units.ts';

/** `until`: births up to this instant have this lord; null for the last one of the day. */
export type PossibleMaha = { lord: Graha; until: string | null };

/** Six hours of birth time move the dashas by less than six years, the length of the shortest mahadasha (the Sun). */
const STEP_MS = 6 * HOUR_MS;
const PRECISION_MS = 5 * MINUTE_MS;

/** In the order of the hours of birth. A later birth is further in the cycle. */
export function listPossibleMahas(context: TimeUnknownContext): PossibleMaha[] {
  const day = getCivilDayOfBirth(context.birth);
  const [start, end] = [Date.parse(day.from), Date.parse(day.to)];
  const findLord = (ms: number): Graha => {
    const chart = computeChartOfInstant(context.chart, context.birth, new Date(ms).toISOString());
    return findDashasAt(chart, context.now).maha.lord;
  };
  const mahas: PossibleMaha[] = [];
  for (let from = start; from < end; from += STEP_MS) {
    const to = Math.min(from + STEP_MS, end);
    const lord = findLord(from);
    if (findLord(to) === lord) continue;
    const until = findFirstChange((ms) => findLord(ms) === lord, from, to);
    mahas.push({ lord, until: new Date(until).toISOString() });
  }
  return [...mahas, { lord: findLord(end), until: null }];
}

/** The first instant after the change, at most PRECISION_MS late. */
function findFirstChange(isSame: (ms: number) => boolean, inside: number, outside: number): number {
  if (outside - inside <= PRECISION_MS) return outside;
  const middle = (inside + outside) / 2;
  return isSame(middle) ? findFirstChange(isSame, middle, outside) : findFirstChange(isSame, inside, middle);
}
