import type { Dignity } from '#src/astrology/contract.ts';

/** `hidden`: strong by sign, in a dusthana; `held`: weak by sign, in an angle or a trine; otherwise the dignity. */
export type LordCondition = Dignity | 'hidden' | 'held';
export type LordConditionTexts<House extends number> = Record<House, Record<LordCondition, string>>;
