/** Collects the avasthas (states) of the grahas. Source: Brihat Parashara Hora Shastra ch. 45. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { type Chart, type Graha, GRAHAS } from '#src/astrology/contract.ts';
import { type Baladi, getBaladi } from './baladi.ts';
import { findAssociations } from './associations.ts';
import { type Deeptadi, listDeeptadi } from './deeptadi.ts';
import { getJagradadi, type Jagradadi } from './jagradadi.ts';
import { type Lajjitadi, listLajjitadi } from './lajjitadi.ts';
import { getNameNumber } from './name-number.ts';
import { type BirthTerms, computeShayanadi, findBirthTerms, type Shayanadi } from './shayanadi.ts';

export type Avasthas = {
  baladi: Baladi;
  /** null for the nodes, whose signs and friends are disputed; so are the two following */
  jagradadi: Jagradadi | null;
  deeptadi: Deeptadi[] | null;
  lajjitadi: Lajjitadi[] | null;
  /** null if the Sun does not rise and set on the day */
  shayanadi: Shayanadi | null;
};

/**
 * @param syllable first syllable of the name in Devanagari; without it the activities have no strength
 * @returns null if the birth time is unknown
 */
export function computeAvasthas(
  chart: Chart,
  syllable: string | null = null,
): Record<Graha, Avasthas> | null {
  if (!chart.lagna) return null;
  const birthTerms = findBirthTerms(chart);
  const nameNumber = syllable === null ? null : getNameNumber(syllable);
  return Object.fromEntries(
    GRAHAS.map((graha) => [graha, computeAvasthasOf(chart, graha, birthTerms, nameNumber)]),
  ) as Record<Graha, Avasthas>;
}

function computeAvasthasOf(
  chart: Chart,
  graha: Graha,
  birthTerms: BirthTerms | null,
  nameNumber: number | null,
): Avasthas {
  const position = chart.grahas[graha];
  return {
    baladi: getBaladi(position),
    jagradadi: position.dignity && getJagradadi(position.dignity),
    ...(isClassical(graha) ? listMoods(chart, graha) : { deeptadi: null, lajjitadi: null }),
    shayanadi: birthTerms && computeShayanadi(graha, position, birthTerms, nameNumber),
  };
}

function listMoods(chart: Chart, graha: ClassicalGraha): Pick<Avasthas, 'deeptadi' | 'lajjitadi'> {
  const associations = findAssociations(chart, graha);
  return {
    deeptadi: listDeeptadi(graha, chart.grahas, associations),
    lajjitadi: listLajjitadi(graha, chart.grahas[graha], associations),
  };
}

const isClassical = (graha: Graha): graha is ClassicalGraha =>
  (CLASSICAL_GRAHAS as readonly Graha[]).includes(graha);
