/** The inputs of each calculator. */
import type { CalculatorId } from '#web/content/calculators.ts';
import type { CalculatorInput } from './calculator-values.ts';

export type CalculatorFormSpec = {
  /** in the order of the form */
  inputs: readonly CalculatorInput[];
  /** labels of this form that differ from the default */
  labels?: Partial<Record<CalculatorInput, string>>;
};

export const calculatorForms: Record<CalculatorId, CalculatorFormSpec> = {
  love: {
    inputs: ['name', 'partnerName'],
    labels: { name: 'Your name', partnerName: 'Their name' },
  },
  'atmakaraka-darakaraka': { inputs: ['date', 'time'] },
  numerology: { inputs: ['name', 'date'], labels: { name: 'Full name' } },
  'sun-sign': { inputs: ['date'] },
  'rising-ascendant': { inputs: ['date', 'time', 'place'] },
  rashi: { inputs: ['date', 'time'] },
  dasha: { inputs: ['date'] },
  'moon-sign': { inputs: ['date', 'time'] },
};
