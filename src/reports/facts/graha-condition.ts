/**
 * The condition of a graha, on one scale for all chapters: the sum of the points of nine facts.
 *
 * | fact               | points                                                              | source                             |
 * | ------------------ | ------------------------------------------------------------------- | ---------------------------------- |
 * | dignity in the rashi | exalted, moolatrikona 3; own 2; friend 1; enemy -1; fall -3        | BPHS 3, 49-60                      |
 * | neecha bhanga      | a cancelled fall counts -1 in place of -3                           | Phaladeepika 7, 26-30              |
 * | navamsha           | own, exalted or the same sign again 1; fall -1                      | BPHS 27 (saptavargaja); BJ 1       |
 * | combustion         | -2, and never strong                                                | BPHS 3; Saravali 4                 |
 * | house              | as lord of a house: good house 1, bad house -1; otherwise angle or trine 1, dusthana -1 | BPHS 24; 34      |
 * | aspect             | on a house that it rules 1                                          | Phaladeepika 15                    |
 * | motion             | retrograde 1                                                        | BPHS 27 (cheshta bala)             |
 * | war                | defeated -1                                                         | BPHS 27 (yuddha bala)              |
 * | conjunction, aspect | more benefics than malefics 1, fewer -1                            | BPHS 3; 27 (drik bala)             |
 *
 * Two points and more are `strong`, minus two and less `weak`, between them `fair`. The books name the facts and their order; the
 * points are a rule of this product. House and aspect depend on the house as whose lord a graha is judged, and change the sum by
 * three points at most, fewer than lie between `strong` and `weak`: no graha is strong as lord of one house and weak as lord of
 * another. Without a birth time navamsha, house, aspect and war do not count, because they change within a day.
 */
import { content } from '#src/reports/content/content.ts';
import { gradeLordPlacement } from '#src/astrology/house-lord-placements.ts';
import { findAssociations } from '#src/astrology/avasthas/associations.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import { getDignity } from '#src/astrology/dignity.ts';
import {
  getHouse,
  getSignLord,
  hasAspect,
  isAngle,
  isDusthana,
  isTrine,
  listRuledHouses,
} from '#src/astrology/houses.ts';
import { classifyBenefics } from '#src/astrology/shadbala/benefics.ts';
import { mapGrahas } from '#src/astrology/shadbala/per-graha.ts';
import { listVictors } from '#src/astrology/shadbala/yuddha.ts';
import { listCancellations } from '#src/astrology/yogas/neecha-bhanga.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import type { Condition } from './condition-scale.ts';
import { isClassicalGraha } from './graha-names.ts';

/** `facts`: those with points, the dignity first even without points; `phrase` continues "Mars is". */
export type GrahaCondition = { condition: Condition; points: number; facts: ConditionFact[] };
type ConditionFact = { points: number; readonly phrase: string };

/** Facts are kept with the chart, so their phrase is written when it is read, in the language of that report. */
const createFact = (points: number, write: () => string): ConditionFact => ({
  points,
  get phrase() {
    return write();
  },
});

const MIN_STRONG = 2;
const MAX_WEAK = -2;

const DIGNITY_POINTS: Record<Dignity, number> = {
  exalted: 3,
  moolatrikona: 3,
  own: 2,
  friendly: 1,
  neutral: 0,
  enemy: -1,
  debilitated: -3,
};
const CANCELLED_FALL_POINTS = -1;
const COMBUSTION_POINTS = -2;

const conditions = new WeakMap<Chart, Map<string, GrahaCondition>>();

/**
 * A node has no dignity and is judged by the lord of its sign. Computed once per chart.
 * @param houses the houses as whose lord the graha is judged; none for the graha itself
 */
export function judgeCondition(chart: Chart, graha: Graha, ...houses: number[]): GrahaCondition {
  const conditionsOfChart = conditions.get(chart) ?? new Map<string, GrahaCondition>();
  conditions.set(chart, conditionsOfChart);
  const judged = getJudgedGraha(chart, graha);
  const key = houses.length === 0 ? judged : [judged, ...houses].join();
  const condition = conditionsOfChart.get(key) ?? computeCondition(chart, judged, houses);
  conditionsOfChart.set(key, condition);
  return condition;
}

function computeCondition(chart: Chart, graha: ClassicalGraha, houses: readonly number[]): GrahaCondition {
  const facts = listConditionFacts(chart, graha, houses);
  const points = facts.reduce((sum, fact) => sum + fact.points, 0);
  return { condition: classifyPoints(points, chart.grahas[graha].isCombust), points, facts };
}

