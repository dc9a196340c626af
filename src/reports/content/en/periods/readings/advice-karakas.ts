/** What the lord of an antardasha is the karaka of, one for each text of advice, in the same order. */
import type { Graha } from '#src/astrology/contract.ts';

type ThreeKarakas = readonly [string, string, string];

/** From the age of twenty-two. */
export const adviceKarakas: Record<Graha, ThreeKarakas> = {
  Sun: ['position and honour', 'the father and the government', 'truth and self-respect'],
  Moon: ['the mind', 'the mother', 'peace of mind'],
  Mars: ['courage and energy', 'heat and anger', 'land and tools'],
  Mercury: ['skill and learning', 'writing and trade', 'reading and papers'],
  Jupiter: ['the guru', 'dharma and giving', 'knowledge'],
  Venus: ['love', 'comforts and fine things', 'the arts'],
  Saturn: ['patience', 'labour', 'service and old age'],
  Rahu: ['illusion and desire', 'what is new and foreign', 'sudden change'],
  Ketu: ['letting go', 'moksha', 'detachment'],
};

/** Up to the age of twenty-one. */
export const adviceKarakasOfTheYoung: Record<Graha, ThreeKarakas> = {
  Sun: ['confidence', 'the father', 'self-respect'],
  Moon: ['sleep and nourishment', 'feelings', 'the mother and care'],
  Mars: ['strength and contest', 'hands and tools', 'heat and temper'],
  Mercury: ['speech and skill', 'curiosity', 'words and numbers'],
  Jupiter: ['the teacher', 'wisdom', 'elders and faith'],
  Venus: ['play and the arts', 'beauty', 'harmony'],
  Saturn: ['duty', 'order', 'slow growth'],
  Rahu: ['the new and unusual', 'screens and illusion', 'change'],
  Ketu: ['solitude', 'endings', 'prayer'],
};
