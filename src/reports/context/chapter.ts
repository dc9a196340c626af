/** A chapter writes one page of the document from a reading; it may look at the pages already written. */
import type { Page } from '#src/reports/contract.ts';
import type { Reading } from './report-context.ts';

type Unnumbered<P> = P extends Page ? Omit<P, 'number'> : never;
export type Draft = Unnumbered<Page>;

/** `fits`: where the chapter cannot be honest (an unknown birth time), it is left out. */
export type Chapter = {
  /** false for pages that carry no chapter number */
  numbered?: false;
  fits?: (reading: Reading) => boolean;
  write: (reading: Reading, before: readonly Draft[]) => Draft;
};

export const timeKnown = (reading: Reading): boolean => reading.chart.lagna !== null;

/** Told only where the hour is not known, in the place of chapters that need one. */
export const ofDay = (chapter: Chapter): Chapter => ({
  ...chapter,
  fits: (reading) => !timeKnown(reading) && (chapter.fits?.(reading) ?? true),
});
