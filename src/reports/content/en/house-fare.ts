/** How the lord of each house fares: by its dignity, and by the house where that runs against it. */
import { firstSix } from './house-fare/first-six.ts';
import { lastSix } from './house-fare/last-six.ts';
import type { Fares } from './house-fare/shape.ts';
import type { ReadHouse } from './house-lord.ts';

export type { Fare } from './house-fare/shape.ts';

export const houseFare: Fares<ReadHouse> = { ...firstSix, ...lastSix };
