/** Which districts, states and countries somebody means by what they typed after a name. */
import { beginningWith, type NameIndex } from './name-index.ts';
import type { Town } from './town.ts';
import { slips } from './typo.ts';

/** Shorter ones are abbreviations: "up" is not a slip for anything. */
const LONG_ENOUGH_FOR_A_SLIP = 5;

/** For one search: the same few areas are asked about in reading after reading. */
export type Areas = {
  /** whether each of them means anything at all */
  exist(typed: readonly string[]): boolean;
  hold(town: Town, typed: readonly string[]): boolean;
};

export function areasOf(index: NameIndex): Areas {
  const known = new Map<string, ReadonlySet<string>>();
  const meant = (typed: string): ReadonlySet<string> => {
    const found = known.get(typed) ?? meantBy(index, typed);
    known.set(typed, found);
    return found;
  };
  return {
    exist: (typed) => typed.every((area) => meant(area).size > 0),
    hold: (town, typed) => typed.every((area) => town.within.some((each) => meant(area).has(each))),
  };
}

/** Areas may be begun ("kota, raj") or, the first letter apart, misspelled by a letter ("jaipur rajsthan"). */
function meantBy({ areas }: NameIndex, typed: string): ReadonlySet<string> {
  const begun = areas.words.slice(...beginningWith(areas, typed));
  if (typed.length < LONG_ENOUGH_FOR_A_SLIP) return new Set(begun);
  const alike = areas.words.slice(...beginningWith(areas, typed[0]!));
  return new Set([...begun, ...alike.filter((area) => slips(typed, area, 1, true) <= 1)]);
}
