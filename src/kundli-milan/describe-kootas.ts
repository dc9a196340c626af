/** Describes the eight kootas: points, plain words and the reason. */
import type { Point } from '#src/astrology/contract.ts';
import { KOOTA_KEYS, type Ashtakoota, type Koota, type KootaKey } from '#src/astrology/contract-matching.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countSignsApart } from '#src/astrology/matching/bhakoot.ts';
import { getFriendships } from '#src/astrology/matching/sign-lords.ts';
import { formatGraha, getSignName, toUppercaseFirst } from '#src/astrology/phrases.ts';
import { describeFewBirthHours } from './birth-hours.ts';
import type { KootaOfHours, MatchKoota } from './contract.ts';
import { listCombinations, toTable, type Couple } from './couple.ts';
import {
  EXCEPTION_MET_TEXT,
  formatUncertainPoints,
  FRIENDSHIP_TEXTS,
  KOOTA_NAMES,
  KOOTA_TEXTS,
  SAME_AT_ANY_HOUR_TEXT,
  VASHYA_KINDS,
  YONI_RELATIONS,
} from './texts/koota-texts.ts';
import { getNakshatraName, toRange } from './texts/words.ts';

type Combination = ReturnType<typeof listCombinations>[number];

export function describeKootas(couple: Couple): MatchKoota[] {
  const combinations = listCombinations(couple);
  return KOOTA_KEYS.map((key) => describeKoota(key, couple, combinations));
}

function describeKoota(key: KootaKey, couple: Couple, combinations: readonly Combination[]): MatchKoota {
  const judged = combinations.map((combination) => ({
    ...combination,
    koota: combination.ashtakoota.kootas.find((koota) => koota.key === key)!,
  }));
  const points = toRange(judged.map(({ koota }) => koota.points));
  const { maximum, source } = judged[0]!.koota;
  const texts =
    points.lowest === points.highest
      ? { ...describeCertain(key, judged), byHour: [] }
      : { text: formatUncertainPoints(points), reason: '', byHour: describeByHour(key, couple, judged) };
  return { key, ...KOOTA_NAMES[key], points, maximum, source, ...texts };
}

type JudgedCombination = Combination & { koota: Koota };

function describeCertain(
  key: KootaKey,
  judged: readonly JudgedCombination[],
): Pick<MatchKoota, 'text' | 'reason'> {
  const text = KOOTA_TEXTS[key][judged[0]!.koota.points]!;
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

/** More clauses on one koota would hide each other. */
const MAX_CLAUSES = 3;

/** A clause for each reason with its hours; for each number of points, if there are too many reasons. */
function describeByHour(key: KootaKey, couple: Couple, judged: readonly JudgedCombination[]): KootaOfHours[] {
  const items = judged.map((item) => ({ points: item.koota.points, reason: REASONS[key](item) }));
  const byReason = groupByHours(couple, items);
  if (byReason.length <= MAX_CLAUSES && hasHours(byReason)) return byReason;
  const byPoints = groupByHours(
    couple,
    items.map(({ points }) => ({ points, reason: '' })),
  );
  return hasHours(byPoints)
    ? byPoints
    : byPoints.map(({ points }) => ({ ...items.find((item) => item.points === points)!, hours: [] }));
}

const hasHours = (results: readonly KootaOfHours[]): boolean =>
  results.every(({ hours }) => hours.length > 0);

/** @param judged in the order of `listCombinations` */
function groupByHours(
  couple: Couple,
  judged: readonly Pick<KootaOfHours, 'points' | 'reason'>[],
): KootaOfHours[] {
  const values = judged.map(({ points, reason }) => `${points} ${reason}`);
  return [...new Map(judged.map((item, index) => [values[index]!, item]))]
    .map(([value, item]) => ({
      ...item,
      hours: describeFewBirthHours(
        couple,
        toTable(
          couple,
          values.map((other) => other === value),
        ),
      ),
    }))
    .toSorted((a, b) => b.points - a.points);
}

type Reason = (judged: JudgedCombination) => string;

/** "Punarvasu is deva, Purva Ashadha manushya" */
const joinNakshatras =
  (formatValue: (value: string) => string): Reason =>
  ({ groom, bride, koota: { first, second } }) => {
    const [ofGroom, ofBride] = [getNakshatraName(groom.nakshatra), getNakshatraName(bride.nakshatra)];
    return first === second
      ? `both nakshatras are ${formatValue(first)}`
      : `${ofGroom} is ${formatValue(first)}, ${ofBride} ${formatValue(second)}`;
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
    judged.koota.first === judged.koota.second
      ? `both nakshatras belong to the ${judged.koota.first.toLowerCase()}`
      : `${joinNakshatras((animal) => `the ${animal.toLowerCase()}`)(judged)}: ${YONI_RELATIONS[judged.koota.points]}`,
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
