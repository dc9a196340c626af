/**
 * Friendship of the seven classical grahas: natural, temporary by the signs of the chart, and fivefold (panchadha
 * maitri), the two together. Source: Brihat Parashara Hora Shastra ch. 3, 55 (natural), 56 (temporary), 57-58 (fivefold).
 */
import type { Chart } from './contract.ts';
import type { ClassicalGraha } from './contract-names.ts';
import { getFriendship } from './dignity.ts';
import { type CompoundFriendship, getCompoundFriendship, isTemporaryFriend } from './shadbala/friendship.ts';
import { mapGrahas, type PerGraha } from './shadbala/per-graha.ts';

/** The friendship of each graha (first key) towards each other one (second key); null for a graha and itself. */
type FriendshipTable<Friendship> = PerGraha<PerGraha<Friendship | null>>;

export type FriendshipTables = {
  /** the same in all charts; it is not always mutual */
  natural: FriendshipTable<'friend' | 'neutral' | 'enemy'>;
  /** always mutual: it depends on the number of signs between the two */
  temporary: FriendshipTable<'friend' | 'enemy'>;
  /** of natural and temporary friendship together; it is not always mutual */
  fivefold: FriendshipTable<CompoundFriendship>;
};

/** Without a birth time the signs of noon are used. */
export function computeFriendshipTables({ grahas }: Pick<Chart, 'grahas'>): FriendshipTables {
  const signs = mapGrahas((graha) => grahas[graha].sign);
  return {
    natural: createTable((graha, other) => NATURAL_NAMES[getFriendship(graha, other)]),
    temporary: createTable((graha, other) =>
      isTemporaryFriend(signs[graha], signs[other]) ? 'friend' : 'enemy',
    ),
    fivefold: createTable((graha, other) => getCompoundFriendship(graha, other, signs)),
  };
}

const NATURAL_NAMES = { friendly: 'friend', neutral: 'neutral', enemy: 'enemy' } as const;

const createTable = <Friendship>(
  judge: (graha: ClassicalGraha, other: ClassicalGraha) => Friendship,
): FriendshipTable<Friendship> =>
  mapGrahas((graha) => mapGrahas((other) => (other === graha ? null : judge(graha, other))));
