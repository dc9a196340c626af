/** Judges Manglik (also called Mangal dosha or Kuja dosha) by the position of Mars, and its cancellations. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Cancellation, Manglik, MarsCount, MarsOrigin } from '#src/astrology/contract-doshas.ts';
import { CANCELLATIONS_BY_PLANETS } from './cancellation-by-planets.ts';
import { CANCELLATIONS_BY_POSITION } from './cancellation-by-position.ts';
import { countMarsHouses } from './mars-houses.ts';

export const CANCELLATIONS = [...CANCELLATIONS_BY_POSITION, ...CANCELLATIONS_BY_PLANETS];

/** The weight of the count from the lagna; lighter counts make Manglik mild. */
const MIN_WEIGHT_OF_PRESENT = 1;
/** One softening rule is common and has little effect; handbooks require several. */
const SOFTENERS_FOR_MILD = 2;

/**
 * Verdicts: `none` if no count applies; `cancelled` if every count that applies is cancelled; `mild` if the uncancelled
 * counts weigh less than 1 or two softening rules apply; otherwise `present`. If the birth time is unknown, Mars is
 * counted from the Moon and Venus only; these weigh less than 1 together, so the verdict is at most `mild`.
 */
export function judgeManglik(chart: Chart): Manglik {
  const counts = countMarsHouses(chart);
  const applicableCounts = counts.filter(({ applies }) => applies);
  const cancellations = applicableCounts.length === 0 ? [] : judgeCancellations(chart, applicableCounts);
  const cancelledOrigins = new Set(
    filterApplying(cancellations, 'cancels').flatMap(({ affectedOrigins }) => affectedOrigins),
  );
  const uncancelledCounts = applicableCounts.filter(({ origin }) => !cancelledOrigins.has(origin));
  const softeners = filterApplying(cancellations, 'softens');
  const weight = uncancelledCounts.reduce((sum, count) => sum + count.weight, 0);
  return {
    verdict: decideVerdict(applicableCounts, uncancelledCounts, weight, softeners.length),
    reasons: listReasons(chart, applicableCounts, cancelledOrigins, cancellations),
    counts,
    cancellations,
    uncancelledOrigins: uncancelledCounts.map(({ origin }) => origin),
    weight,
  };
}

const judgeCancellations = (chart: Chart, applicableCounts: readonly MarsCount[]): Cancellation[] =>
  CANCELLATIONS.map(({ key, effect, source, judge }) => ({
    key,
    effect,
    source,
    ...judge(chart, applicableCounts),
  }));

const filterApplying = (
  cancellations: readonly Cancellation[],
  effect: Cancellation['effect'],
): Cancellation[] => cancellations.filter((rule) => rule.applies && rule.effect === effect);

function decideVerdict(
  applicableCounts: readonly MarsCount[],
  uncancelledCounts: readonly MarsCount[],
  weight: number,
  softenerCount: number,
): Manglik['verdict'] {
  if (applicableCounts.length === 0) return 'none';
  if (uncancelledCounts.length === 0) return 'cancelled';
  return weight < MIN_WEIGHT_OF_PRESENT || softenerCount >= SOFTENERS_FOR_MILD ? 'mild' : 'present';
}

function listReasons(
  chart: Chart,
  applicableCounts: readonly MarsCount[],
  cancelledOrigins: ReadonlySet<MarsOrigin>,
  cancellations: readonly Cancellation[],
): string[] {
  const withoutTime = chart.lagna
    ? []
    : ['the birth time is unknown, so Mars is counted from the Moon and Venus only'];
  if (applicableCounts.length === 0) return [...withoutTime, 'Mars is in none of the houses that count'];
  return [
    ...withoutTime,
    ...applicableCounts.map(({ because, isSouthern, origin }) =>
      [
        because,
        isSouthern ? ' (counted in the south)' : '',
        cancelledOrigins.has(origin) ? ', which is lifted' : '',
      ].join(''),
    ),
    ...filterApplying(cancellations, 'cancels').map(({ because }) => `it is lifted: ${because}`),
    ...filterApplying(cancellations, 'softens').map(({ because }) => `it is lighter: ${because}`),
  ];
}
