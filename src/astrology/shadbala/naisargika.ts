/**
 * Naisargika bala, the natural strength: sevenths of sixty in the order of brightness. Source: Brihat Parashara Hora
 * Shastra ch. 27.
 */
import type { PerGraha } from './per-graha.ts';

export const NAISARGIKA_BALA: PerGraha = {
  Sun: 60,
  Moon: (60 * 6) / 7,
  Venus: (60 * 5) / 7,
  Jupiter: (60 * 4) / 7,
  Mercury: (60 * 3) / 7,
  Mars: (60 * 2) / 7,
  Saturn: 60 / 7,
};
