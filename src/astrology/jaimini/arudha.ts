/**
 * Arudha padas, the images of houses and grahas. Count from the house to its lord, and as many signs from the lord; a
 * pada in the house itself or in the seventh from it moves to the tenth from there. Sources: Brihat Parashara Hora
 * Shastra ch. 29; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 9.2 and 9.5. K. N. Rao's school moves
 * no pada.
 */
import { type Chart, type Graha, GRAHAS } from '#src/astrology/contract.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { countHouse, getModality, getNthSign } from '#src/astrology/zodiac.ts';
import {
  type CoLordRule,
  countOccupants,
  findSignLord,
  isExaltedInSign,
  isInOrAspects,
  pickStronger,
  SECOND_LORDS,
} from './co-lords.ts';

/** AL, the arudha lagna, is the pada of the first house; UL, the upapada, that of the twelfth. */
export const PADA_NAMES = ['AL', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'UL'] as const;

export type ArudhaPada = {
  house: number;
  name: (typeof PADA_NAMES)[number];
  /** the lord to which the count goes */
  lord: Graha;
  sign: number;
};

/**
 * Of the two lords of Scorpio and Aquarius the stronger one counts by default, as in Jagannatha Hora, with which
 * astrologers compare padas; `single` gives the padas of programs that use only Mars and Saturn.
 * @returns null if the birth time is unknown
 */
export function computeArudhaPadas(chart: Chart, coLords: CoLordRule = 'stronger'): ArudhaPada[] | null {
  if (!chart.lagna) return null;
  return PADA_NAMES.map((name, index) => {
    const house = getSignOfHouse(chart, index + 1);
    const lord = findSignLord(chart.grahas, house, coLords);
    return { house: index + 1, name, lord, sign: computePada(house, chart.grahas[lord].sign) };
  });
}

/**
 * The padas of grahas: the count goes from the graha to its own sign, the stronger one if it owns two. Rahu owns
 * Aquarius, and Ketu owns Scorpio.
 */
export const computeGrahaArudhas = ({ grahas }: Pick<Chart, 'grahas'>): Record<Graha, number> =>
  Object.fromEntries(
    GRAHAS.map((graha) => [graha, computePada(grahas[graha].sign, findStrongerOwnSign(grahas, graha))]),
  ) as Record<Graha, number>;

/** Counts from `sign` to `target` and as many again. */
function computePada(sign: number, target: number): number {
  const pada = getNthSign(target, countHouse(sign, target));
  const place = countHouse(sign, pada);
  return place === 1 || place === 7 ? getNthSign(pada, 10) : pada;
}

const OWN_SIGNS: Record<Graha, readonly [number, number?]> = {
  Sun: [5],
  Moon: [4],
  Mars: [1, 8],
  Mercury: [3, 6],
  Jupiter: [9, 12],
  Venus: [2, 7],
  Saturn: [10, 11],
  Rahu: [11],
  Ketu: [8],
};

/** Source: Narasimha Rao 15.5.2. Its sixth rule, by degrees, is never reached for two signs of one lord. */
function findStrongerOwnSign(grahas: Chart['grahas'], graha: Graha): number {
  const [first, second] = OWN_SIGNS[graha];
  if (second === undefined) return first;
  return pickStronger(first, second, [
    (sign) => countOccupants(grahas, sign),
    (sign) => countSupport(grahas, sign),
    (sign) => Number(hasExaltedGraha(grahas, sign)),
    (sign) => Number(hasLordInOtherParity(grahas, sign)),
    // Dual signs are stronger than fixed ones, and these than movable ones.
    getModality,
  ]);
}

/** Counts Jupiter, Mercury and the lords of the sign, both of two, that are in it or aspect it. */
function countSupport(grahas: Chart['grahas'], sign: number): number {
  const secondLord = SECOND_LORDS[sign];
  const lords: Graha[] = [SIGN_LORDS[sign - 1]!, ...(secondLord ? [secondLord] : [])];
  const roles: Graha[] = ['Jupiter', 'Mercury', ...lords];
  return roles.filter((graha) => isInOrAspects(grahas, graha, sign)).length;
}

const hasExaltedGraha = (grahas: Chart['grahas'], sign: number): boolean =>
  GRAHAS.some((graha) => grahas[graha].sign === sign && isExaltedInSign(graha, sign));

/** Whether the lord of an odd sign is in an even one, or the lord of an even sign in an odd one. */
const hasLordInOtherParity = (grahas: Chart['grahas'], sign: number): boolean =>
  grahas[findSignLord(grahas, sign)].sign % 2 !== sign % 2;
