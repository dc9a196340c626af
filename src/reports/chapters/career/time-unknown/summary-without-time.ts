/** Parts of the career summary for an unknown birth time. */
import type { Graha } from '#src/astrology/contract.ts';
import {
  findTransitStays,
  findWorkTransits,
  SLOW_PLANETS,
} from '#src/reports/chapters/career/work-periods.ts';
import {
  buildDate,
  buildSignFact,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import { transitDateLine } from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { formatDegrees, formatOrdinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';

const GRAHA_LABELS: readonly [Graha, string][] = [
  ['Sun', 'Sun, standing'],
  ['Mercury', 'Mercury, skill'],
  ['Saturn', 'Saturn, toil'],
];

export const buildKeyFactsWithoutTime = ({ dayRange }: TimeUnknownContext): KeyFact[] =>
  GRAHA_LABELS.map(([graha, label]) => {
    const [early, late] = [dayRange.earliest.grahas[graha], dayRange.latest.grahas[graha]];
    const later = early.sign === late.sign ? '' : `, later ${signName(late.sign)}`;
    return buildSignFact(label, early.sign, `${formatDegrees(early.degreeInSign)} at midnight${later}`);
  });

/** Null where the two ends of the day are in different great periods. A later birth has the earlier dates. */
export function describeNowWithoutTime({ dayRange, now }: TimeUnknownContext): CurrentPeriod | null {
  const last = findDashasAt(dayRange.earliest, now);
  const first = findDashasAt(dayRange.latest, now);
  if (first.over || last.over || first.maha.lord !== last.maha.lord) return null;
  return {
    title: `Now: ${first.maha.lord}`,
    text: `Whatever the hour was, its great period is running. It ends between ${formatShortDate(first.maha.end)} and ${formatShortDate(last.maha.end)}.`,
  };
}

/** The next entries of Saturn and Jupiter, counted from the Moon; none where the Moon changed its sign. */
export function buildDatesWithoutTime(context: TimeUnknownContext): ImportantDate[] {
  const { chart, now } = context;
  if (!hasOneMoonSign(context)) return [];
  const stays = SLOW_PLANETS.flatMap((graha) => findTransitStays(chart, now, graha));
  return findWorkTransits(chart, stays)
    .filter(({ from }) => from > now)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, 3)
    .map(({ graha, house, from }) =>
      buildDate(
        from,
        `${graha} enters the ${formatOrdinal(house)} sign from your Moon: ${transitDateLine[graha][house]}.`,
      ),
    );
}
