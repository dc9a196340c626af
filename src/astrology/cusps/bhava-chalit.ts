/**
 * Bhava chalit, the houses by degree, divided by the method of Sripati: lagna and midheaven are the middles (madhya) of
 * the first and tenth house, their opposites those of the seventh and fourth. The four arcs between them are divided
 * into three equal parts. A house begins (sandhi) half way between its middle and that of the house before. Sources:
 * Sripati Paddhati ch. 1; B. V. Raman, A Manual of Hindu Astrology, on bhavas. Other schools take houses of 30 degrees
 * with the lagna in the middle of the first. All places of the Earth have Sripati houses.
 */
import { type Chart, type Graha, GRAHAS, type Point } from '#src/astrology/contract.ts';
import { normalize, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { countHouse, toPoint } from '#src/astrology/zodiac.ts';
import { findCuspHouse } from './find-cusp-house.ts';

export type ChalitHouse = {
  house: number;
  /** the sandhi between this house and the one before */
  start: Point;
  middle: Point;
  grahas: Graha[];
};

/** A graha whose house by degree is not its house by sign. */
export type HouseChange = { graha: Graha; houseBySign: number; house: number };

export type BhavaChalit = { houses: ChalitHouse[]; changes: HouseChange[] };

/** @returns null if the birth time is unknown */
export function computeBhavaChalit({ lagna, midheaven, grahas }: Chart): BhavaChalit | null {
  if (!lagna || midheaven === null) return null;
  const middles = computeSripatiMiddles(lagna.longitude, midheaven);
  const starts = middles.map((middle, index) => computeMidpoint(middles.at(index - 1)!, middle));
  const placements = GRAHAS.map((graha) => ({
    graha,
    houseBySign: countHouse(lagna.sign, grahas[graha].sign),
    house: findCuspHouse(starts, grahas[graha].longitude),
  }));
  return {
    houses: middles.map((middle, index) => ({
      house: index + 1,
      start: toPoint(starts[index]!),
      middle: toPoint(middle),
      grahas: placements.filter(({ house }) => house === index + 1).map(({ graha }) => graha),
    })),
    changes: placements.filter(({ house, houseBySign }) => house !== houseBySign),
  };
}

/**
 * Returns the middles of the twelve houses in degrees. The arcs before and after the lagna are 180 degrees together.
 * @param midheaven at most 180 degrees before the lagna
 */
export function computeSripatiMiddles(lagna: number, midheaven: number): number[] {
  const thirdBeforeLagna = normalize(lagna - midheaven) / 3;
  const thirdAfterLagna = (180 - 3 * thirdBeforeLagna) / 3;
  const firstToThird = [0, 1, 2].map((part) => lagna + part * thirdAfterLagna);
  const fourthToSixth = [0, 1, 2].map((part) => midheaven + 180 + part * thirdBeforeLagna);
  const firstToSixth = [...firstToThird, ...fourthToSixth];
  return [...firstToSixth, ...firstToSixth.map((degrees) => degrees + 180)].map(normalize);
}

const computeMidpoint = (from: number, to: number): number => normalize(from + subtractAngles(to, from) / 2);
