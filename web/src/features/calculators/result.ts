/** The result of a calculator: a figure, and one to three findings with their meaning. */
import type { ReactNode } from 'react';

export type Finding = {
  /** for example "Nakshatra"; absent when the result has a single finding */
  label?: string;
  value: string;
  /** shown after the value in smaller type */
  unit?: string;
  /** a short addition to the value: dates, years, another name of it, or the typed time and place */
  note?: string;
  meaning: string;
  /** the steps of an addition, for example "3 + 5 = 8" */
  workings?: readonly string[];
};

export type CalculatorResult = {
  figure: ReactNode;
  /** what only the figure shows: read by screen readers and shared */
  figureText?: string;
  /** the names of two people, left and right above the figure */
  names?: readonly [string, string];
  findings: readonly Finding[];
};

/** The findings without their notes. The text is shared with others, and notes may contain typed values. */
export function toShareText(title: string, { findings, figureText }: CalculatorResult): string {
  const values = [
    figureText,
    ...findings.map(({ label, value, unit = '' }) => [label, value + unit].filter(Boolean).join(' ')),
  ].filter(Boolean);
  const meaning = findings.length === 1 ? ` ${findings[0]!.meaning}` : '';
  return `${title}: ${values.join(', ')}.${meaning}`;
}
