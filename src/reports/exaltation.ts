/** The lord of the sign in which each graha is exalted: BPHS ch. 3. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Seven } from './content/en/grahas.ts';

export const exaltationLords: Record<Seven, Graha> = {
  Sun: 'Mars',
  Moon: 'Venus',
  Mars: 'Saturn',
  Mercury: 'Mercury',
  Jupiter: 'Moon',
  Venus: 'Jupiter',
  Saturn: 'Venus',
};
