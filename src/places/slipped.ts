/** Names that somebody may have meant who typed a letter too few, too many, or a wrong one. */
import { sound } from './fold.ts';
import { beginningWith, type NameIndex } from './name-index.ts';
import type { Town } from './town.ts';
import { wordsNear } from './typo.ts';

export type Slipped = {
  town: Town;
  slips: number;
  /** the name goes on after what was typed */ begun: boolean;
};

const SHORTEST = 4;
const LONG = 8;

/** Slips are compared by sound, so that one slip more than the sound forgives is still found. */
export function slippedNames({ sounded, initials }: NameIndex, name: string): Slipped[] {
  const typed = sound(name);
  if (typed.length < SHORTEST) return [];
  const allowed = typed.length < LONG ? 1 : 2;
  return startsOf(typed, initials).flatMap(({ start, sure, slips: cost }) =>
    wordsNear(sounded, beginningWith(sounded, start.slice(0, sure)), start, allowed - cost).flatMap(
      ({ row, slips }) => {
        const begun = Math.abs(sounded.words[row]!.length - typed.length) > allowed;
        return sounded.towns[row]!.map((town) => ({ town, slips: slips + cost, begun }));
      },
    ),
  );
}

type Start = { start: string; /** so many first letters are right */ sure: number; slips: number };

/** The first letter is right, or it is itself the slip: swapped with the second, one too many, or missing. Then the two after it are right. */
function startsOf(typed: string, initials: readonly string[]): Start[] {
  const [first, second, ...rest] = typed;
  const slipped = [
    [second, first, ...rest].join(''),
    typed.slice(1),
    ...initials.map((initial) => initial + typed),
  ];
  return [{ start: typed, sure: 1, slips: 0 }, ...slipped.map((start) => ({ start, sure: 3, slips: 1 }))];
}
