/** Dig bala, strength of direction: BPHS ch. 27, and Raman, ch. 4. */
import { DIRECTION } from '#src/astrology/houses.ts';
import { arc, type Circumstances } from './circumstances.ts';
import { bySeven, type BySeven } from './seven.ts';

/** 60 on the very degree of the lagna, the descendant or the meridian above or below, nothing opposite. */
export function digBala({ longitudes, lagna, midheaven }: Circumstances): BySeven {
  const points: Record<number, number> = { 1: lagna, 4: midheaven + 180, 7: lagna + 180, 10: midheaven };
  return bySeven((graha) => (180 - arc(longitudes[graha], points[DIRECTION[graha]!]!)) / 3);
}
