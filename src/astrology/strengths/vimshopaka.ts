/**
 * Vimshopaka bala, the strength of a graha in the divisional charts on a scale of 20, and vaisheshikamsha, the name of
 * the number of charts in which it is in its own place. Source: Brihat Parashara Hora Shastra ch. 7, 17-27 and ch. 6,
 * 42-53.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { getExaltationSign } from '#src/astrology/dignity.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { type CompoundFriendship, getCompoundFriendship } from '#src/astrology/shadbala/friendship.ts';
import { mapGrahas, type PerGraha, sum } from '#src/astrology/shadbala/per-graha.ts';
import { computeVargaSign, type Varga, VARGAS } from '#src/astrology/varga.ts';
import { getOwnPlacesName, VARGA_GROUPS, VARGA_WEIGHTS, type VargaGroup } from './varga-groups.ts';

export type Vimshopaka = {
  /** 5 (all charts in signs of great enemies) to 20 (all in own signs) */
  points: number;
  /** the charts with the graha in its own sign or in that of its exaltation, as "D9" */
  ownPlaces: string[];
  /** name of their number, such as Parijata for two of the ten; null for fewer than two */
  name: string | null;
};

/**
 * It is computed for the seven grahas: on the signs of the nodes the schools do not agree. The hora is that of Parashara,
 * with Cancer and Leo only; programs that use another one give other points.
 * @returns null if the birth time is unknown: the Sun passes two of the sixtieths of a sign in a day
 */
export function computeVimshopaka({
  lagna,
  grahas,
}: Pick<Chart, 'lagna' | 'grahas'>): PerGraha<Record<VargaGroup, Vimshopaka>> | null {
  if (!lagna) return null;
  const placements = VARGAS.map((varga) => judgeVarga(varga, grahas));
  return mapGrahas(
    (graha) =>
      Object.fromEntries(
        VARGA_GROUPS.map((group) => [
          group,
          sumGroup(
            group,
            placements.map((perGraha) => perGraha[graha]),
          ),
        ]),
      ) as Record<VargaGroup, Vimshopaka>,
  );
}

type VargaPlacement = { varga: Varga; points: number; isOwnPlace: boolean };

/**
 * In an own sign a graha has 20 points; in another sign its friendship with the lord counts, also where it is exalted
 * (verses 21-25 name own signs only).
 */
const POINTS: Record<CompoundFriendship, number> = {
  'great friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great enemy': 5,
};

/**
 * The temporary part of a friendship is that of the divisional chart itself, as in Jagannatha Hora. Others take it from
 * the rashi chart, as in saptavargaja bala.
 */
function judgeVarga(varga: Varga, grahas: Chart['grahas']): PerGraha<VargaPlacement> {
  const signs = mapGrahas((graha) => computeVargaSign(varga, grahas[graha].longitude));
  return mapGrahas((graha) => {
    const lord = SIGN_LORDS[signs[graha] - 1]!;
    return {
      varga,
      points: lord === graha ? 20 : POINTS[getCompoundFriendship(graha, lord, signs)],
      isOwnPlace: lord === graha || signs[graha] === getExaltationSign(graha),
    };
  });
}

/**
 * For the name own signs and exaltation count; moolatrikona signs are among them. Parashara also counts the signs of
 * the lords of the angles from the arudha lagna, and not the charts of a combust or defeated graha; programs do neither.
 */
function sumGroup(group: VargaGroup, placements: readonly VargaPlacement[]): Vimshopaka {
  const weights = VARGA_WEIGHTS[group];
  const counted = placements.filter(({ varga }) => weights[varga] !== undefined);
  const ownPlaces = counted.filter(({ isOwnPlace }) => isOwnPlace).map(({ varga }) => `D${varga}`);
  return {
    points: sum(counted.map(({ varga, points }) => (weights[varga]! * points) / 20)),
    ownPlaces,
    name: getOwnPlacesName(group, ownPlaces.length),
  };
}
