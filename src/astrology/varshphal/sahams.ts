/**
 * Computes sahams, points of the zodiac that signify one topic each. Source: Nilakantha, Tajika Nilakanthi, Samjna
 * Tantra.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import type { Saham } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { countHouse, getSign } from '#src/astrology/zodiac.ts';

/**
 * A saham is the distance between two points added to a third, mostly the lagna; by night the two points are swapped.
 * Another 30 degrees are added if the third point is not between them. The sources agree on these seven sahams, but not
 * on others such as asha and vyapara.
 */
export function computeSahams({ grahas }: Pick<Chart, 'grahas'>, lagna: number, isByDay: boolean): Saham[] {
  const getLongitude = (graha: ClassicalGraha) => grahas[graha].longitude;
  // The books write a saham as `to` − `from` + `third`.
  const computePoint = (to: number, from: number, third = lagna) =>
    isByDay ? computeSahamPoint(to, from, third) : computeSahamPoint(from, to, third);
  const punya = computePoint(getLongitude('Moon'), getLongitude('Sun'));
  const points: Record<Saham['name'], number> = {
    punya,
    vidya: computePoint(getLongitude('Sun'), getLongitude('Moon')),
    yasha: computePoint(getLongitude('Jupiter'), punya),
    mitra: computePoint(getLongitude('Jupiter'), punya, getLongitude('Venus')),
    mahatmya: computePoint(punya, getLongitude('Mars')),
    karma: computePoint(getLongitude('Mars'), getLongitude('Mercury')),
    vivaha: computePoint(getLongitude('Venus'), getLongitude('Saturn')),
  };
  return Object.entries(points).map(([name, longitude]) => {
    const sign = getSign(longitude);
    const house = countHouse(getSign(lagna), sign);
    return { name: name as Saham['name'], longitude, sign, house, lord: SIGN_LORDS[sign - 1]! };
  });
}

/** The distance is counted forward through the zodiac. */
function computeSahamPoint(to: number, from: number, third: number): number {
  const distance = normalize(to - from);
  return normalize(third + distance + (normalize(third - from) <= distance ? 0 : 30));
}
