/**
 * The four voices of an area of life, each for it, against it or neither. After Mantreswara (Phaladeepika 15: a house is
 * judged by its lord, by who is in it or looks upon it, and by its karaka) and Parashara (house karakas; more than thirty
 * points of sarvashtakavarga are good, fewer than twenty-five poor).
 */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import {
  hasAspect,
  getHouse,
  isAngle,
  isDusthana,
  isTrine,
  getHouseLord,
  listOccupants,
} from '#src/astrology/houses.ts';
import type { LifeArea } from '#src/reports/content/en/life-areas/life-areas.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';

export type Side = -1 | 0 | 1;
export type AreaVotes = Record<'lord' | 'company' | 'karaka' | 'points', Side>;
type AreaHouses = Pick<LifeArea, 'house' | 'lords'>;

/** Parashara’s karakas of the houses; where the karaka is a lord of the room it has spoken already. */
export const KARAKA_OF_HOUSE: Record<LifeArea['house'], Graha> = {
  2: 'Jupiter',
  4: 'Moon',
  7: 'Venus',
  9: 'Jupiter',
  10: 'Mercury',
};

/** Of two lords, one for and one against silence each other. */
export const countVotes = (chart: Chart, area: AreaHouses): AreaVotes => ({
  lord: toSide(area.lords.reduce((sum, house) => sum + voteOfGraha(chart, getHouseLord(chart, house)), 0)),
  company: voteOfInfluences(chart, area.house),
  karaka: findKaraka(chart, area) === null ? 0 : voteOfGraha(chart, KARAKA_OF_HOUSE[area.house]),
  points: voteOfBindus(chart, area.house),
});

export const findKaraka = (chart: Chart, { house, lords }: AreaHouses): Graha | null =>
  lords.some((ruled) => getHouseLord(chart, ruled) === KARAKA_OF_HOUSE[house])
    ? null
    : KARAKA_OF_HOUSE[house];

const DIGNITY_POINTS: Record<Dignity, number> = {
  exalted: 2,
  moolatrikona: 2,
  own: 2,
  friendly: 1,
  neutral: 0,
  enemy: -1,
  debilitated: -2,
};

/** Dignity first; an angle or a trine adds one, a hidden house or the nearness of the Sun takes one. Two speak for, less than none against. */
function voteOfGraha(chart: Chart, graha: Graha): Side {
  const { dignity, combust } = chart.grahas[graha];
  const house = getHouse(chart, graha);
  const place = isDusthana(house) ? -1 : isAngle(house) || isTrine(house) ? 1 : 0;
  const sum = DIGNITY_POINTS[dignity ?? 'neutral'] + place - (combust ? 1 : 0);
  return sum >= 2 ? 1 : sum < 0 ? -1 : 0;
}

export type Influences = Record<'helping' | 'pressing' | 'working', Graha[]>;

const BENEFICS: readonly Graha[] = ['Jupiter', 'Venus'];
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
const NODES: readonly Graha[] = ['Rahu', 'Ketu'];

/**
 * Those who stand in a house or look upon it. The kind and its own lord help it; the stern press, but in the tenth, a house of
 * growth, the stern who stand there work for it. The Moon and Mercury, whose nature goes by light and company, take no side,
 * nodes look nowhere, and a lord at home has spoken for itself.
 */
export function findInfluences(chart: Chart, house: number): Influences {
  const lord = getHouseLord(chart, house);
  const present = listOccupants(chart, house).filter((graha) => graha !== lord);
  const looks = (graha: Graha) => !NODES.includes(graha) && hasAspect(chart, graha, house);
  const lordLooks = looks(lord) ? [lord] : [];
  const others = (kin: readonly Graha[]) => kin.filter((graha) => graha !== lord);
  const stern = others(MALEFICS).filter((graha) => present.includes(graha));
  return {
    helping: [...lordLooks, ...others(BENEFICS).filter((graha) => present.includes(graha) || looks(graha))],
    pressing: [...(house === 10 ? [] : stern), ...others(MALEFICS).filter(looks)],
    working: house === 10 ? stern : [],
  };
}

function voteOfInfluences(chart: Chart, house: number): Side {
  const { helping, pressing } = findInfluences(chart, house);
  return toSide(helping.length - pressing.length);
}

function voteOfBindus(chart: Chart, house: number): Side {
  const points = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  return points > 30 ? 1 : points < 25 ? -1 : 0;
}

const toSide = (sum: number): Side => Math.sign(sum) as Side;
