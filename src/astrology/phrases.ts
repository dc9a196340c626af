/** Formats English names of grahas and signs for the reasons of rules. */
import { RASHIS, type Graha } from './contract.ts';

export const getSignName = (sign: number): string => RASHIS[sign - 1]!.english;

/** "the Sun", "the Moon", "Mars" */
export const formatGraha = (graha: Graha): string =>
  graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha;

/** "a, b and c" */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const toUppercaseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
