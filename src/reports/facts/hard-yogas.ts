/** Yogas that ask for patience. What reports say of the family of a yoga does not hold for them. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';

const HARD_YOGAS = new Set<YogaKey>([
  'kemadruma',
  'sakata',
  'papaKartari',
  'guruRahu',
  'dainyaParivartana',
  'daridra',
]);

export const isHardYoga = (key: YogaKey): boolean => HARD_YOGAS.has(key);
