/**
 * Deeptadi avasthas, the nine moods of a graha. Every graha has one mood by its sign: dipta (exaltation), svastha (own),
 * mudita (a great friend's), shanta (a friend's), dina (a neutral's), duhkhita (an enemy's) or khala (a great enemy's).
 * It may also be vikala (with a malefic) and kopita (with the Sun). Source: Brihat Parashara Hora Shastra ch. 45, 7-10,
 * with the reading of khala of R. Santhanam's translation; Narasimha Rao and Jagannatha Hora take it as the sign of a
 * malefic, beside the mood by the lord.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getExaltationSign } from '#src/astrology/dignity.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { type CompoundFriendship, getCompoundFriendship } from '#src/astrology/shadbala/friendship.ts';
import { mapGrahas } from '#src/astrology/shadbala/per-graha.ts';
import type { Associations } from './associations.ts';

type MoodBySign = 'dipta' | 'svastha' | 'mudita' | 'shanta' | 'dina' | 'duhkhita' | 'khala';
export type Deeptadi = MoodBySign | 'vikala' | 'kopita';

const MOODS_BY_LORD: Record<CompoundFriendship, MoodBySign> = {
  'great friend': 'mudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  'great enemy': 'khala',
};

/**
 * The sign of exaltation counts as a whole. Kopita means combust. The conjunction with the Sun alone makes no graha vikala,
 * because it is judged by kopita.
 */
export function listDeeptadi(
  graha: ClassicalGraha,
  grahas: Chart['grahas'],
  associations: Associations,
): Deeptadi[] {
  const isWithMalefic = associations.conjunctGrahas.some(
    (other) => other !== 'Sun' && associations.isMalefic(other),
  );
  const moods: Deeptadi[] = [getMoodBySign(graha, grahas)];
  if (isWithMalefic) moods.push('vikala');
  if (grahas[graha].isCombust) moods.push('kopita');
  return moods;
}

function getMoodBySign(graha: ClassicalGraha, grahas: Chart['grahas']): MoodBySign {
  const lord = getSignLord(grahas[graha].sign);
  if (grahas[graha].sign === getExaltationSign(graha)) return 'dipta';
  if (lord === graha) return 'svastha';
  return MOODS_BY_LORD[
    getCompoundFriendship(
      graha,
      lord,
      mapGrahas((each) => grahas[each].sign),
    )
  ];
}
