/** The only source of "now". Tests hand in a settable one. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
