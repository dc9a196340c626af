/** The words in chart drawings and in their descriptions. The site is in English; a printed report provides those of its language. */
import { createContext } from 'react';
import { GRAHA_NAMES, GRAHAS, RASHIS, type Graha } from '#src/astrology/contract-names.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';

export type ChartWords = {
  grahaNames: Readonly<Record<Graha, string>>;
  signNames: readonly string[];
  /** in a drawing */
  labels: Readonly<Record<Graha | 'Lagna', string>>;
  signLabels: readonly string[];
  retrogradeMark: string;
  /** names of drawings without a title */
  vargaNames: Readonly<Record<'D1' | 'Moon' | 'Sun' | 'D9', string>>;
  lagnaUnknown: string;
  countedFromMoon: (sign: string) => string;
  countedFromSun: (sign: string) => string;
  rising: (sign: string) => string;
  inSign: (graha: string, sign: string) => string;
  inHouse: (graha: string, sign: string, house: number) => string;
  moonPhase: (isWaxing: boolean, litPercent: number) => string;
};

const mapGrahas = <Value>(getValue: (graha: Graha) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, getValue(graha)])) as Record<Graha, Value>;

export const ENGLISH_CHART_WORDS: ChartWords = {
  grahaNames: mapGrahas((graha) => graha),
  signNames: RASHIS.map(({ sanskrit }) => sanskrit),
  labels: { ...mapGrahas((graha) => GRAHA_NAMES[graha].short), Lagna: 'La' },
  signLabels: RASHIS.map(({ sanskrit }) => sanskrit),
  retrogradeMark: 'R',
  vargaNames: { D1: 'Birth chart', Moon: 'Moon chart', Sun: 'Sun chart', D9: 'Navamsha chart' },
  lagnaUnknown: 'The rising sign is not known.',
  countedFromMoon: (sign) => `Counted from the Moon in ${sign}.`,
  countedFromSun: (sign) => `Counted from the Sun in ${sign}.`,
  rising: (sign) => `${sign} rising.`,
  inSign: (graha, sign) => `${graha} in ${sign}`,
  inHouse: (graha, sign, house) => `${graha} in ${sign}, house ${house}`,
  moonPhase: (isWaxing, litPercent) => `The Moon is ${isWaxing ? 'waxing' : 'waning'}, ${litPercent} % lit.`,
};

/** The words of the site with the member's names of the signs. */
export const createChartWords = (vocabulary: SignVocabulary): ChartWords => {
  const signNames = RASHIS.map((rashi) => rashi[vocabulary]);
  return { ...ENGLISH_CHART_WORDS, signNames, signLabels: signNames };
};

export const ChartWordsContext = createContext(ENGLISH_CHART_WORDS);
