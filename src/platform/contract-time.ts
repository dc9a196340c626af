/** Lengths of time in milliseconds, and Indian Standard Time, shared by server and browser. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** India has one time zone, +5:30, without daylight saving time. */
export const IST_OFFSET_MS = 5.5 * HOUR_MS;

/** Returns a Date whose UTC fields are the civil date and time in India at `instant`. */
export const toIstDate = (instant: string | number | Date): Date =>
  new Date(new Date(instant).getTime() + IST_OFFSET_MS);

/** Returns today's civil date in India as YYYY-MM-DD. After 18:30 UTC it is one day ahead of the date in UTC. */
export const getTodayInIndia = (now = Date.now()): string => toIstDate(now).toISOString().slice(0, 10);
