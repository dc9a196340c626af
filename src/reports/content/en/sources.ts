/** The classical chapters that the statements rest on, named by topic where editions number them differently. */
import type { Graha } from '#src/astrology/contract.ts';

const PHALADEEPIKA = 'Phaladeepika, on the grahas in the houses';
const SARAVALI_HOUSES = 'Saravali, on the grahas in the houses';
const JATAKA_HOUSES = 'Brihat Jataka 20, on the houses';
const JATAKA_SIGNS = 'Brihat Jataka 18, on the grahas in the signs';
const SARAVALI_SIGNS = 'Saravali, on the grahas in the signs';

export const houseSource: Record<Graha, string> = {
  Sun: JATAKA_HOUSES,
  Moon: SARAVALI_HOUSES,
  Mars: PHALADEEPIKA,
  Mercury: SARAVALI_HOUSES,
  Jupiter: PHALADEEPIKA,
  Venus: JATAKA_HOUSES,
  Saturn: SARAVALI_HOUSES,
  Rahu: PHALADEEPIKA,
  Ketu: PHALADEEPIKA,
};

/** The old books read the seven; the nodes in the signs are later tradition, so they carry no source. */
export const signSource: Partial<Record<Graha, string>> = {
  Sun: JATAKA_SIGNS,
  Mars: SARAVALI_SIGNS,
  Mercury: JATAKA_SIGNS,
  Jupiter: SARAVALI_SIGNS,
  Venus: JATAKA_SIGNS,
  Saturn: SARAVALI_SIGNS,
};

export const sources = {
  signs: 'Brihat Parashara Hora Shastra, on the signs',
  moonSign: 'Brihat Jataka 17, on the Moon in the signs',
  nakshatra: 'Brihat Jataka 16, on the nakshatras',
  houseLord: 'Brihat Parashara Hora Shastra, on the lords of the houses',
  aspect: 'Brihat Parashara Hora Shastra, on the looks of the grahas',
  dignity: 'Brihat Parashara Hora Shastra, on exaltation and own signs',
  pair: 'Brihat Jataka 14, on two grahas together',
  dasha: 'Brihat Parashara Hora Shastra, on the effects of the dashas',
} as const;
