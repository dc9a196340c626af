/** Manglik between two charts. The order of the two does not matter. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Manglik, ManglikMatch } from '#src/astrology/contract-doshas.ts';
import { houseOf } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { listed } from '#src/astrology/words.ts';
import { manglik } from './manglik.ts';

const SAMYA = 'BPHS ch. 80; parihara verse "kuja-dosha-vati deya kuja-doshavate"';
const ANSWER = 'Parihara verse "shani-bhaumo athava kashchit papo va tadrisho bhavet"';

/** The "other such" malefics that answer a Mars from the same house. */
const ANSWERING: readonly Graha[] = ['Saturn', 'Sun', 'Rahu', 'Ketu'];

/** A dosha that is cancelled within its own chart needs no answer in the other. */
export function manglikMatch(first: Chart, second: Chart): ManglikMatch {
  const [one, other] = [manglik(first), manglik(second)];
  if (!stands(one) && !stands(other))
    return { verdict: 'clear', because: 'neither chart is Manglik', source: SAMYA };
  if (stands(one) && stands(other))
    return {
      verdict: 'balanced',
      because: 'both charts are Manglik, and each answers the other',
      source: SAMYA,
    };
  return stands(one) ? oneSided(first, second) : oneSided(second, first);
}

const stands = ({ verdict }: Manglik): boolean => verdict === 'mild' || verdict === 'present';

function oneSided(having: Chart, free: Chart): ManglikMatch {
  const alone: ManglikMatch = {
    verdict: 'one-sided',
    because: 'one chart is Manglik and the other does not answer it',
    source: SAMYA,
  };
  if (!having.lagna || !free.lagna) return alone;
  const house = houseOf(having, 'Mars');
  const answering = ANSWERING.filter((graha) => houseOf(free, graha) === house);
  if (answering.length === 0 || !manglik(having).standing.includes('lagna')) return alone;
  const names = listed(answering.map((graha) => (graha === 'Sun' ? 'the Sun' : graha)));
  return {
    verdict: 'answered',
    because: `Mars in the ${ordinal(house)} house of one chart meets ${names} in the ${ordinal(house)} of the other`,
    source: ANSWER,
  };
}
