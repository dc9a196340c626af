/**
 * Harsha bala, the strength of joy of the seven grahas in the annual chart: five units for each of four conditions.
 * Sources: Nilakantha, Tajika Nilakanthi, Samjna Tantra; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated
 * Approach, 28.3.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { isOwnOrExalted } from '#src/astrology/dignity.ts';
import { mapGrahas, type PerGraha, sumParts } from '#src/astrology/shadbala/per-graha.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

export type HarshaBala = {
  /** in the house of its joy */
  house: number;
  /** exalted or in an own sign */
  dignity: number;
  /** a female graha in houses 1 to 3 or 7 to 9, a male one in the others */
  gender: number;
  /** a male graha in a year that begins by day, a female one in a year that begins by night */
  time: number;
  /** 0 (no strength) to 20 */
  total: number;
};

const HOUSES_OF_JOY: PerGraha = { Sun: 9, Moon: 3, Mars: 6, Mercury: 1, Jupiter: 11, Venus: 5, Saturn: 12 };
const MALE_GRAHAS: readonly ClassicalGraha[] = ['Sun', 'Mars', 'Jupiter'];
const UNITS = 5;

/**
 * @param lagnaSign sign of the lagna of the year
 * @param isByDay whether the year begins between sunrise and sunset
 */
export function computeHarshaBala(
  { grahas }: Pick<Chart, 'grahas'>,
  lagnaSign: number,
  isByDay: boolean,
): PerGraha<HarshaBala> {
  return mapGrahas((graha) => {
    const house = countHouse(lagnaSign, grahas[graha].sign);
    const isMale = MALE_GRAHAS.includes(graha);
    const isInMaleQuarter = Math.ceil(house / 3) % 2 === 0;
    const parts = {
      house: house === HOUSES_OF_JOY[graha] ? UNITS : 0,
      dignity: isOwnOrExalted(grahas[graha].dignity) ? UNITS : 0,
      gender: isMale === isInMaleQuarter ? UNITS : 0,
      time: isMale === isByDay ? UNITS : 0,
    };
    return { ...parts, total: sumParts(parts) };
  });
}
