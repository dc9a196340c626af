import { RASHIS } from '#src/astrology/contract-names.ts';
import { formatGraha, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { formatSign } from '#src/newsletter/content/en.ts';
import type { IngressGraha } from './sky-events.ts';

/** "Makara (Capricorn)" @param sign 1 to 12 */
export function getSignText(sign: number): string {
  const { sanskrit, english } = RASHIS[sign - 1]!;
  return formatSign(sanskrit, english);
}

/** "The Sun", "Mars": at the start of a sentence or in a title. */
export const getGrahaTitle = (graha: IngressGraha): string => toUppercaseFirst(formatGraha(graha));
