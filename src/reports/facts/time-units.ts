/** Lengths of time. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** A Julian year, as in the Vimshottari cycle. */
export const YEAR_MS = 365.25 * DAY_MS;
export const DAY_MINUTES = 1440;
