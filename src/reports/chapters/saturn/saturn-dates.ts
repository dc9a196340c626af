/** The next days on which Saturn changes signs, and the day on which Sade Sati next begins or ends. */
import type { SummaryPage } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS, findSlowStays, type SlowStay } from './slow-stays.ts';
import { formatOrdinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import { getSadeSatiTimeline } from './sade-sati-timeline.ts';

type ImportantDate = SummaryPage['dates'][number];

/** Saturn never stays longer in a sign, turns back included. */
const SEARCH_DAYS = 1800;

export function listSaturnDates(context: ReportContext): ImportantDate[] {
  const { chart, now } = context;
  const until = new Date(Date.parse(now) + SEARCH_DAYS * DAY_MS).toISOString();
  const coming = findSlowStays(chart, 'Saturn', now, until).filter(({ from }) => from > now);
  const turn = findTurningPoint(context);
  const crossings = coming
    .filter(({ from }) => from !== turn?.at)
    .map((stay, i) => buildCrossingDate(stay, coming.slice(0, i)));
  const dates = [...crossings.slice(0, turn ? 2 : 3), ...(turn ? [buildDate(turn.at, turn.text)] : [])];
  return dates.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The end of the passage that runs, or the beginning of the next. */
function findTurningPoint(context: ReportContext): { at: string; text: string } | null {
  const { running, next } = getSadeSatiTimeline(context);
  if (running)
    return { at: running.to, text: 'Sade Sati is over: Saturn leaves the last of its three signs.' };
  return next ? { at: next.from, text: 'Sade Sati begins: Saturn enters the sign before your Moon.' } : null;
}

function buildCrossingDate(
  { sign, from, backwards, fromMoon }: SlowStay,
  before: readonly SlowStay[],
): ImportantDate {
  const again = before.some((stay) => stay.sign === sign);
  const how = backwards
    ? 'Turning back, Saturn re-enters'
    : again
      ? 'Saturn comes again to'
      : 'Saturn enters';
  return buildDate(
    from,
    `${how} ${signName(sign)}, ${PLACE_PHRASES[fromMoon] ?? `${formatOrdinal(fromMoon)} from your Moon`}.`,
  );
}

const PLACE_PHRASES: Partial<Record<number, string>> = {
  12: 'the first of the three signs',
  1: 'the middle one of the three, your Moon’s own',
  2: 'the last of the three',
  3: 'one of its three favoured places',
  4: 'the place of Kantaka',
  6: 'a favoured place, sixth from your Moon',
  8: 'the place of Ashtama',
  11: 'the best of its places, eleventh from your Moon',
};

const buildDate = (at: string, text: string): ImportantDate => ({
  date: at.slice(0, 10),
  when: formatShortDate(at),
  text,
});
