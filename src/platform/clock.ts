/** The only source of the current time. Tests use a settable clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
