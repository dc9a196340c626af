/**
 * Judges whether the divisional chart of a matter supports the lord of a period. Source: Brihat Parashara Hora Shastra ch. 7
 * (which divisional chart is read for which matter).
 */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { TimingFact } from '#src/astrology/contract-timing.ts';
import { getDignity, isOwnOrExalted } from '#src/astrology/dignity.ts';
import { computeVargaSign } from '#src/astrology/varga.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { getLordFrom } from './houses-from-origin.ts';
import type { MatterRule } from './matters.ts';

type VargaFact = Extract<TimingFact, { kind: 'varga' }>;

/**
 * A graha is supported if it rules or occupies the house of the matter in the divisional chart, or is in its own or its
 * exaltation sign there. The first two need the lagna.
 * @returns null without support
 */
export function findVargaSupport(
  { grahas, lagna }: Chart,
  { house, varga }: MatterRule,
  graha: Graha,
): VargaFact | null {
  const sign = computeVargaSign(varga, grahas[graha].longitude);
  const key = `D${varga}.${graha}`;
  const toFact = (how: VargaFact['how'], keys: string[]): VargaFact => ({
    kind: 'varga',
    graha,
    varga,
    how,
    keys,
  });
  if (lagna) {
    const vargaLagna = computeVargaSign(varga, lagna.longitude);
    const lagnaKey = `D${varga}.lagna`;
    if (getLordFrom(vargaLagna, house) === graha) return toFact('rules', [lagnaKey]);
    if (getNthSign(vargaLagna, house) === sign) return toFact('occupies', [lagnaKey, key]);
  }
  return isInOwnOrExaltationSign(graha, sign) ? toFact('dignity', [key]) : null;
}

/** In a divisional chart only the sign counts, so the degree is taken from the middle of the dignity's range. */
function isInOwnOrExaltationSign(graha: Graha, sign: number): boolean {
  const dignities = [1, 17].map((degree) => getDignity(graha, sign, degree));
  return dignities.some(isOwnOrExalted);
}
