/** Who is benefic and who malefic in this chart. */
import { difference } from '#src/astrology/ephemeris/angle.ts';
import { type Seven, SEVEN } from '#src/astrology/contract-strengths.ts';
import { signOf } from '#src/astrology/zodiac.ts';
import { bySeven, type BySeven } from './seven.ts';

/**
 * True for a benefic. By nature Jupiter and Venus; the Moon while at least half lit, from the eighth of the bright fortnight to the eighth of
 * the dark (Raman); Mercury unless the malefics in its sign outnumber the benefics (BPHS ch. 3, 11 turns it by any malefic; in Jain's
 * example it stays benefic between Jupiter and Saturn). The nodes are not counted.
 */
export function benefics(longitudes: BySeven): BySeven<boolean> {
  const bright = Math.abs(difference(longitudes.Moon, longitudes.Sun)) >= 90;
  const kind = (graha: Seven) => graha === 'Jupiter' || graha === 'Venus' || (graha === 'Moon' && bright);
  const company = SEVEN.filter(
    (graha) => graha !== 'Mercury' && signOf(longitudes[graha]) === signOf(longitudes.Mercury),
  );
  const malefics = company.filter((graha) => !kind(graha)).length;
  return bySeven((graha) => (graha === 'Mercury' ? malefics * 2 <= company.length : kind(graha)));
}
