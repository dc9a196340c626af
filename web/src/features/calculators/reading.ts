/** What a calculator answers: a figure, and one to three findings with their meaning. */
import type { ReactNode } from 'react';

export type Finding = {
  /** what was looked for: "Nakshatra"; a calculator's single finding needs none */
  label?: string;
  value: string;
  /** stands behind the value, smaller */
  unit?: string;
  /** what the answer rests on: dates, years, the hour and place that were given */
  note?: string;
  meaning: string;
  /** sums to be read one below the other */
  sums?: readonly string[];
};

export type Reading = {
  figure: ReactNode;
  /** the names of two people, left and right above the figure */
  names?: readonly [string, string];
  findings: readonly Finding[];
};

/** For others to read: the findings, never what was typed. */
export function toldToOthers(title: string, { findings }: Reading): string {
  const found = findings.map(({ label, value, unit = '' }) =>
    [label, value + unit].filter(Boolean).join(' '),
  );
  const meaning = findings.length === 1 ? ` ${findings[0]!.meaning}` : '';
  return `${title}: ${found.join(', ')}.${meaning}`;
}
