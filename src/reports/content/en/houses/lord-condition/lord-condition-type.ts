import type { Dignity } from '#src/astrology/contract.ts';

/**
 * `hidden`: strong by sign, but in a dusthana and not strong on the whole; `held`: weak by sign, but not weak on the whole; `enemy`
 * also for other lords that are weak on the whole; otherwise the dignity.
 */
export type LordCondition = Dignity | 'dusthana' | 'held';
export type LordConditionTexts<House extends number> = Record<House, Record<LordCondition, string>>;
