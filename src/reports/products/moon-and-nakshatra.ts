import { birth } from '#src/reports/chapters/birth.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { method } from '#src/reports/chapters/method.ts';
import { birthDay } from '#src/reports/chapters/moon-star/birth-day.ts';
import { compactMoon } from '#src/reports/chapters/moon-star/compact-moon.ts';
import { company } from '#src/reports/chapters/moon-star/company.ts';
import { moonMinute } from '#src/reports/chapters/moon-star/moon-minute.ts';
import { starTale } from '#src/reports/chapters/moon-star/star-tale.ts';
import { moonDays, taraTable } from '#src/reports/chapters/moon-star/tara.ts';
import { nakshatra } from '#src/reports/chapters/nakshatra.ts';
import type { Product } from '#src/reports/product.ts';

export const moonAndNakshatra: Product = {
  name: 'Moon & Nakshatra',
  deva: 'चन्द्र और नक्षत्र',
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
