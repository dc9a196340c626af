/**
 * Saptavargaja bala, the strength by the sign lords of seven divisional charts. Source: Brihat Parashara Hora Shastra
 * ch. 27, 2-4.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getDignity } from '#src/astrology/dignity.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { computeVargaSign, type Varga } from '#src/astrology/varga.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { getCompoundFriendship, type CompoundFriendship } from './friendship.ts';
import { type PerGraha, mapGrahas, sum } from './per-graha.ts';

const SEVEN_VARGAS: readonly Varga[] = [1, 2, 3, 7, 9, 12, 30];

/**
 * The scale of B. V. Raman, Graha and Bhava Balas, in which each value from friend on is half of the one before; the
 * printed Brihat Parashara Hora Shastra has 20, 15, 10, 4, 2.
 */
const VIRUPAS: Record<CompoundFriendship, number> = {
  'great friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great enemy': 1.875,
};

/**
 * Moolatrikona (45 virupas) counts in the rashi chart only, within the same degrees as in the dignities of the chart;
 * Jain counts the whole sign. An own sign gives 30.
 */
export function computeSaptavargaja(longitudes: PerGraha): PerGraha {
  const signs = mapGrahas((graha) => toPoint(longitudes[graha]).sign);
  const computeInVarga = (graha: ClassicalGraha, varga: Varga) => {
    const { sign, degreeInSign } = toPoint(longitudes[graha]);
    if (varga === 1 && getDignity(graha, sign, degreeInSign) === 'moolatrikona') return 45;
    const lord = SIGN_LORDS[computeVargaSign(varga, longitudes[graha]) - 1]!;
    return lord === graha ? 30 : VIRUPAS[getCompoundFriendship(graha, lord, signs)];
  };
  return mapGrahas((graha) => sum(SEVEN_VARGAS.map((varga) => computeInVarga(graha, varga))));
}
