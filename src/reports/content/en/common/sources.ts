/**
 * The classical chapters that the statements rest on, named by topic where editions number them differently.
 * One line each in a narrow column; the method page gives the books their full names.
 */
import { books } from './books.ts';
import type { Graha } from '#src/astrology/contract.ts';

const PHALADEEPIKA = `${books.phaladeepika}, on the houses`;
const SARAVALI_HOUSES = `${books.saravali}, on the houses`;
const JATAKA_HOUSES = `${books.brihatJataka} 20, on houses`;
const JATAKA_SIGNS = `${books.brihatJataka} 18, on signs`;
const SARAVALI_SIGNS = `${books.saravali}, on the signs`;

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
  signs: `${books.parashara}, on the signs`,
  moonSign: `${books.brihatJataka} 17, on the Moon`,
  nakshatra: `${books.brihatJataka} 16, on the stars`,
  houseLord: `${books.parashara}, on house lords`,
  lifeArea: `${books.phaladeepika} 15, on houses`,
  aspect: `${books.parashara}, on aspects`,
  hiddenLords: `${books.phaladeepika} 6, on yogas`,
  dignity: `${books.parashara}, on dignity`,
  pair: `${books.brihatJataka} 14, on pairs`,
  dasha: `${books.parashara}, on the dashas`,
  vargas: `${books.parashara} 6 and 7`,
  shadbala: `${books.parashara} 27, on strength`,
  ashtakavarga: `${books.parashara}, on ashtakavarga`,
  gochara: `${books.phaladeepika} 26, on transits`,
  sadeSati: `Later usage, after ${books.phaladeepika} 26`,
  ganda: `${books.parashara}, on gandanta`,
  nakshatraLists: `${books.taittiriyaBrahmana}, on the stars`,
  lunarDays: `${books.brihatSamhita}, on lunar days`,
  almanac: 'Common almanac practice',
  besideMoon: `${books.brihatJataka} 13, on the Moon`,
  moonLight: `${books.saravali}, on the Moon’s light`,
  varshphal: `${books.tajikaNilakanthi}, on the year`,
  tajikaYogas: `${books.tajikaNilakanthi}, on its yogas`,
  munthaMoon: 'Later usage, after Tajika',
  mudda: 'Later Tajika usage',
} as const;
