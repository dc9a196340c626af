/** Prints the signs in the texts of the dashboard with the names that the member chose. */
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { replaceSignNames } from '#src/reports/text/sign-vocabulary.ts';
import type { PersonalSection } from './contract.ts';

/** Each text has both names at its first mention of a sign, because readers start at any text. */
export const replaceSignNamesInTexts = (
  { caution, dasha, moonToday, slowTransits, sadeSati, ...personal }: PersonalSection,
  vocabulary: SignVocabulary,
): PersonalSection => ({
  ...personal,
  ...(caution === undefined ? {} : { caution: replaceSignNames(caution, vocabulary) }),
  dasha: replaceSignNames(dasha, vocabulary),
  moonToday: replaceSignNames(moonToday, vocabulary),
  slowTransits: slowTransits.map((transit) => replaceSignNames(transit, vocabulary)),
  sadeSati: replaceSignNames(sadeSati, vocabulary),
});
