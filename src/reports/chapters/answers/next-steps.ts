/** The dated steps of the next three years: new periods, and the entries of Saturn and Jupiter into signs. */
import type { Graha } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { listSlowStays } from '#src/reports/chapters/saturn/slow-stays.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';

/** `house` is that of the lord, or of the sign that the graha enters. Houses of transits are counted from the Moon without a birth time. */
export type Step = { at: string; house: number } & (
  { kind: 'maha' | 'antar'; lord: Graha } | { kind: 'transit'; graha: 'Saturn' | 'Jupiter'; sign: number }
);

const YEARS_AHEAD = 3;
const MAX_STEPS = 3;
const MAX_PERIODS = 2;
/** A shorter stay is one before a retrograde return. */
const MIN_STAY_DAYS = 100;

export const getEndOfNextYears = ({ now }: ReportContext): string =>
  new Date(Date.parse(now) + YEARS_AHEAD * YEAR_MS).toISOString();

/** In the order of time; periods come first where there are too many. */
export function listNextSteps(context: ReportContext): Step[] {
  const until = getEndOfNextYears(context);
  return [
    ...listPeriodSteps(context, until),
    ...findTransitStep(context, 'Saturn', until),
    ...findTransitStep(context, 'Jupiter', until),
  ]
    .slice(0, MAX_STEPS)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The first two antardashas; a new mahadasha takes the place of the second. */
function listPeriodSteps({ isTimeKnown, chart, now }: ReportContext, until: string): Step[] {
  if (!isTimeKnown) return [];
  const steps = listUpcomingAntardashas(chart, now)
    .filter(({ antar }) => antar.start < until)
    .map(({ maha, antar }): Step & { kind: 'maha' | 'antar' } => ({
      kind: antar.start === maha.start ? 'maha' : 'antar',
      at: antar.start,
      lord: antar.lord,
      house: getHouse(chart, antar.lord),
    }));
  const newMaha = steps.find(({ kind }) => kind === 'maha');
  return newMaha ? [...new Set([steps[0]!, newMaha])] : steps.slice(0, MAX_PERIODS);
}

/** The first entry in direct motion; for Jupiter into a sign that is favourable from the Moon. */
function findTransitStep({ chart, now }: ReportContext, graha: 'Saturn' | 'Jupiter', until: string): Step[] {
  const stay = listSlowStays(chart, graha, now, until).find(
    ({ from, to, enteredRetrograde, isFavourable }) =>
      from > now &&
      from < until &&
      !enteredRetrograde &&
      Date.parse(to) - Date.parse(from) > MIN_STAY_DAYS * DAY_MS &&
      (graha === 'Saturn' || isFavourable),
  );
  if (!stay) return [];
  return [{ kind: 'transit', at: stay.from, graha, sign: stay.sign, house: stay.fromLagna ?? stay.fromMoon }];
}
