/**
 * The four votes on an area of life, each for it, against it or neutral. After Mantreswara (Phaladeepika 15: a house is judged by its
 * lord, by the grahas in it or aspecting it, and by its karaka) and Parashara (house karakas; more than thirty bindus of the
 * sarvashtakavarga are good, fewer than twenty-five poor). The vote `points` is that of these bindus.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { hasAspect, getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';
import { requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import type { LifeArea } from './areas.ts';

export type Side = -1 | 0 | 1;
export type AreaVotes = Record<'lord' | 'influences' | 'karaka' | 'points', Side>;
type AreaHouses = Pick<LifeArea, 'house' | 'lordsOfHouses'>;

/** By Parashara. A karaka that is also a lord of the area has no second vote. */
const KARAKA_OF_HOUSE: Record<LifeArea['house'], Graha> = {
  2: 'Jupiter',
  4: 'Moon',
  7: 'Venus',
  9: 'Jupiter',
  10: 'Mercury',
};

/** The votes of two lords are added: one for and one against give a neutral vote. */
export const countVotes = (chart: Chart, area: AreaHouses): AreaVotes => ({
  lord: toSide(
    area.lordsOfHouses.reduce(
      (sum, house) => sum + getVoteOfGraha(chart, getHouseLord(chart, house), house),
      0,
    ),
  ),
  influences: getVoteOfInfluences(chart, area.house),
  karaka: findKaraka(chart, area) === null ? 0 : getVoteOfGraha(chart, KARAKA_OF_HOUSE[area.house]),
  points: getVoteOfBindus(chart, area.house),
});

/** Null if the karaka of the house is also a lord of the area. */
export const findKaraka = (chart: Chart, { house, lordsOfHouses }: AreaHouses): Graha | null =>
  lordsOfHouses.some((ruledHouse) => getHouseLord(chart, ruledHouse) === KARAKA_OF_HOUSE[house])
    ? null
    : KARAKA_OF_HOUSE[house];

const getVoteOfGraha = (chart: Chart, graha: Graha, ...houses: number[]): Side =>
  CONDITION_POINTS[getCondition(chart, graha, ...houses)];

/** `helping`: benefics and the lord; `afflicting`: malefics; `working`: malefics in the tenth house. */
type Influences = Record<'helping' | 'afflicting' | 'working', Graha[]>;

const BENEFICS: readonly Graha[] = ['Jupiter', 'Venus'];
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
const NODES: readonly Graha[] = ['Rahu', 'Ketu'];

/**
 * The grahas in a house or aspecting it. Benefics and its lord help it; malefics harm it, except malefics in the tenth, a house of
 * growth, which support it. The Moon and Mercury are neutral, nodes have no aspects, and a lord in its own house is not counted.
 */
export function findInfluences(chart: Chart, house: number): Influences {
  const lord = getHouseLord(chart, house);
  const occupants = listOccupants(chart, house).filter((graha) => graha !== lord);
  const doesAspect = (graha: Graha) => !NODES.includes(graha) && hasAspect(chart, graha, house);
  const aspectingLord = doesAspect(lord) ? [lord] : [];
  const withoutLord = (grahas: readonly Graha[]) => grahas.filter((graha) => graha !== lord);
  const maleficOccupants = withoutLord(MALEFICS).filter((graha) => occupants.includes(graha));
  return {
    helping: [
      ...aspectingLord,
      ...withoutLord(BENEFICS).filter((graha) => occupants.includes(graha) || doesAspect(graha)),
    ],
    afflicting: [...(house === 10 ? [] : maleficOccupants), ...withoutLord(MALEFICS).filter(doesAspect)],
    working: house === 10 ? maleficOccupants : [],
  };
}

function getVoteOfInfluences(chart: Chart, house: number): Side {
  const { helping, afflicting } = findInfluences(chart, house);
  return toSide(helping.length - afflicting.length);
}

function getVoteOfBindus(chart: Chart, house: number): Side {
  const bindus = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  return bindus > SARVA_LIMITS.high ? 1 : bindus < SARVA_LIMITS.low ? -1 : 0;
}

/** The sign of a sum of votes. */
const toSide = (sum: number): Side => Math.sign(sum) as Side;
