/** The further yogas of the Tajika school as data; ithasala and ishrafa are pairs (TajikaYoga). */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Rank, Weakness } from './rank.ts';

/** Two grahas whose matter a yoga concerns, the faster one first. */
export type Pair = readonly [faster: ClassicalGraha, slower: ClassicalGraha];

export type AnnualYoga =
  /** all grahas in angles and succedent houses, or all in cadent houses */
  | { yoga: 'ikkavala' | 'induvara' }
  /** a third graha joins a pair without aspect (nakta: a faster one; yamaya: a slower one) */
  | { yoga: 'nakta' | 'yamaya'; pair: Pair; by: ClassicalGraha }
  /** Mars or Saturn destroys an ithasala */
  | { yoga: 'manau'; pair: Pair; by: ClassicalGraha }
  /** the Moon strengthens an ithasala by one with a graha of the pair: one grade for its rank, one for the graha's */
  | { yoga: 'kamboola'; pair: Pair; moonWith: ClassicalGraha; grade: { moon: Rank; graha: Rank } }
  /** a void Moon leaves its sign and applies to a strong graha in the next one */
  | { yoga: 'gairi-kamboola'; pair: Pair; moonWith: ClassicalGraha }
  /** a void Moon takes no part in an ithasala */
  | { yoga: 'khallasara'; pair: Pair }
  /** an ithasala with weak grahas; the course of the matter follows from their houses */
  | { yoga: 'radda'; pair: Pair; weak: { graha: ClassicalGraha; reasons: Weakness[] }[]; course: RaddaCourse }
  /** an ithasala whose slower graha has a rank and whose faster one has none */
  | { yoga: 'duphali-kuttha'; pair: Pair }
  /** an ithasala of two weak grahas that a strong one helps */
  | { yoga: 'dutthottha-davira'; pair: Pair; by: ClassicalGraha }
  /** a ranked graha leaves its sign and applies to a slower one */
  | { yoga: 'tambira'; pair: Pair }
  /** a strong graha aspects the one in the lagna */
  | { yoga: 'kuttha'; graha: ClassicalGraha; by: ClassicalGraha }
  /** an ithasala of two grahas that are both weak or badly placed */
  | { yoga: 'durapha'; pair: Pair };

export type RaddaCourse = 'lost' | 'fulfilled-then-lost' | 'lost-then-fulfilled';
