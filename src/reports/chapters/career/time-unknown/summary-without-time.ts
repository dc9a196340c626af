/** What the page in one minute tells of work when the hour is not known. */
import { RASHIS, type Graha } from '#src/astrology/contract.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { transitDateLine } from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { type BirthDayRange, hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatDegrees, formatOrdinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import {
  findWorkTransits,
  type SlowPlanet,
  findTransitStays,
} from '#src/reports/chapters/career/work-periods.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;

const GRAHA_LABELS: readonly [Graha, string][] = [
  ['Sun', 'Sun, standing'],
  ['Mercury', 'Mercury, skill'],
  ['Saturn', 'Saturn, toil'],
];

/** Three whose signs need no hour. */
export function buildKeyFactsWithoutTime({ earliest, latest }: BirthDayRange): MinuteDraft['keyFacts'] {
  return GRAHA_LABELS.map(([graha, label]) => {
    const [early, late] = [earliest.grahas[graha], latest.grahas[graha]];
    const sanskrit = RASHIS[early.sign - 1]!.devanagari;
    const later = early.sign === late.sign ? '' : `, later ${signName(late.sign)}`;
    return {
      label,
      value: signName(early.sign),
      note: `${sanskrit}, ${formatDegrees(early.degreeInSign)} at midnight${later}`,
    };
  });
}

/** Said where both ends of the day agree on the great period. */
export function describeNowWithoutTime(
  { earliest, latest }: BirthDayRange,
  now: string,
): Pick<MinuteDraft, 'now'> {
  const [late, early] = [earliest, latest].map((sky) => findDashasAt(sky, now));
  if (late!.over || early!.over || late!.maha.lord !== early!.maha.lord) return {};
  return {
    now: {
      title: `Now: ${late!.maha.lord}`,
      text: `Whatever the hour was, its great period is running. It ends between ${formatShortDate(early!.maha.end)} and ${formatShortDate(late!.maha.end)}.`,
    },
  };
}

const SLOW: readonly SlowPlanet[] = ['Saturn', 'Jupiter'];

/** The next arrivals of the slow ones, counted from a Moon that kept its sign. */
export function buildDatesWithoutTime({ chart, now, day }: ReportContext): MinuteDraft['dates'] {
  if (!hasOneSign(day!, 'Moon')) return [];
  const visits = SLOW.flatMap((graha) => findTransitStays(chart, now, graha));
  return findWorkTransits(chart, visits)
    .filter(({ from }) => from > now)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, 3)
    .map(({ graha, house, from }) => ({
      date: from.slice(0, 10),
      when: formatShortDate(from),
      text: `${graha} enters the ${formatOrdinal(house)} sign from your Moon: ${transitDateLine[graha][house]}.`,
    }));
}
