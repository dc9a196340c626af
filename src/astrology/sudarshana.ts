/**
 * Sudarshana chakra: the houses from the lagna, the Moon and the Sun beside each other, and its dasha, which gives each
 * house one year in turn. Sources: Brihat Parashara Hora Shastra ch. 74 (76 in other editions); P. V. R. Narasimha Rao,
 * Vedic Astrology: An Integrated Approach, ch. 31.
 */
import type { Chart, Graha } from './contract.ts';
import { formatIso } from './ephemeris/instant.ts';
import { groupBySign } from './occupants.ts';
import { countSolarReturns, findSolarReturn } from './varshphal/solar-return.ts';
import { getNthSign } from './zodiac.ts';

export type ChakraHouse = { sign: number; occupants: Graha[] };

export type SudarshanaHouse = {
  house: number;
  /** null if the birth time is unknown */
  fromLagna: ChakraHouse | null;
  fromMoon: ChakraHouse;
  fromSun: ChakraHouse;
};

/** Returns the twelve houses, which are whole signs. */
export function listSudarshanaHouses({ lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>): SudarshanaHouse[] {
  const occupants = groupBySign(grahas);
  const createHouse = (from: number, house: number): ChakraHouse => {
    const sign = getNthSign(from, house);
    return { sign, occupants: occupants[sign - 1]! };
  };
  return Array.from({ length: 12 }, (_, index) => ({
    house: index + 1,
    fromLagna: lagna && createHouse(lagna.sign, index + 1),
    fromMoon: createHouse(grahas.Moon.sign, index + 1),
    fromSun: createHouse(grahas.Sun.sign, index + 1),
  }));
}

export type SudarshanaYear = {
  /** completed years at its start */
  age: number;
  start: string;
  end: string;
  /** the house of the year: the first in the first year of life, again in the thirteenth */
  house: number;
  /** the sign of this house from the lagna; null if the birth time is unknown */
  fromLagna: number | null;
  fromMoon: number;
  fromSun: number;
};

/**
 * Returns the year that runs at `now`, from one return of the Sun to its natal longitude to the next, as in the annual
 * charts.
 * @param now ISO instant
 * @returns null before the birth
 */
export function computeSudarshanaYear(chart: Chart, now: string): SudarshanaYear | null {
  const age = countSolarReturns(chart, now);
  if (age < 0) return null;
  const house = (age % 12) + 1;
  return {
    age,
    start: formatIso(findSolarReturn(chart, age)),
    end: formatIso(findSolarReturn(chart, age + 1)),
    house,
    fromLagna: chart.lagna && getNthSign(chart.lagna.sign, house),
    fromMoon: getNthSign(chart.grahas.Moon.sign, house),
    fromSun: getNthSign(chart.grahas.Sun.sign, house),
  };
}
