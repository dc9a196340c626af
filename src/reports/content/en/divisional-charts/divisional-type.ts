import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** Where the lord of a divided lagna stands from it: 1, 4, 7, 10; 5, 9; 6, 8, 12; the rest. */
export type HouseClass = 'angle' | 'trine' | 'hidden' | 'other';

export type DivisionalText = {
  /** "dashamsha" */
  name: string;
  title: string;
  /** the parts of a sign, for a caption of one short line */
  caption: string;
  /** what the chart is read for */
  text: string;
  /** before and after "from 2:24 to 2:35 pm" */
  timeRange: readonly [before: string, after: string];
  /** by the lord of the sign that rises in it, and a second sentence by where that lord stands */
  lords: Record<ClassicalGraha, string>;
  lordByHouseClass: Record<HouseClass, string>;
  /** a graha at its height or at home here that is neither in the birth chart */
  gains: Record<ClassicalGraha, string>;
  /** a graha in its fall here, or among strangers, that stands better in the birth chart */
  losses: Record<ClassicalGraha, string>;
  /** nobody gains or loses */
  noChange: string;
};
