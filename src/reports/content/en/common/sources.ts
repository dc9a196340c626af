/**
 * The classical chapters that the statements rest on, named by topic where editions number them differently.
 * One line each in a narrow column; the method page gives the books their full names.
 */
import type { Graha } from '#src/astrology/contract.ts';

const PHALADEEPIKA = 'Phaladeepika, on the houses';
const SARAVALI_HOUSES = 'Saravali, on the houses';
const JATAKA_HOUSES = 'Brihat Jataka 20, on houses';
const JATAKA_SIGNS = 'Brihat Jataka 18, on signs';
const SARAVALI_SIGNS = 'Saravali, on the signs';

export const sourceOfHouse: Record<Graha, string> = {
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

/** The classical texts describe the signs for the seven grahas only, so the nodes in signs have no source. */
export const sourceOfSign: Partial<Record<Graha, string>> = {
  Sun: JATAKA_SIGNS,
  Mars: SARAVALI_SIGNS,
  Mercury: JATAKA_SIGNS,
  Jupiter: SARAVALI_SIGNS,
  Venus: JATAKA_SIGNS,
  Saturn: SARAVALI_SIGNS,
};

export const sources = {
  signs: 'Parashara, on the signs',
  moonSign: 'Brihat Jataka 17, on the Moon',
  nakshatra: 'Brihat Jataka 16, on the stars',
  houseLord: 'Parashara, on house lords',
  lifeArea: 'Phaladeepika 15, on houses',
  aspect: 'Parashara, on aspects',
  hiddenLords: 'Phaladeepika 6, on yogas',
  dignity: 'Parashara, on dignity',
  pair: 'Brihat Jataka 14, on pairs',
  dasha: 'Parashara, on the dashas',
  vargas: 'Parashara 6 and 7',
  shadbala: 'Parashara 27, on strength',
  ashtakavarga: 'Parashara, on ashtakavarga',
  gochara: 'Phaladeepika 26, on transits',
  sadeSati: 'Later usage, after Phaladeepika 26',
  ganda: 'Parashara, on gandanta',
  nakshatraLists: 'Taittiriya Brahmana, on the stars',
  lunarDays: 'Brihat Samhita, on lunar days',
  almanac: 'Common almanac practice',
  besideMoon: 'Brihat Jataka 13, on the Moon',
  moonLight: 'Saravali, on the Moon’s light',
  varshphal: 'Tajika Nilakanthi, on the year',
  tajikaYogas: 'Tajika Nilakanthi, on its yogas',
  munthaMoon: 'Later usage, after Tajika',
  mudda: 'Later Tajika usage',
} as const;
