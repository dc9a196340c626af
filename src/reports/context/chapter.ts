/** A chapter writes one page of the document from a reading; it may look at the pages already written. */
import type { Page } from '#src/reports/contract.ts';
import type { ReportContext } from './report-context.ts';

type Unnumbered<P> = P extends Page ? Omit<P, 'number'> : never;
export type PageDraft = Unnumbered<Page>;

/** `fits`: where the chapter cannot be honest (an unknown birth time), it is left out. */
export type Chapter = {
  /** false for pages that carry no chapter number */
  numbered?: false;
  isIncluded?: (reading: ReportContext) => boolean;
  write: (reading: ReportContext, before: readonly PageDraft[]) => PageDraft;
};

export const isTimeKnown = (context: ReportContext): boolean => context.chart.lagna !== null;

/** Told only where the hour is not known, in the place of chapters that need one. */
export const restrictToUnknownTime = (chapter: Chapter): Chapter => ({
  ...chapter,
  isIncluded: (context) => !isTimeKnown(context) && (chapter.isIncluded?.(context) ?? true),
});
