/** Predicates and facts about the positions of grahas. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { isOwnOrExalted } from '#src/astrology/dignity.ts';
import {
  hasAspect,
  hasAspectOn,
  getHouse,
  isAngle,
  isTrine,
  getHouseLord,
  getSignLord,
  listOccupants,
  countSigns,
} from '#src/astrology/houses.ts';
import type { GrahaInHouse, GrahaInSign, Lord, LordInSign } from './reasons.ts';

/** The five planets (tara grahas): the grahas without Sun, Moon and nodes. */
export const FIVE_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/**
 * Natural benefics (saumya). Mercury is always included and the Moon never, so that a rule does not depend on the
 * Moon's phase.
 */
export const NATURAL_BENEFICS = ['Mercury', 'Jupiter', 'Venus'] as const;
/** Natural malefics (krura). */
export const NATURAL_MALEFICS = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const;

export const isNaturalBenefic = (graha: Graha): boolean =>
  (NATURAL_BENEFICS as readonly Graha[]).includes(graha);
export const isNaturalMalefic = (graha: Graha): boolean =>
  (NATURAL_MALEFICS as readonly Graha[]).includes(graha);

export const isInOwnOrExaltedSign = (chart: Chart, graha: Graha): boolean =>
  isOwnOrExalted(chart.grahas[graha].dignity);

export const isInFriendlySignOrBetter = (chart: Chart, graha: Graha): boolean =>
  isInOwnOrExaltedSign(chart, graha) || chart.grahas[graha].dignity === 'friendly';

/** A strong graha (balavan) is in its own sign, exalted or in the sign of a friend, and not combust. */
export const isStrong = (chart: Chart, graha: Graha): boolean =>
  !chart.grahas[graha].isCombust && isInFriendlySignOrBetter(chart, graha);

/** A well placed graha is in an angle or a trine from the lagna. */
export const isWellPlaced = (chart: Chart, graha: Graha): boolean => {
  const house = getHouse(chart, graha);
  return isAngle(house) || isTrine(house);
};

export const areInAngle = (chart: Chart, a: Graha, b: Graha): boolean => isAngle(countSigns(chart, a, b));

/** A graha is connected to a house if it is in it or aspects it. */
export const isConnectedTo = (chart: Chart, graha: Graha, house: number): boolean =>
  getHouse(chart, graha) === house || hasAspect(chart, graha, house);

export const areTogether = (chart: Chart, a: Graha, b: Graha): boolean => countSigns(chart, a, b) === 1;

/** Two grahas are in exchange if each is in a sign of the other. */
export const areInExchange = (chart: Chart, a: Graha, b: Graha): boolean =>
  getSignLord(chart.grahas[a].sign) === b && getSignLord(chart.grahas[b].sign) === a;

/** Whether two grahas aspect each other, as two in opposite signs do. */
export const areInMutualAspect = (chart: Chart, a: Graha, b: Graha): boolean =>
  hasAspectOn(chart, a, b) && hasAspectOn(chart, b, a);

/** The lord of the sign in which a graha is. */
export const getDispositor = (chart: Chart, graha: Graha): Graha => getSignLord(chart.grahas[graha].sign);

/** Lists those of the seven classical grahas that are in a house. */
export const listPlanetsIn = (chart: Chart, house: number): Graha[] =>
  listOccupants(chart, house).filter((graha) => graha !== 'Rahu' && graha !== 'Ketu');

export const getGrahaInSign = (chart: Chart, graha: Graha): GrahaInSign => ({
  graha,
  sign: chart.grahas[graha].sign,
});

export const getGrahaInHouse = (chart: Chart, graha: Graha): GrahaInHouse => ({
  graha,
  house: getHouse(chart, graha),
});

export const getGrahasInHouses = (chart: Chart, grahas: readonly Graha[]): GrahaInHouse[] =>
  grahas.map((graha) => getGrahaInHouse(chart, graha));

export const getGrahaInSignAndHouse = (chart: Chart, graha: Graha): GrahaInSign & GrahaInHouse => ({
  ...getGrahaInSign(chart, graha),
  house: getHouse(chart, graha),
});

export const getLord = (chart: Chart, house: number): Lord => ({
  graha: getHouseLord(chart, house),
  houses: [house],
});

export const getLordInSign = (chart: Chart, house: number): LordInSign => ({
  ...getGrahaInSign(chart, getHouseLord(chart, house)),
  houses: [house],
});

export const getLordInHouse = (chart: Chart, house: number): Lord & GrahaInHouse => ({
  ...getGrahaInHouse(chart, getHouseLord(chart, house)),
  houses: [house],
});

export const listHouseKeys = (grahas: readonly Graha[]): string[] => grahas.map((graha) => `${graha}.house`);
export const listSignKeys = (grahas: readonly Graha[]): string[] => grahas.map((graha) => `${graha}.sign`);
export const listRelativeKeys = (grahas: readonly Graha[], centre: Graha): string[] =>
  grahas.map((graha) => `${graha}.from.${centre}`);
