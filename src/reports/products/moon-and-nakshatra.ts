import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { birthDay } from '#src/reports/chapters/moon/panchang-of-birth.ts';
import { compactMoon } from '#src/reports/chapters/moon/moon-short.ts';
import { company } from '#src/reports/chapters/moon/moon-surroundings.ts';
import { moonMinute } from '#src/reports/chapters/moon/moon-summary.ts';
import { starTale } from '#src/reports/chapters/moon/nakshatra-story.ts';
import { moonDays, taraTable } from '#src/reports/chapters/moon/tara.ts';
import { nakshatra } from '#src/reports/chapters/moon/nakshatra.ts';
import type { Product } from '#src/reports/product.ts';

export const moonAndNakshatra: Product = {
  name: 'Moon & Nakshatra',
  devanagari: 'चन्द्र और नक्षत्र',
  chapters: [
    moonMinute,
    contents,
    birth,
    compactMoon,
    nakshatra,
    starTale,
    birthDay,
    company,
    taraTable,
    moonDays,
    method,
    closingWords,
  ],
};
