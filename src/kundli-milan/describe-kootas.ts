/** Describes the eight kootas: points, plain words and the reason. */
import type { Point } from '#src/astrology/contract.ts';
import { KOOTA_KEYS, type Ashtakoota, type Koota, type KootaKey } from '#src/astrology/contract-matching.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countSignsApart } from '#src/astrology/matching/bhakoot.ts';
import { getFriendships } from '#src/astrology/matching/sign-lords.ts';
import { formatGraha, getSignName, toUppercaseFirst } from '#src/astrology/phrases.ts';
import type { MatchKoota } from './contract.ts';
import type { listCombinations } from './couple.ts';
import {
  EXCEPTION_MET_TEXT,
  FRIENDSHIP_TEXTS,
  KOOTA_NAMES,
  KOOTA_TEXTS,
  SAME_AT_ANY_HOUR_TEXT,
  VASHYA_KINDS,
  YONI_RELATIONS,
} from './texts/koota-texts.ts';
import { formatPoints, getNakshatraName, toRange } from './texts/words.ts';

type Combination = ReturnType<typeof listCombinations>[number];

/** @param combinations one if both birth times are known */
export const describeKootas = (combinations: readonly Combination[]): MatchKoota[] =>
  KOOTA_KEYS.map((key) => describeKoota(key, combinations));

function describeKoota(key: KootaKey, combinations: readonly Combination[]): MatchKoota {
  const judged = combinations.map((combination) => ({
    ...combination,
    koota: combination.ashtakoota.kootas.find((koota) => koota.key === key)!,
  }));
  const points = toRange(judged.map(({ koota }) => koota.points));
  const { maximum, source } = judged[0]!.koota;
  return { key, ...KOOTA_NAMES[key], points, maximum, source, ...describeJudgements(key, judged) };
}

type JudgedCombination = Combination & { koota: Koota };

function describeJudgements(
  key: KootaKey,
  judged: readonly JudgedCombination[],
): Pick<MatchKoota, 'text' | 'reason'> {
  const firstOfPoints = [...new Map(judged.map((item) => [item.koota.points, item])).values()];
  const [first] = judged as [JudgedCombination, ...JudgedCombination[]];
  if (firstOfPoints.length > 1) return describeUncertain(key, firstOfPoints);
  const text = KOOTA_TEXTS[key][first.koota.points]!;
  const reasons = [...new Set(judged.map(REASONS[key]))];
  const hasException = judged.every(({ ashtakoota }) => hasNamedException(key, ashtakoota));
  return {
    text: hasException ? `${text} ${EXCEPTION_MET_TEXT}` : text,
    reason: toUppercaseFirst(reasons.length === 1 ? `${reasons[0]}.` : SAME_AT_ANY_HOUR_TEXT),
  };
}

/** The exceptions of the three doshas are shown below the kootas. */
const hasNamedException = (key: KootaKey, { pariharas }: Ashtakoota): boolean =>
  ['nadi', 'bhakoot', 'gana'].includes(key) && pariharas.some(({ koota }) => koota === key);

/** One sentence for each number of points, the highest first. */
function describeUncertain(key: KootaKey, examples: readonly JudgedCombination[]) {
  const sorted = examples.toSorted((a, b) => b.koota.points - a.koota.points);
  const points = formatPoints(toRange(sorted.map(({ koota }) => koota.points)));
  return {
    text: `${points} points, depending on the hour of birth.`,
    reason: sorted
      .map((example) => `${formatPointCount(example.koota.points)}: ${REASONS[key](example)}.`)
      .join(' '),
  };
}

const formatPointCount = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

type Reason = (judged: JudgedCombination) => string;

/** "Punarvasu is deva, Purva Ashadha manushya" */
const joinNakshatras =
  (formatValue: (value: string) => string): Reason =>
  ({ groom, bride, koota: { first, second } }) => {
    const [ofGroom, ofBride] = [getNakshatraName(groom.nakshatra), getNakshatraName(bride.nakshatra)];
    return `${ofGroom} is ${formatValue(first)}, ${ofBride} ${formatValue(second)}`;
  };

/** Clauses without a full stop. */
const REASONS: Record<KootaKey, Reason> = {
  varna: ({ groom, bride, koota: { first, second, points } }) =>
    `by varna ${getSignName(groom.sign)} is ${first} and ${getSignName(bride.sign)} ${second}; the groom’s is ${points > 0 ? 'not ' : ''}below the bride’s`,
  vashya: ({ groom, bride, koota: { first, second } }) =>
    first === second
      ? `${getSignName(groom.sign)} and ${getSignName(bride.sign)} are of one kind`
      : `${getSignName(groom.sign)} is ${VASHYA_KINDS[first]}, ${getSignName(bride.sign)} ${VASHYA_KINDS[second]}`,
  tara: ({ koota: { first, second } }) => `the nakshatras are ${first} and ${second} to each other`,
  yoni: (judged) =>
    `${joinNakshatras((animal) => `the ${animal.toLowerCase()}`)(judged)}: ${YONI_RELATIONS[judged.koota.points]}`,
  maitri: ({ groom, bride }) => describeLords(groom, bride),
  gana: joinNakshatras((gana) => gana.toLowerCase()),
  bhakoot: ({ groom, bride }) => describeDistance(groom, bride),
  nadi: joinNakshatras((nadi) => `of ${nadi.toLowerCase()} nadi`),
};

/** "the Moon is neutral to Jupiter; Jupiter is a friend of the Moon" */
export function describeLords(groom: Point, bride: Point): string {
  const [groomLord, brideLord] = [getSignLord(groom.sign), getSignLord(bride.sign)];
  if (groomLord === brideLord) return `${formatGraha(groomLord)} rules both Moon signs`;
  const [forward, backward] = getFriendships(groom.sign, bride.sign);
  const [first, second] = [formatGraha(groomLord), formatGraha(brideLord)];
  return `${first} is ${FRIENDSHIP_TEXTS[forward]} ${second}; ${second} is ${FRIENDSHIP_TEXTS[backward]} ${first}`;
}

/** "the two Moon signs are sixth and eighth to each other" */
export function describeDistance(groom: Point, bride: Point): string {
  const distance = countSignsApart(groom, bride);
  if (distance === 1) return `both Moons are in ${getSignName(groom.sign)}`;
  if (distance === 7) return 'the two Moon signs are seventh to each other';
  const [nearer, farther] = [distance, 14 - distance].toSorted((a, b) => a - b) as [number, number];
  return `the two Moon signs are ${formatOrdinal(nearer)} and ${formatOrdinal(farther)} to each other`;
}
