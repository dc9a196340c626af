/** The Moon's nakshatra, Ashwini to Revati: index nakshatra - 1. */
import { firstNine } from './nakshatras-1-to-9.ts';
import { lastNine } from './nakshatras-19-to-27.ts';
import { middleNine } from './nakshatras-10-to-18.ts';
import type { NakshatraText } from './nakshatra-type.ts';

export const nakshatraTexts: readonly NakshatraText[] = [...firstNine, ...middleNine, ...lastNine];
