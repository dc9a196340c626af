/** Describes Manglik of both charts and of the match, by the hour where the time of birth is unknown. */
import type { Cancellation, Manglik, MarsCount } from '#src/astrology/contract-doshas.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { gradeManglikMatch, matchManglik } from '#src/astrology/doshas/manglik-match.ts';
import { listManglikStays, type ManglikStay } from '#src/astrology/doshas/manglik-stays.ts';
import { combineEqual, joinStays } from '#src/astrology/matching/stay-hours.ts';
import { formatGraha, formatList } from '#src/astrology/phrases.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Match, MatchManglik } from './contract.ts';
import type { Couple, CouplePerson } from './couple.ts';
import { formatStaySpans } from './birth-hours.ts';
import {
  CONSEQUENCES_WITHOUT_LAGNA,
  formatForBirth,
  formatIfBorn,
  LAGNA_NEEDED_TEXT,
  MANGLIK_CONSEQUENCES,
  MANGLIK_LABELS,
  MANGLIK_MATCH_TEXTS,
  MILD_WITHOUT_LAGNA_LABEL,
  NO_COUNT_CLAUSE,
  NOT_MANGLIK_TEXT,
} from './texts/manglik-texts.ts';

type Judged = Pick<ManglikStay, 'manglik' | 'from' | 'to'>;

export function describeManglik({ groom, bride }: Couple): Match['manglik'] {
  return {
    groom: describePerson(groom),
    bride: describePerson(bride),
    match: describeMatch(groom, bride),
  };
}

function describePerson(person: CouplePerson): MatchManglik {
  const { moment, chart } = person;
  if (!moment.isTimeKnown) return describeWithoutLagna(person, listManglikStays(moment));
  const manglik = judgeManglik(chart);
  return {
    verdict: manglik.verdict,
    label: MANGLIK_LABELS[manglik.verdict],
    text: describeCounts(manglik),
    ...describeCancellations(manglik),
  };
}

/** The count from the lagna weighs most: without it a chart is mildly Manglik by the other counts, or its verdict is open. */
function describeWithoutLagna(person: CouplePerson, stays: readonly Judged[]): MatchManglik {
  const isMild = stays.every(({ manglik }) => manglik.verdict === 'mild');
  return {
    verdict: isMild ? 'mild' : 'uncertain',
    label: isMild ? MILD_WITHOUT_LAGNA_LABEL : MANGLIK_LABELS.uncertain,
    text: `${describeCountsByHour(person, stays)} ${LAGNA_NEEDED_TEXT}`,
    ...describeCancellationsByHour(person, stays),
  };
}

/** "If born before 5:46 am, Mars is in … If born after 5:46 am, Mars is in …": once if it is the same at every hour */
function describeCountsByHour({ birth }: CouplePerson, stays: readonly Judged[]): string {
  const groups = groupStays(
    birth,
    stays,
    stays.map(({ manglik }) => describeCountsWithoutLagna(manglik)),
  );
  return groups
    .map(({ value, hours }) => (groups.length === 1 ? `${value}.` : formatIfBorn(hours, value)))
    .join(' ');
}

/** The values of the day, each once with all its hours. */
function groupStays(
  birth: ResolvedBirth,
  stays: readonly Judged[],
  values: readonly string[],
): { value: string; hours: string }[] {
  return [...Map.groupBy(joinStays(values, combineEqual), ({ value }) => value)].map(([value, spans]) => ({
    value,
    hours: formatStaySpans(birth, stays, spans),
  }));
}

/**
 * The rules that cancel the count, else those that soften it, with the hours of birth for which they hold. A rule of all these
 * hours is the only one that is named.
 */
function describeCancellationsByHour({ birth }: CouplePerson, stays: readonly Judged[]) {
  const isCancelled = stays.some(({ manglik }) => manglik.verdict === 'cancelled');
  const verdict = isCancelled ? 'cancelled' : 'mild';
  const rulesOfStays = stays.map(({ manglik }) =>
    manglik.verdict === verdict ? listDecidingRules(manglik) : null,
  );
  const common = listCommonRules(rulesOfStays.filter((rules) => rules !== null));
  const named = rulesOfStays.map((rules) => rules && (common.length > 0 ? common : rules));
  const groups = groupStays(
    birth,
    stays,
    named.map((rules) => (rules ? joinReasons(rules) : '')),
  );
  const reasons = groups.filter(({ value }) => value !== '');
  if (reasons.length === 0) return { reason: '', source: '' };
  const texts = groups.length === 1 ? [groups[0]!.value] : reasons.map(formatReasonOfHours);
  return {
    reason: `${texts.join('; ')}: ${CONCLUSIONS_WITHOUT_LAGNA[verdict]}`,
    source: joinSources(named.flatMap((rules) => rules ?? [])),
  };
}

const formatReasonOfHours = ({ value, hours }: { value: string; hours: string }): string =>
  formatForBirth(hours, value);

function describeCounts({ verdict, counts }: Manglik): string {
  if (verdict === 'none') return NOT_MANGLIK_TEXT;
  return `Mars is in ${formatHouses(counts.filter(({ applies }) => applies))}. ${MANGLIK_CONSEQUENCES[verdict]}`;
}

/** A clause without a full stop. */
function describeCountsWithoutLagna({ verdict, counts }: Manglik): string {
  if (verdict === 'none') return NO_COUNT_CLAUSE;
  const consequence = CONSEQUENCES_WITHOUT_LAGNA[verdict === 'cancelled' ? 'cancelled' : 'mild'];
  return `Mars is in ${formatHouses(counts.filter(({ applies }) => applies))}, ${consequence}`;
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
function describeCancellations(manglik: Manglik): Pick<MatchManglik, 'reason' | 'source'> {
  const rules = listDecidingRules(manglik);
  if (rules.length === 0) return { reason: '', source: '' };
  return { reason: `${joinReasons(rules)}: ${CONCLUSIONS[manglik.verdict]}`, source: joinSources(rules) };
}

function listDecidingRules({ cancellations, verdict }: Manglik): Cancellation[] {
  const applying = cancellations.filter(({ applies }) => applies);
  const cancelling = applying.filter(({ effect }) => effect === 'cancels');
  return cancelling.length > 0 ? cancelling : verdict === 'mild' ? applying : [];
}

/** Those with one reason at all hours. */
const listCommonRules = (byHour: readonly Cancellation[][]): Cancellation[] =>
  (byHour[0] ?? []).filter(({ because }) =>
    byHour.every((rules) => rules.some((rule) => rule.because === because)),
  );

const joinReasons = (rules: readonly Cancellation[]): string =>
  omitShorterForms(rules.map(({ because }) => because)).join('; ');

const joinSources = (rules: readonly Cancellation[]): string =>
  [...new Set(rules.flatMap(({ source }) => source.split('; ')))].join('; ');

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
const CONCLUSIONS_WITHOUT_LAGNA = { mild: CONCLUSIONS.mild, cancelled: 'this count is cancelled' };

function describeMatch(groom: CouplePerson, bride: CouplePerson): Match['manglik']['match'] {
  const { source } = matchManglik(groom.chart, bride.chart);
  const isTimeKnown = groom.moment.isTimeKnown && bride.moment.isTimeKnown;
  const verdict = isTimeKnown ? gradeManglikMatch(groom.chart, bride.chart) : 'open';
  return { text: MANGLIK_MATCH_TEXTS[verdict], source };
}
