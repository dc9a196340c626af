/** The months for a change or a promotion in an antardasha whose texts advise to wait. */
import type { Graha, DashaPeriod } from '#src/astrology/contract.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import { isYouth } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { isRetired } from './career-stage.ts';

/** Roles whose texts advise to wait. */
const ROLES_OF_WAITING: readonly WorkRole[] = ['obstacle', 'other'];
/** A shorter part of a window is not named. */
const MIN_STEP_DAYS = 24;
/** Of more times the first ones are named. */
const MAX_TIMES = 2;

type Period = { role: WorkRole; antar: DashaPeriod & { lord: Graha } };
type Span = { from: string; to: string };

/** The good and best months in the order of time; windows of the two matters that overlap are one time. */
export function listMonthsForStep(context: TimeKnownContext, { role, antar }: Period): string[] {
  if (!ROLES_OF_WAITING.includes(role)) return [];
  const spans = (['workChange', 'promotion'] as const)
    .flatMap((matter) => getMatterTiming(context, matter).windows)
    .filter(({ grade }) => grade > 1)
    .map(({ from, to }) => ({
      from: getLaterInstant(from, antar.start),
      to: getEarlierInstant(to, antar.end),
    }))
    .filter(({ from, to }) => Date.parse(to) - Date.parse(from) >= MIN_STEP_DAYS * DAY_MS);
  return joinOverlapping(spans)
    .slice(0, MAX_TIMES)
    .map(({ from, to }) => formatMonthSpan(from, to, 'long'));
}

function joinOverlapping(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = getLaterInstant(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** The first of them, for readers whose answers name months for a change or a promotion. */
export const findFirstMonthsForStep = (context: TimeKnownContext, period: Period): string | undefined =>
  isRetired(context) || isYouth(context) ? undefined : listMonthsForStep(context, period)[0];
