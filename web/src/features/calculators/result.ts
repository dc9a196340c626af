/** The result of a calculator: a figure, and one to three findings with their meaning. */
import type { ReactNode } from 'react';

export type Finding = {
  /** for example "Nakshatra"; absent when the result has a single finding */
  label?: string;
  value: string;
  /** shown after the value in smaller type */
  unit?: string;
  /** dates, years, or the typed time and place */
  note?: string;
  meaning: string;
  /** the steps of an addition, for example "3 + 5 = 8" */
  calculationSteps?: readonly string[];
};

export type CalculatorResult = {
  figure: ReactNode;
  /** the names of two people, left and right above the figure */
  names?: readonly [string, string];
  findings: readonly Finding[];
};

/** The findings as text. Must not contain typed values: the text is shared with others. */
export function toShareText(title: string, { findings }: CalculatorResult): string {
  const values = findings.map(({ label, value, unit = '' }) =>
    [label, value + unit].filter(Boolean).join(' '),
  );
  const meaning = findings.length === 1 ? ` ${findings[0]!.meaning}` : '';
  return `${title}: ${values.join(', ')}.${meaning}`;
}
