/** Facts on the condition of a graha; each continues “Mars is”. The terms of the trade stand beside the English words. */
import type { Dignity } from '#src/astrology/contract.ts';

/** The terms of the trade alone, beside the name of a graha in a reason: "Mars (neecha, asta)". */
export const conditionTerms = { exalted: 'uccha', debilitated: 'neecha', combust: 'asta' } as const;

export const markedGraha = (graha: string, terms: readonly string[]): string => `${graha} (${terms.join(', ')})`;

export const conditionPhrases = {
  dignity: {
    exalted: (sign) => `exalted (uccha) in ${sign}`,
    moolatrikona: (sign) => `in its moolatrikona (${sign})`,
    own: (sign) => `in its own sign (${sign})`,
    friendly: (sign) => `in a friend’s sign (${sign})`,
    neutral: (sign) => `in a neutral sign (${sign})`,
    enemy: (sign) => `in an enemy’s sign (${sign})`,
    debilitated: (sign) => `in its fall (neecha) in ${sign}`,
  } satisfies Record<Dignity, (sign: string) => string>,
  cancelledFall: (sign: string): string => `in its fall (neecha) in ${sign} (cancelled)`,
  navamshaFall: (sign: string): string => `in its fall in the navamsha (${sign})`,
  sameNavamsha: (sign: string): string => `in ${sign} again in the navamsha`,
  strongNavamsha: (sign: string): string => `strong in the navamsha (${sign})`,
  combust: 'combust (asta)',
  retrograde: 'retrograde',
  goodHouse: (ruled: string, house: string): string =>
    `in a good house for the lord of the ${ruled} (the ${house})`,
  badHouse: (ruled: string, house: string): string =>
    `in a bad house for the lord of the ${ruled} (the ${house})`,
  dusthana: (house: string): string => `in a dusthana (the ${house} house)`,
  angle: (house: string): string => `in a kendra (the ${house} house)`,
  trine: (house: string): string => `in a trikona (the ${house} house)`,
  aspectsOwnHouse: (house: string): string => `aspecting its own house (the ${house})`,
  defeated: (victors: string): string => `defeated in war by ${victors}`,
  helped: (grahas: string): string => `helped by ${grahas}`,
  afflicted: (grahas: string): string => `afflicted by ${grahas}`,
  /** of a node, by the lord of its sign */
  byLord: (sign: string, lord: string, condition: string): string =>
    `in ${sign}, whose lord, ${lord}, is ${condition}`,
  opposing: (fact: string): string => `, but ${fact}`,
} as const;