function classifyPoints(points: number, isCombust: boolean): Condition {
  if (points >= MIN_STRONG) return isCombust ? 'fair' : 'strong';
  return points <= MAX_WEAK ? 'weak' : 'fair';
}

export const getCondition = (chart: Chart, graha: Graha, ...houses: number[]): Condition =>
  judgeCondition(chart, graha, ...houses).condition;

/**
 * Whether a reason may say "well placed": the good facts are at least as heavy as the bad ones, and the graha is not in its fall,
 * combust or in a bad house. A strong graha is well placed in spite of one of them.
 */
export function isWellPlaced(chart: Chart, graha: Graha, ...houses: number[]): boolean {
  const { condition, points } = judgeCondition(chart, graha, ...houses);
  const judged = getJudgedGraha(chart, graha);
  const { dignity, isCombust } = chart.grahas[judged];
  const isHindered =
    dignity === 'debilitated' ||
    isCombust ||
    judgeHouses(chart, judged, houses).some((fact) => fact.points < 0);
  return condition === 'strong' || (points >= 0 && !isHindered);
}

/** For a node the lord of its sign, otherwise the graha itself. */
export const getJudgedGraha = (chart: Chart, graha: Graha): ClassicalGraha =>
  isClassicalGraha(graha) ? graha : getSignLord(chart.grahas[graha].sign);

/** The classical grahas, the best placed first. */
export const rankByCondition = (chart: Chart): ClassicalGraha[] =>
  CLASSICAL_GRAHAS.toSorted((a, b) => judgeCondition(chart, b).points - judgeCondition(chart, a).points);

/** The first of the ranking that may be called well placed; if there is none, the first. */
export const findBestPlaced = (chart: Chart, candidates = rankByCondition(chart)): ClassicalGraha =>
  candidates.find((graha) => isWellPlaced(chart, graha)) ?? candidates[0]!;

/** In its exaltation, moolatrikona or own sign; never true for a node. */
export const isDignified = (dignity: Dignity | null): boolean =>
  dignity !== null && DIGNITY_POINTS[dignity] >= DIGNITY_POINTS.own;

function listConditionFacts(chart: Chart, graha: ClassicalGraha, houses: readonly number[]): ConditionFact[] {
  const facts = [
    judgeNavamsha(chart, graha),
    judgeCombustion(chart, graha),
    ...judgeHouses(chart, graha, houses),
    judgeAspect(chart, graha, houses),
    judgeMotion(chart, graha),
    judgeWar(chart, graha),
    judgeAssociations(chart, graha),
  ];
  return [judgeDignity(chart, graha), ...facts.filter((fact) => fact !== null)];
}

function judgeDignity(chart: Chart, graha: ClassicalGraha): ConditionFact {
  const { dignity, sign } = chart.grahas[graha];
  const isCancelled = dignity === 'debilitated' && listCancellations(chart, graha).length > 0;
  return createFact(isCancelled ? CANCELLED_FALL_POINTS : DIGNITY_POINTS[dignity!], () =>
    isCancelled
      ? content.common.conditionPhrases.cancelledFall(getSignName(sign))
      : content.common.conditionPhrases.dignity[dignity!](getSignName(sign)),
  );
}

/** A division of a sign has no degrees, so the exaltation holds in the whole sign. */
function judgeNavamsha(chart: Chart, graha: ClassicalGraha): ConditionFact | null {
  if (!chart.isTimeKnown) return null;
  const { navamsaSign, sign } = chart.grahas[graha];
  const dignity = getDignity(graha, navamsaSign, 0)!;
  if (dignity === 'debilitated')
    return createFact(-1, () => content.common.conditionPhrases.navamshaFall(getSignName(navamsaSign)));
  if (navamsaSign === sign)
    return createFact(1, () => content.common.conditionPhrases.sameNavamsha(getSignName(navamsaSign)));
  return isDignified(dignity)
    ? createFact(1, () => content.common.conditionPhrases.strongNavamsha(getSignName(navamsaSign)))
    : null;
}

const judgeCombustion = ({ grahas }: Chart, graha: ClassicalGraha): ConditionFact | null =>
  grahas[graha].isCombust
    ? createFact(COMBUSTION_POINTS, () => content.common.conditionPhrases.combust)
    : null;

