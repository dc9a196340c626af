/** Constants of the contract without its schemas, so that the page does not load the schema library with the form. */

export const MATCH_ROLES = ['groom', 'bride'] as const;
export type MatchRole = (typeof MATCH_ROLES)[number];

/** Both must have completed this age. */
export { MATCH_AGE as MIN_MATCH_AGE } from '#src/catalogue/contract-minimum-age.ts';
export const TOO_YOUNG = 'A match is only for two people of 18 or older.';

export { CUSTOMARY_POINTS, MAX_POINTS } from '#src/astrology/contract-score-bands.ts';
