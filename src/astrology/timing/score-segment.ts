/**
 * Scores a segment of time for a matter. Three rules decide the grade: the lords of the periods signify the matter, the
 * transits counted from the lagna agree, and the transits counted from the Moon agree. Divisional charts and ashtakavarga
 * change the score, which ranks windows of equal grade.
 */
import type { Ashtakavarga } from '#src/astrology/contract-strengths.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { AGREEING_POINTS, type Grade, type TimingFact } from '#src/astrology/contract-timing.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import type { MatterRule } from './matters.ts';
import type { Segment } from './segments.ts';
import type { Significators } from './significators.ts';
import { judgeTransits, type TransitResult } from './transit-influence.ts';
import { findVargaSupport } from './varga-support.ts';

/** The data that all segments of a matter share. */
export type MatterContext = {
  chart: Chart;
  rule: MatterRule;
  significators: Significators;
  /** null without a birth time */
  ashtakavarga: Ashtakavarga | null;
};

/** `mahas`: the lords that may run, one if the birth time is known. `antar`: null if the birth time is unknown. */
export type SegmentInput = Pick<Segment, 'jupiter' | 'saturn'> & {
  mahas: readonly Graha[];
  antar: Graha | null;
};

export type SegmentResult = { grade: Grade; score: number; facts: TimingFact[] };

/** A maha lord that signifies the matter strongly needs only some support by the antar lord. */
const STRONG_MAHA_POINTS = 6;
const HELPING_ANTAR_POINTS = 2;

/** They add up to 100 points. Without a birth time only the mahadasha, the transits from the Moon and the dignities are known. */
const WEIGHTS_WITH_TIME = { maha: 15, antar: 25, lagna: 25, moon: 15, varga: 10, bindus: 10 };
const WEIGHTS_WITHOUT_TIME = { maha: 45, antar: 0, lagna: 0, moon: 45, varga: 10, bindus: 0 };

export const scoreSegment = (context: MatterContext, segment: SegmentInput): SegmentResult =>
  createSegmentScorer(context)(segment);

/**
 * Scores the segments of one matter. Only the support of the divisional chart depends on more than signs, so charts of
 * nearby births, which have the same significators, share all results.
 */
export function createSegmentScorer(context: MatterContext): (segment: SegmentInput) => SegmentResult {
  const shared = getSharedResults(context.significators);
  const supports = new Map<Graha, VargaSupport>();
  const { chart, rule } = context;
  return (segment) => {
    const { mahas, antar, jupiter, saturn } = segment;
    const lord = antar ?? mahas[0]!;
    const varga = getOrCreate(supports, lord, () => findVargaSupport(chart, rule, lord));
    const lords = toLordsKey(mahas, antar);
    const signs = jupiter * SIGN_BASE + saturn;
    return getOrCreate(
      shared.results,
      (lords * SIGN_BASE ** 2 + signs) * SUPPORT_KINDS.length + SUPPORT_KINDS.indexOf(varga?.how),
      () =>
        combine(
          context,
          { dasha: judgePeriods(context, segment), varga },
          getOrCreate(shared.signs, signs, () => judgeSigns(context, segment)),
        ),
    );
  };
}

type VargaSupport = ReturnType<typeof findVargaSupport>;
const SUPPORT_KINDS: readonly (NonNullable<VargaSupport>['how'] | undefined)[] = [
  undefined,
  'rules',
  'occupies',
  'dignity',
];

/** Signs are numbered from 1 to 12. */
const SIGN_BASE = 13;
const GRAHA_NUMBERS = Object.fromEntries(GRAHAS.map((graha, i) => [graha, i + 1])) as Record<Graha, number>;
const GRAHA_BASE = GRAHAS.length + 1;

/** One digit for each lord, the last one for the antar lord; exact for the nine mahadashas of a cycle. */
function toLordsKey(mahas: readonly Graha[], antar: Graha | null): number {
  let key = 0;
  for (const maha of mahas) key = key * GRAHA_BASE + GRAHA_NUMBERS[maha];
  return key * GRAHA_BASE + (antar ? GRAHA_NUMBERS[antar] : 0);
}

/** `results` by lords, signs in transit and support of the divisional chart; `signs` by the signs in transit. */
type SharedResults = { results: Map<number, SegmentResult>; signs: Map<number, SignResults> };

const sharedResults = new WeakMap<Significators, SharedResults>();

/** Significators belong to one matter and to the signs of one chart, which also decide the ashtakavarga. */
const getSharedResults = (significators: Significators): SharedResults =>
  getOrCreate(sharedResults, significators, () => ({ results: new Map(), signs: new Map() }));

