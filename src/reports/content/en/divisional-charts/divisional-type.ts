import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** The house of the lord counted from the lagna of the divisional chart: 1, 4, 7, 10; 5, 9; 6, 8, 12; the rest. */
export type HouseClass = 'angle' | 'trine' | 'dusthana' | 'other';

export type DivisionalText = {
  /** "dashamsha" */
  name: string;
  title: string;
  /** the parts of a sign, for a caption of one short line */
  caption: string;
  /** the subject of the chart */
  text: string;
  /** before and after "from 2:24 to 2:35 pm" */
  timeRange: readonly [before: string, after: string];
  /** by the lord of the rising sign; then a second sentence by the house of that lord */
  lords: Record<ClassicalGraha, string>;
  lordByHouseClass: Record<HouseClass, string>;
  /** a graha exalted or in its own sign here and not in the birth chart */
  gains: Record<ClassicalGraha, string>;
  /** a graha in its fall or in the sign of an enemy here, and better placed in the birth chart */
  losses: Record<ClassicalGraha, string>;
  /** no graha gains or loses */
  noChange: string;
};
