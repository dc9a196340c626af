/** The two vocabularies in which the signs are named, chosen by the member. */
import { RASHIS } from './contract-names.ts';

/** The first is the default. */
export const SIGN_VOCABULARIES = ['sanskrit', 'english'] as const;
export type SignVocabulary = (typeof SIGN_VOCABULARIES)[number];

export const DEFAULT_SIGN_VOCABULARY: SignVocabulary = 'sanskrit';

export const getOtherVocabulary = (vocabulary: SignVocabulary): SignVocabulary =>
  vocabulary === 'sanskrit' ? 'english' : 'sanskrit';

/** "Makara", "Capricorn" @param sign 1 Aries to 12 Pisces */
export const getSignNameIn = (vocabulary: SignVocabulary, sign: number): string =>
  RASHIS[sign - 1]![vocabulary];

/** "Makara (Capricorn)" or "Capricorn (Makara)": where a sign is named for the first time. @param sign 1 Aries to 12 Pisces */
export const formatSignIn = (vocabulary: SignVocabulary, sign: number): string =>
  `${getSignNameIn(vocabulary, sign)} (${getSignNameIn(getOtherVocabulary(vocabulary), sign)})`;
