/** Benefics and malefics of this chart. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { type ClassicalGraha, CLASSICAL_GRAHAS } from '#src/astrology/contract-strengths.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

/**
 * True for a benefic. Jupiter and Venus always; the Moon while at least half lit, from the eighth of the bright
 * fortnight to the eighth of the dark (Raman); Mercury unless the malefics in its sign outnumber the benefics (in
 * BPHS ch. 3, 11 any malefic turns it; in Jain's example it is benefic between Jupiter and Saturn). The nodes are
 * not counted.
 */
export function findBenefics(longitudes: PerGraha): PerGraha<boolean> {
  const bright = Math.abs(subtractAngles(longitudes.Moon, longitudes.Sun)) >= 90;
  const kind = (graha: ClassicalGraha) =>
    graha === 'Jupiter' || graha === 'Venus' || (graha === 'Moon' && bright);
  const company = CLASSICAL_GRAHAS.filter(
    (graha) => graha !== 'Mercury' && getSign(longitudes[graha]) === getSign(longitudes.Mercury),
  );
  const malefics = company.filter((graha) => !kind(graha)).length;
  return mapGrahas((graha) => (graha === 'Mercury' ? malefics * 2 <= company.length : kind(graha)));
}
