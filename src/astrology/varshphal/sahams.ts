/** Sahams, sensitive points of single topics: Tajika Nilakanthi, Samjna Tantra. */
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import type { Saham } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';
import { countHouse, getSign } from '#src/astrology/zodiac.ts';

/**
 * Each saham adds the distance between two points to a third, mostly the lagna; by night the two are swapped. 30
 * degrees are added if the third is not between them. The sources agree on these seven; on others (asha, vyapara)
 * they do not.
 */
export function computeSahams({ grahas }: Pick<Chart, 'grahas'>, lagna: number, byDay: boolean): Saham[] {
  const at = (graha: 'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn') =>
    grahas[graha].longitude;
  const point = (to: number, from: number, third = lagna) =>
    byDay ? computeSahamPoint(from, to, third) : computeSahamPoint(to, from, third);
  const punya = point(at('Moon'), at('Sun'));
  const points: Record<Saham['name'], number> = {
    punya,
    vidya: point(at('Sun'), at('Moon')),
    yasha: point(at('Jupiter'), punya),
    mitra: point(at('Jupiter'), punya, at('Venus')),
    mahatmya: point(punya, at('Mars')),
    karma: point(at('Mars'), at('Mercury')),
    vivaha: point(at('Venus'), at('Saturn')),
  };
  return Object.entries(points).map(([name, longitude]) => {
    const sign = getSign(longitude);
    const house = countHouse(getSign(lagna), sign);
    return { name: name as Saham['name'], longitude, sign, house, lord: SIGN_LORDS[sign - 1]! };
  });
}

/** The distance is counted forward through the zodiac. */
function computeSahamPoint(from: number, to: number, third: number): number {
  const distance = normalize(to - from);
  return normalize(third + distance + (normalize(third - from) <= distance ? 0 : 30));
}
