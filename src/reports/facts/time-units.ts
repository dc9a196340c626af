/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** A Julian year, as in the Vimshottari cycle. */
export const YEAR_MS = 365.25 * DAY_MS;
