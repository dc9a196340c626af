/** The Moon's nakshatra, Ashwini to Revati: index nakshatra - 1. */
import { firstNine } from './nakshatra/first-nine.ts';
import { lastNine } from './nakshatra/last-nine.ts';
import { middleNine } from './nakshatra/middle-nine.ts';
import type { NakshatraText } from './nakshatra/shape.ts';

export const nakshatraTexts: readonly NakshatraText[] = [...firstNine, ...middleNine, ...lastNine];
