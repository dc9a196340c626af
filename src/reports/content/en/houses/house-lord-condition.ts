/** The condition of the lord of a house of the life areas: by its dignity and, where that says the opposite, by the house it is in. */
import { firstSix } from './lord-condition/houses-1-to-6.ts';
import { lastSix } from './lord-condition/houses-7-to-12.ts';
import type { LordConditionTexts } from './lord-condition/lord-condition-type.ts';
import type { AreaHouse } from './house-lord.ts';

export type { LordCondition } from './lord-condition/lord-condition-type.ts';

export const houseLordCondition: LordConditionTexts<AreaHouse> = { ...firstSix, ...lastSix };