/** For the lord of two houses of one matter the better and the worse grade are added, and count one point at most. */
function judgeHouses(chart: Chart, graha: ClassicalGraha, houses: readonly number[]): ConditionFact[] {
  if (!chart.lagna) return [];
  const house = getHouse(chart, graha);
  if (houses.length === 0) return [judgeHouseKind(house)].filter((fact) => fact !== null);
  const points = Math.sign(houses.reduce((sum, ruled) => sum + gradeLordPlacement(ruled, house), 0));
  if (points === 0) return [];
  return [
    createFact(points, () => {
      const { goodHouse, badHouse } = content.common.conditionPhrases;
      const ruled = formatList(houses.map(formatOrdinal));
      return (points > 0 ? goodHouse : badHouse)(ruled, formatOrdinal(house));
    }),
  ];
}

function judgeHouseKind(house: number): ConditionFact | null {
  if (isDusthana(house))
    return createFact(-1, () => content.common.conditionPhrases.dusthana(formatOrdinal(house)));
  if (isAngle(house)) return createFact(1, () => content.common.conditionPhrases.angle(formatOrdinal(house)));
  return isTrine(house)
    ? createFact(1, () => content.common.conditionPhrases.trine(formatOrdinal(house)))
    : null;
}

function judgeAspect(chart: Chart, graha: ClassicalGraha, houses: readonly number[]): ConditionFact | null {
  if (!chart.lagna) return null;
  const ruled = houses.length > 0 ? houses : listRuledHouses(chart, graha);
  const aspected = ruled.filter((house) => hasAspect(chart, graha, house));
  return aspected.length > 0
    ? createFact(1, () => content.common.conditionPhrases.aspectsOwnHouse(formatOrdinal(aspected[0]!)))
    : null;
}

/** The Sun and the Moon are never retrograde. */
const judgeMotion = ({ grahas }: Chart, graha: ClassicalGraha): ConditionFact | null =>
  grahas[graha].isRetrograde ? createFact(1, () => content.common.conditionPhrases.retrograde) : null;

function judgeWar(chart: Chart, graha: ClassicalGraha): ConditionFact | null {
  if (!chart.isTimeKnown) return null;
  const victors = listVictors(chart, graha);
  return victors.length > 0
    ? createFact(-1, () => content.common.conditionPhrases.defeated(formatList(victors.map(formatGraha))))
    : null;
}

/**
 * The Sun does not count as conjunct with a combust graha, whose combustion has its points already. Mercury is benefic or malefic by
 * its whole company, so that it does not help one graha of a sign and afflict the next; but it afflicts no graha that alone makes it
 * malefic: beside the Sun alone it is Budha Aditya, and helps the Sun.
 */
function judgeAssociations(chart: Chart, graha: ClassicalGraha): ConditionFact | null {
  const { conjunctGrahas, aspectedBy } = findAssociations(chart, graha);
  const longitudes = mapGrahas((each) => chart.grahas[each].longitude);
  const isBenefic = classifyBenefics(longitudes);
  const isMercuryHelping = isBenefic.Mercury || isMercuryAloneWith(chart, graha);
  const isMercuryNeutral = !isMercuryHelping && classifyBenefics(longitudes, graha).Mercury;
  const isMalefic = (other: Graha) =>
    other === 'Rahu' || other === 'Ketu' || !(other === 'Mercury' ? isMercuryHelping : isBenefic[other]);
  const others = [...conjunctGrahas, ...aspectedBy].filter(
    (other) =>
      (other !== 'Sun' || !chart.grahas[graha].isCombust) && (other !== 'Mercury' || !isMercuryNeutral),
  );
  const malefics = others.filter(isMalefic);
  const benefics = others.filter((other) => !isMalefic(other));
  if (benefics.length === malefics.length) return null;
  return benefics.length > malefics.length
    ? createFact(1, () => content.common.conditionPhrases.helped(formatList(benefics.map(formatGraha))))
    : createFact(-1, () => content.common.conditionPhrases.afflicted(formatList(malefics.map(formatGraha))));
}

/** Whether the sign of Mercury has no other graha than this one, the nodes not counted. */
const isMercuryAloneWith = ({ grahas }: Chart, graha: ClassicalGraha): boolean =>
  CLASSICAL_GRAHAS.every(
    (other) => other === 'Mercury' || other === graha || grahas[other].sign !== grahas.Mercury.sign,
  );
