import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export type NakshatraText = {
  /** follows the name after a comma: "Hasta, the hand" */
  epithet: string;
  deityName: string;
  /** the name with what the deity does */
  deity: string;
  symbol: string;
  /** ends the sentence "Lists of star trees give Hasta …" */
  tree: string;
  /** the lead of the chapter */
  story: string;
  statements: readonly TextWithReason[];
  /** one line each for the summary page */
  strength: string;
  caution: string;
};