type LordResults = { dasha: ReturnType<typeof judgePeriods>; varga: VargaSupport };
type SignResults = { lagna: TransitResult; moon: TransitResult; bindus: ReturnType<typeof judgeBindus> };

const judgeSigns = (context: MatterContext, segment: SegmentInput): SignResults => ({
  lagna: judgeTransits(context.chart, context.rule, 'lagna', segment),
  moon: judgeTransits(context.chart, context.rule, 'Moon', segment),
  bindus: judgeBindus(context, segment),
});

function combine(
  { chart }: MatterContext,
  { dasha, varga }: LordResults,
  { lagna, moon, bindus }: SignResults,
): SegmentResult {
  const weights = chart.lagna ? WEIGHTS_WITH_TIME : WEIGHTS_WITHOUT_TIME;
  const score =
    weights.maha * (dasha.maha / 10) +
    weights.antar * (dasha.antar / 10) +
    weights.lagna * (lagna.strength / 10) +
    weights.moon * (moon.strength / 10) +
    weights.varga * (varga ? 1 : 0) +
    weights.bindus * bindus.share;
  return {
    grade: decideGrade(dasha.agrees, lagna, moon),
    score: Math.round(score),
    facts: [...dasha.facts, ...lagna.facts, ...moon.facts, ...(varga ? [varga] : []), ...bindus.facts],
  };
}

/**
 * Best: the periods and both transits agree. Good: the periods and one of them. Fair: the periods, with Jupiter or Saturn on
 * the house or its lord; or both transits in a period whose lords do not signify the matter.
 */
function decideGrade(isDashaAgreeing: boolean, lagna: TransitResult, moon: TransitResult): Grade {
  const agreeing = [lagna, moon].filter(({ agrees }) => agrees).length;
  if (isDashaAgreeing && agreeing > 0) return agreeing === 2 ? 3 : 2;
  if (isDashaAgreeing) return lagna.hasInfluence || moon.hasInfluence ? 1 : 0;
  return agreeing === 2 ? 1 : 0;
}

/** If several maha lords are possible, each of them must signify the matter, and the weakest counts. */
function judgePeriods({ significators }: MatterContext, { mahas, antar }: SegmentInput) {
  const mahaSignificators = mahas.map((lord) => significators[lord]);
  const weakestMaha = mahaSignificators.reduce((a, b) => (b.points < a.points ? b : a));
  const antarSignificator = antar && significators[antar];
  const antarPoints = antarSignificator ? antarSignificator.points : 0;
  const agrees = antarSignificator
    ? antarPoints >= AGREEING_POINTS ||
      (weakestMaha.points >= STRONG_MAHA_POINTS && antarPoints >= HELPING_ANTAR_POINTS)
    : weakestMaha.points >= AGREEING_POINTS;
  const facts: TimingFact[] = [
    ...mahaSignificators.map((significator) => ({
      kind: 'period' as const,
      level: 'maha' as const,
      significator,
      keys: listPeriodKeys(significator.graha),
    })),
    ...(antarSignificator
      ? [
          {
            kind: 'period' as const,
            level: 'antar' as const,
            significator: antarSignificator,
            keys: listPeriodKeys(antarSignificator.graha),
          },
        ]
      : []),
  ].filter(({ significator }) => significator.points > 0);
  return { agrees, maha: weakestMaha.points, antar: antarPoints, facts };
}

const listPeriodKeys = (graha: Graha) => ['lagna.sign', `${graha}.sign`];

const MAX_BINDUS = 8;

/** The share of the bindus that Jupiter and Saturn have in the signs that they pass. Source: Phaladeepika 23 and 24. */
function judgeBindus(
  { ashtakavarga, rule }: MatterContext,
  { jupiter, saturn }: SegmentInput,
): { share: number; facts: TimingFact[] } {
  if (!ashtakavarga) return { share: 0, facts: [] };
  const counts = (
    [
      { graha: 'Jupiter', sign: jupiter },
      { graha: 'Saturn', sign: saturn },
    ] as const
  ).map(({ graha, sign }) => ({ graha, sign, bindus: ashtakavarga.grahas[graha].bindus[sign - 1]! }));
  const share = counts.reduce((sum, { bindus }) => sum + bindus, 0) / (2 * MAX_BINDUS);
  const facts = counts.map((count) => ({
    kind: 'bindus' as const,
    ...count,
    keys: [`bindus.${count.graha}`],
  }));
  return { share: rule.transit === 'double' ? share : 1 - share, facts };
}
