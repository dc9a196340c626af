/**
 * Chara karakas, the movable significators, in the order of the grahas' degrees within their signs; the highest is the
 * atmakaraka. Sources: Brihat Parashara Hora Shastra ch. 32; Jaimini Sutras 1.1.
 */
import {
  KARAKAS,
  type CharaKarakas,
  type Chart,
  type ChartSettings,
  type Graha,
} from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';

/** Without Rahu there are seven karakas: pitri karaka is left out. */
const SEVEN_KARAKAS = KARAKAS.filter((karaka) => karaka !== 'PiK');

export const listKarakaCandidates = (count: ChartSettings['karakas']): Graha[] =>
  count === 8 ? [...CLASSICAL_GRAHAS, 'Rahu'] : [...CLASSICAL_GRAHAS];

/**
 * Among eight karakas Rahu is included. Its degrees are counted from the end of the sign, because its motion is
 * retrograde.
 * @param count 7 or 8, as in the settings of the chart
 */
export function computeCharaKarakas(
  { grahas }: Pick<Chart, 'grahas'>,
  count: ChartSettings['karakas'],
): CharaKarakas {
  const computeProgress = (graha: Graha) =>
    graha === 'Rahu' ? 30 - grahas.Rahu.degreeInSign : grahas[graha].degreeInSign;
  const grahasByProgress = listKarakaCandidates(count).toSorted(
    (a, b) => computeProgress(b) - computeProgress(a),
  );
  const karakas = count === 8 ? KARAKAS : SEVEN_KARAKAS;
  return Object.fromEntries(karakas.map((karaka, rank) => [karaka, grahasByProgress[rank]!]));
}
