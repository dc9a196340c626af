/** Describes Manglik of both charts and of the match, for all signs that the grahas may have at an unknown hour. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { Manglik, MarsCount } from '#src/astrology/contract-doshas.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { matchManglik, matchPossibleManglik } from '#src/astrology/doshas/manglik-match.ts';
import { STAY_MARGIN_DAYS } from '#src/astrology/moon-range.ts';
import { formatGraha, formatList } from '#src/astrology/phrases.ts';
import type { Match, MatchManglik } from './contract.ts';
import type { Couple, CouplePerson } from './couple.ts';
import {
  COUNT_CONSEQUENCES,
  formatAtSomeHours,
  formatCancelledByHour,
  LAGNA_NEEDED_TEXT,
  MANGLIK_CONSEQUENCES,
  MANGLIK_IN_PART_LABEL,
  MANGLIK_LABELS,
  MANGLIK_MATCH_TEXTS,
  NO_COUNT_TEXT,
  NOT_MANGLIK_TEXT,
  UNCERTAIN_MANGLIK_TEXT,
} from './texts/manglik-texts.ts';

export function describeManglik({ groom, bride }: Couple): Match['manglik'] {
  const [groomCharts, brideCharts] = [listPossibleCharts(groom), listPossibleCharts(bride)];
  return {
    groom: describeCharts(groomCharts),
    bride: describeCharts(brideCharts),
    match: describeMatch(groomCharts, brideCharts),
  };
}

/**
 * The chart of a known time; else those at both ends of the day, and before and after the Moon changes its sign. So each graha
 * that changes its sign on that day, before or after the Moon, is in both signs with each sign of the Moon that it meets.
 */
function listPossibleCharts({ chart, moment, stays }: CouplePerson): Chart[] {
  if (moment.isTimeKnown) return [chart];
  const signChanges = stays
    .filter(({ moon }, index) => index > 0 && moon.sign !== stays[index - 1]!.moon.sign)
    .flatMap(({ from }) => [-1, 1].map((side) => formatIso(parseUt(from) + side * STAY_MARGIN_DAYS)));
  return [stays[0]!.from, ...signChanges, stays.at(-1)!.to].map((utc) => computeChart({ ...moment, utc }));
}

function describeCharts(charts: readonly Chart[]): MatchManglik {
  const judged = charts.map(judgeManglik);
  const [first] = judged as [Manglik, ...Manglik[]];
  if (!charts[0]!.isTimeKnown) return describeWithoutLagna(judged);
  return {
    verdict: first.verdict,
    label: MANGLIK_LABELS[first.verdict],
    text: describeCounts(first),
    ...describeCancellations(first, CONCLUSIONS),
  };
}

/** The count from the lagna weighs most, so without it a chart is at least in part Manglik, or its verdict is open. */
function describeWithoutLagna(judged: readonly Manglik[]): MatchManglik {
  const [first] = judged as [Manglik, ...Manglik[]];
  const isCertain = judged.every(({ verdict }) => verdict === first.verdict);
  if (!isCertain) return describeCancelledByHour(judged) ?? toOpen(UNCERTAIN_MANGLIK_TEXT);
  const [counts, ...others] = new Set(judged.map(describeCountsWithoutLagna));
  const open = toOpen(others.length === 0 ? counts! : formatAtSomeHours(counts!));
  const isInPart = first.verdict === 'mild' || first.verdict === 'present';
  return {
    ...open,
    ...(isInPart ? { verdict: 'mild', label: MANGLIK_IN_PART_LABEL } : {}),
    ...describeCancellations(first, COUNT_CONCLUSIONS),
  };
}

/** Null unless Mars is in no Manglik house at some hours, and cancelled at the others. */
function describeCancelledByHour(judged: readonly Manglik[]): MatchManglik | null {
  const cancelled = judged.filter(({ verdict }) => verdict === 'cancelled');
  const isAlwaysNo = judged.every(({ verdict }) => verdict === 'cancelled' || verdict === 'none');
  if (!isAlwaysNo || cancelled.length === 0) return null;
  const [first] = cancelled as [Manglik, ...Manglik[]];
  const houses = formatHouses(first.counts.filter(({ applies }) => applies));
  return { ...toOpen(formatCancelledByHour(houses)), ...describeCancellations(first, COUNT_CONCLUSIONS) };
}

