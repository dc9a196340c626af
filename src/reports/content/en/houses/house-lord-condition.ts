/** How the lord of each house fares: by its dignity, and by the house where that runs against it. */
import { firstSix } from './lord-condition/houses-1-to-6.ts';
import { lastSix } from './lord-condition/houses-7-to-12.ts';
import type { Fares } from './lord-condition/lord-condition-type.ts';
import type { ReadHouse } from './house-lord.ts';

export type { Fare } from './lord-condition/lord-condition-type.ts';

export const houseFare: Fares<ReadHouse> = { ...firstSix, ...lastSix };
