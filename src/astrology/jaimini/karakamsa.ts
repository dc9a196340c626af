/**
 * Karakamsa: the navamsa sign of the atmakaraka, taken as first house. The karakamsa chart counts the grahas' signs of
 * the rashi chart from it, the swamsa chart their navamsa signs: these are the two charts that AstroSage prints under
 * these names. Other schools call the sign itself swamsa, or the navamsa of the lagna. Sources: Brihat Parashara Hora
 * Shastra ch. 33; Jaimini Sutras 1.2.
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { groupBySign } from '#src/astrology/occupants.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { computeCharaKarakas } from './karakas.ts';

export type Karakamsa = {
  atmakaraka: Graha;
  /** the navamsa sign of the atmakaraka, which is the first house of both charts */
  sign: number;
  houses: {
    house: number;
    sign: number;
    /** grahas in the sign in the rashi chart */
    karakamsa: Graha[];
    /** grahas in the sign in the navamsa chart */
    swamsa: Graha[];
  }[];
};

/** Without a birth time the positions of noon are used. */
export function computeKarakamsa({ grahas, settings }: Pick<Chart, 'grahas' | 'settings'>): Karakamsa {
  const atmakaraka = computeCharaKarakas({ grahas }, settings.karakas).AK!;
  const first = grahas[atmakaraka].navamsaSign;
  const [rashi, navamsa] = [groupBySign(grahas), groupBySign(grahas, 'navamsaSign')];
  const houses = Array.from({ length: 12 }, (_, index) => {
    const sign = getNthSign(first, index + 1);
    return { house: index + 1, sign, karakamsa: rashi[sign - 1]!, swamsa: navamsa[sign - 1]! };
  });
  return { atmakaraka, sign: first, houses };
}
