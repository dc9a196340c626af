/** The form of the results of the daily comparison. Amounts in the smallest unit of the currency. */

export type Period = { from: Date; to: Date };

/** Figures that differ after everything was recorded. `id`: of the payment, refund or dispute. */
export type Difference = {
  id: string;
  field: string;
  /** null: not known */
  ours: number | string | null;
  gateway: number | string | null;
};

export type ListComparison = {
  /** equal in both books */
  matched: number;
  /** ids for which an event was appended now */
  newlyRecorded: string[];
  onlyInOurBooks: string[];
  /** not recorded now either, also items of the gateway's list of an unknown format */
  onlyAtGateway: string[];
  differing: Difference[];
};

/** In paise; payments in other currencies are left out. Runs before 0.3.0 have none. */
export type ComparedAmounts = { matched: number; onlyAtGateway: number; onlyInOurBooks: number };

/** Called after each item of the gateway's list. */
export type ReportProgress = (done: number, total: number) => void;

export const COMPARISON_QUEUE = 'compare-books';

export const hasListDifferences = ({
  onlyInOurBooks,
  onlyAtGateway,
  differing,
}: Pick<ListComparison, 'onlyInOurBooks' | 'onlyAtGateway' | 'differing'>): boolean =>
  onlyInOurBooks.length + onlyAtGateway.length + differing.length > 0;
