/** Reports about two people, whose orders have the birth details of both. */
const REPORTS_ON_TWO: ReadonlySet<string> = new Set(['match-report']);

export const isForTwoPeople = (reportKey: string): boolean => REPORTS_ON_TWO.has(reportKey);