/** @param counts what the counts from the Moon and Venus give */
const toOpen = (counts: string): MatchManglik => ({
  verdict: 'uncertain',
  label: MANGLIK_LABELS.uncertain,
  text: `${counts} ${LAGNA_NEEDED_TEXT}`,
  reason: '',
  source: '',
});

function describeCounts({ verdict, counts }: Manglik): string {
  if (verdict === 'none') return NOT_MANGLIK_TEXT;
  return `Mars is in ${formatHouses(counts.filter(({ applies }) => applies))}. ${MANGLIK_CONSEQUENCES[verdict]}`;
}

function describeCountsWithoutLagna({ verdict, counts }: Manglik): string {
  if (verdict === 'none') return NO_COUNT_TEXT;
  const consequence = COUNT_CONSEQUENCES[verdict === 'cancelled' ? 'cancelled' : 'mild'];
  return `Mars is in ${formatHouses(counts.filter(({ applies }) => applies))}${consequence}`;
}

/** "the first house from the lagna and Venus and the seventh house from the Moon" */
function formatHouses(counts: readonly MarsCount[]): string {
  const houses = [...new Set(counts.map(({ house }) => house))];
  return formatList(
    houses.map((house) => {
      const origins = counts.filter((count) => count.house === house).map(({ origin }) => origin);
      return `the ${formatOrdinal(house)} house from ${formatList(origins.map(formatOrigin))}`;
    }),
  );
}

const formatOrigin = (origin: MarsCount['origin']): string =>
  origin === 'lagna' ? 'the lagna' : formatGraha(origin);

/** The rules that cancel it; without one those that soften it. */
function describeCancellations(
  { cancellations, verdict }: Manglik,
  conclusions: Record<Manglik['verdict'], string>,
): Pick<MatchManglik, 'reason' | 'source'> {
  const applying = cancellations.filter(({ applies }) => applies);
  const cancelling = applying.filter(({ effect }) => effect === 'cancels');
  const rules = cancelling.length > 0 ? cancelling : verdict === 'mild' ? applying : [];
  if (rules.length === 0) return { reason: '', source: '' };
  const sources = rules.flatMap(({ source }) => source.split('; '));
  return {
    reason: `${omitShorterForms(rules.map(({ because }) => because)).join('; ')}: ${conclusions[verdict]}`,
    source: [...new Set(sources)].join('; '),
  };
}

/** Leaves out "Mars is in Capricorn" beside "Mars is in Capricorn, in the seventh house of the count". */
const omitShorterForms = (reasons: readonly string[]): string[] =>
  [...new Set(reasons)].filter(
    (reason) => !reasons.some((other) => other !== reason && other.startsWith(reason)),
  );

const CONCLUSIONS: Record<Manglik['verdict'], string> = {
  none: '',
  cancelled: 'the dosha is cancelled',
  mild: 'the dosha is lighter',
  present: 'a part of the dosha is cancelled',
};

/** Of the counts from the Moon and Venus alone. */
const COUNT_CONCLUSIONS: typeof CONCLUSIONS = { ...CONCLUSIONS, cancelled: 'this count is cancelled' };

function describeMatch(
  groomCharts: readonly Chart[],
  brideCharts: readonly Chart[],
): Match['manglik']['match'] {
  const { source } = matchManglik(groomCharts[0]!, brideCharts[0]!);
  const isTimeKnown = [groomCharts, brideCharts].every(([chart]) => chart!.isTimeKnown);
  const verdict = isTimeKnown ? matchPossibleManglik(groomCharts, brideCharts) : 'open';
  return { text: MANGLIK_MATCH_TEXTS[verdict], source };
}
