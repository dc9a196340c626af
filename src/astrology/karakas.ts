/** Chara karakas, the movable significators: who has gone furthest in its sign stands for the self, and so on down (BPHS ch. 32; Jaimini Sutras 1.1). */
import { KARAKAS, type CharaKarakas, type Chart, type ChartSettings, type Graha } from './contract.ts';
import { CLASSICAL_GRAHAS } from './contract-names.ts';

/** Without Rahu there is one office less, and the father's is left out. */
const SEVEN_OFFICES = KARAKAS.filter((karaka) => karaka !== 'PiK');

/** `count` as in the settings: seven grahas, or eight with Rahu, whose way is counted from the end of the sign, since it goes backwards. */
export function computeCharaKarakas(
  { grahas }: Pick<Chart, 'grahas'>,
  count: ChartSettings['karakas'],
): CharaKarakas {
  const walkers: Graha[] = count === 8 ? [...CLASSICAL_GRAHAS, 'Rahu'] : [...CLASSICAL_GRAHAS];
  const way = (graha: Graha) =>
    graha === 'Rahu' ? 30 - grahas.Rahu.degreeInSign : grahas[graha].degreeInSign;
  const order = walkers.toSorted((a, b) => way(b) - way(a));
  const offices = count === 8 ? KARAKAS : SEVEN_OFFICES;
  return Object.fromEntries(offices.map((karaka, rank) => [karaka, order[rank]!]));
}
