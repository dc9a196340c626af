/** English names of the sky. Sanskrit names of nakshatras are the same in every language of Latin letters. */
import { GRAHAS, NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';

export { formatGraha, getSignName, toUppercaseFirst } from '#src/astrology/phrases.ts';

/** "Vir", for dense tables and narrow figures */
export const formatSignAbbreviation = (sign: number): string => RASHIS[sign - 1]!.english.slice(0, 3);

export const getNakshatraName = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.name;

/** Words that keep their capital letter within a sentence. */
export const properNames: readonly string[] = [...GRAHAS, ...RASHIS.map(({ english }) => english), 'Sade'];
