/** The result of a calculator: a figure, and one to three findings with their meaning. */
import type { ReactNode } from 'react';

export type Finding = {
  /** for example "Nakshatra"; a single finding has none */
  label?: string;
  value: string;
  /** after the value, smaller */
  unit?: string;
  /** dates, years, or the given time and place */
  note?: string;
  meaning: string;
  /** the steps of a sum, one per line */
  sums?: readonly string[];
};

export type CalculatorResult = {
  figure: ReactNode;
  /** the names of two people, left and right above the figure */
  names?: readonly [string, string];
  findings: readonly Finding[];
};

/** The findings, without what was typed. */
export function toShareText(title: string, { findings }: CalculatorResult): string {
  const values = findings.map(({ label, value, unit = '' }) =>
    [label, value + unit].filter(Boolean).join(' '),
  );
  const meaning = findings.length === 1 ? ` ${findings[0]!.meaning}` : '';
  return `${title}: ${values.join(', ')}.${meaning}`;
}
