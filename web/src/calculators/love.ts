/**
 * The love score, 40 to 100, from a hash of the two names, as the specification of the site requires (point 9). The
 * order of the names does not matter.
 */
import { hash } from './hash.ts';
import { LOVE_RANGE } from './love-range.ts';
import { createPairKey } from './names.ts';

export function scoreLove(firstName: string, secondName: string): number {
  const { min, max } = LOVE_RANGE;
  return min + (hash(createPairKey(firstName, secondName)) % (max - min + 1));
}

export function getLoveMessage(percentage: number): string {
  if (percentage >= 85) return 'Excellent alignment and strong mutual resonance.';
  if (percentage >= 70) return 'Great compatibility with clear potential.';
  if (percentage >= 55) return 'Good baseline; growth and understanding will help.';
  return 'Unique dynamics; communication is key.';
}
