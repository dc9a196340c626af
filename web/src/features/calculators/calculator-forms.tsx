/** The inputs of each calculator, and its figure before the first result. */
import type { ReactNode } from 'react';
import type { CalculatorId } from '#web/content/calculators.ts';
import type { CalculatorInput } from './calculator-values.ts';
import { KarakaChart } from './figures/KarakaChart.tsx';
import { LoveScoreFigure } from './figures/LoveScoreFigure.tsx';
import { NineDots } from './figures/NineDots.tsx';
import { Periods } from './figures/Periods.tsx';
import { Zodiac } from './figures/Zodiac.tsx';

export type CalculatorFormSpec = {
  /** in the order of the form */
  inputs: readonly CalculatorInput[];
  /** labels of this form that differ from the default */
  labels?: Partial<Record<CalculatorInput, string>>;
  /** shown in place of the figure before the first result */
  placeholder: ReactNode;
};

export const calculatorForms: Record<CalculatorId, CalculatorFormSpec> = {
  love: {
    inputs: ['name', 'partnerName'],
    labels: { name: 'Your name', partnerName: 'Their name' },
    placeholder: <LoveScoreFigure />,
  },
  'atmakaraka-darakaraka': { inputs: ['date', 'time'], placeholder: <KarakaChart /> },
  numerology: { inputs: ['name', 'date'], labels: { name: 'Full name' }, placeholder: <NineDots /> },
  'sun-sign': { inputs: ['date'], placeholder: <Zodiac centre="sun" /> },
  'rising-ascendant': { inputs: ['date', 'time', 'place'], placeholder: <Zodiac centre="horizon" /> },
  rashi: { inputs: ['date', 'time'], placeholder: <Zodiac centre="stars" /> },
  dasha: { inputs: ['date'], placeholder: <Periods /> },
  'moon-sign': { inputs: ['date', 'time'], placeholder: <Zodiac centre="moon" /> },
};
