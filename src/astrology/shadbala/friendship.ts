/** What one graha is to another in this chart: by nature and by place together (panchadha maitri, BPHS ch. 3). */
import type { Seven } from '#src/astrology/contract-strengths.ts';
import { friendship } from '#src/astrology/dignity.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { BySeven } from './seven.ts';

const FEELINGS = ['great enemy', 'enemy', 'neutral', 'friend', 'great friend'] as const;
export type Feeling = (typeof FEELINGS)[number];

const BY_NATURE = { enemy: 1, neutral: 2, friendly: 3 };

/** Who stands in the three signs before or the three after is a friend for this chart, everyone else an enemy. `signs`: 1 to 12. */
export function compoundFriendship(graha: Seven, other: Seven, signs: BySeven): Feeling {
  const away = houseFrom(signs[graha], signs[other]);
  const near = away !== 1 && (away <= 4 || away >= 10);
  return FEELINGS[BY_NATURE[friendship(graha, other)] + (near ? 1 : -1)]!;
}
