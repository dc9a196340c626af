/** Which day it is where our members live: a child born tonight in Kota is there although UTC has yesterday still. */
const IST_MS = 5.5 * 3_600_000;

/** Today's civil date in India, YYYY-MM-DD; `now` in milliseconds since 1970. */
export const getTodayInIndia = (now = Date.now()): string =>
  new Date(now + IST_MS).toISOString().slice(0, 10);
