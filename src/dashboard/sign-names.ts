/** Names the signs in the texts of the dashboard in the member's vocabulary. */
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { nameSigns } from '#src/reports/text/sign-vocabulary.ts';
import type { PersonalSection } from './contract.ts';

/** Each text has both names at its first mention of a sign, because readers start at any text. */
export const nameSignsOfSection = (
  { caution, dasha, moonToday, slowTransits, sadeSati, ...personal }: PersonalSection,
  vocabulary: SignVocabulary,
): PersonalSection => ({
  ...personal,
  ...(caution === undefined ? {} : { caution: nameSigns(caution, vocabulary) }),
  dasha: nameSigns(dasha, vocabulary),
  moonToday: nameSigns(moonToday, vocabulary),
  slowTransits: slowTransits.map((transit) => nameSigns(transit, vocabulary)),
  sadeSati: nameSigns(sadeSati, vocabulary),
});
