import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import type { LordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import type { JudgementTexts } from '#src/reports/content/en/life-areas/area-verdict.ts';

/** Replaces texts of one area of life for readers from a certain age on. A text that is missing here is not replaced. */
export type AreaTextsForAge = {
  /** by the number of the sign */
  sign?: Partial<Record<number, string>>;
  /** by the house of the lord */
  lords?: Partial<Record<AreaHouse, Partial<Record<number, string>>>>;
  conditions?: Partial<Record<AreaHouse, Partial<Record<LordCondition, string>>>>;
  aspects?: Partial<Record<'Jupiter' | 'Saturn' | 'Mars', string>>;
  judgements?: Partial<JudgementTexts>;
  /** an empty house without aspects */
  emptyWithoutAspects?: string;
};
