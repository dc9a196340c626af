/** The current period in one sentence: the mahadasha, then the antardasha. */
import type { Graha } from '#src/astrology/contract.ts';

export const mahaTone: Record<Graha, string> = {
  Sun: 'years about position, father and self-respect',
  Moon: 'years about home, mother and feelings',
  Mars: 'active years about land, effort and courage',
  Mercury: 'years about study, trade and communication',
  Jupiter: 'years about learning, children and good advice',
  Venus: 'years about love, comfort and art',
  Saturn: 'years about duty, patience and lasting work',
  Rahu: 'years about ambition and new fields',
  Ketu: 'years about letting go and inner life',
};

export const antarTone: Record<Graha, string> = {
  Sun: 'just now with more authority and more attention from others',
  Moon: 'just now with more time for the family',
  Mars: 'just now with quick action and some disputes',
  Mercury: 'just now with many papers and talks',
  Jupiter: 'just now with help from elders and teachers',
  Venus: 'just now with pleasant company and some spending',
  Saturn: 'just now with more work and slow results',
  Rahu: 'just now with something new and unclear',
  Ketu: 'just now with fewer people and more quiet',
};
