import { getSignLord } from '#src/astrology/houses.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { areFriends } from '#src/astrology/matching/sign-lords.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

/**
 * The exception to gana, rasi, rajju and vedha: signs of one lord, of friends, or opposite to each other. Source:
 * Kalaprakashika ch. 13, p. 76, with natural friendship.
 */
export function findExceptionOfSigns(bride: Moon, groom: Moon): string | null {
  if (getSignLord(bride.sign) === getSignLord(groom.sign)) return 'one graha rules both signs';
  if (areFriends(bride.sign, groom.sign)) return 'the lords of the signs are friends';
  return countHouse(bride.sign, groom.sign) === 7 ? 'the signs are opposite to each other' : null;
}
