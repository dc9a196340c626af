/** English names of the sky. Sanskrit names of nakshatras are the same in every language of Latin letters. */
import { GRAHAS, NAKSHATRAS, RASHIS, type Graha } from '#src/astrology/contract-names.ts';
import { MONTHS } from '#src/places/clock/calendar-names.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export { getSignName, toUppercaseFirst } from '#src/astrology/phrases.ts';

/** Within a sentence: "the Sun", "the Moon", "Mars". */
export const grahaPhrases: Record<Graha, string> = {
  Sun: 'the Sun',
  Moon: 'the Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};

/** For tables, labels and titles. */
export const grahaNames: Record<Graha, string> = { ...grahaPhrases, Sun: 'Sun', Moon: 'Moon' };

/** For dense tables and narrow figures. */
export const grahaAbbreviations: Record<Graha, string> = {
  Sun: 'Su',
  Moon: 'Mo',
  Mars: 'Ma',
  Mercury: 'Me',
  Jupiter: 'Ju',
  Venus: 'Ve',
  Saturn: 'Sa',
  Rahu: 'Ra',
  Ketu: 'Ke',
};

export const elementNames: Record<Element, string> = {
  fire: 'fire',
  earth: 'earth',
  air: 'air',
  water: 'water',
};

const englishSignNames = RASHIS.map(({ english }) => english);

/** Texts are written with the names of `getSignName`; the finished report is printed with those of the buyer’s vocabulary. */
export const signNames: Record<SignVocabulary, readonly string[]> = {
  english: englishSignNames,
  sanskrit: RASHIS.map(({ sanskrit }) => sanskrit),
};

/** For dense tables and narrow figures. Vrishabha and Vrishchika begin with the same letters. */
export const signAbbreviations: Record<SignVocabulary, readonly string[]> = {
  english: englishSignNames.map((name) => name.slice(0, 3)),
  sanskrit: ['Mes', 'Vrb', 'Mit', 'Kar', 'Sim', 'Kan', 'Tul', 'Vrk', 'Dha', 'Mak', 'Kum', 'Mee'],
};

/** "Vir", for dense tables and narrow figures */
export const formatSignAbbreviation = (sign: number): string => signAbbreviations.english[sign - 1]!;

/** The first mention of a sign in a chapter: "Kanya (Virgo)" */
export const addOtherSignName = (name: string, otherName: string): string => `${name} (${otherName})`;

export const getNakshatraName = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.name;

/** Words that keep their capital letter within a sentence. */
export const properNames: readonly string[] = [
  ...GRAHAS,
  ...RASHIS.map(({ english }) => english),
  ...MONTHS,
  'Sade',
];
