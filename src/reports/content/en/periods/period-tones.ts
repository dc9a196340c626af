/** The current period in one sentence: the maha dasha, then the antardasha. */
import type { Graha } from '#src/astrology/contract.ts';

export const mahaTone: Record<Graha, string> = {
  Sun: 'years of standing in the light',
  Moon: 'a tidal decade, close to home and heart',
  Mars: 'brisk years, made for building',
  Mercury: 'years of learning and exchange',
  Jupiter: 'years that widen',
  Venus: 'years of affection and art',
  Saturn: 'slow, solid years',
  Rahu: 'years on unfamiliar ground',
  Ketu: 'years of clearing',
};

export const antarTone: Record<Graha, string> = {
  Sun: 'in which just now your name is called',
  Moon: 'just now turned towards house and family',
  Mars: 'just now taken at a run',
  Mercury: 'just now full of talk and papers',
  Jupiter: 'just now with help at hand',
  Venus: 'just now with some ease in them',
  Saturn: 'just now weighed, worked through and put in writing',
  Rahu: 'just now open to something new',
  Ketu: 'just now in a quieter key',
};
