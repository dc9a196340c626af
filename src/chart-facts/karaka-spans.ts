/**
 * Atmakaraka and darakaraka during one civil day. The Moon passes through half a sign in a day and changes its rank on the
 * way; the other grahas hardly move.
 */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { createLongitudeInterpolator } from '#src/astrology/motion/longitude-interpolator.ts';
import type { KarakaSpan } from './contract.ts';
import { listMinuteSpans, type Day } from './minute-spans.ts';

export function listKarakaSpans(day: Day): KarakaSpan[] {
  const grahas = CLASSICAL_GRAHAS.map((graha) => ({
    graha,
    computeLongitude: createLongitudeInterpolator(graha, day),
  }));
  const rank = (ut: number) => {
    const ranking = grahas
      .map(({ graha, computeLongitude }) => ({ graha, degreeInSign: computeLongitude(ut) % 30 }))
      .toSorted((a, b) => b.degreeInSign - a.degreeInSign);
    return { atmakaraka: ranking[0]!.graha, darakaraka: ranking.at(-1)!.graha };
  };
  return listMinuteSpans(day, rank).map(({ value, from, to }) => ({ ...value, from, to }));
}
