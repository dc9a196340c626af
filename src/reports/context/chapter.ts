/** A chapter writes one entry of `pages` in the document, which may fill several sheets of paper. */
import type { EssayPage, Page, TablePage } from '#src/reports/contract.ts';
import type { ReportContext, TimeKnownContext, TimeUnknownContext } from './report-context.ts';

/** A page before `writeReport` numbers the chapters. */
type Unnumbered<P> = P extends Page ? Omit<P, 'chapterNumber'> : never;
export type PageDraft = Unnumbered<Page>;
export type EssayDraft = Unnumbered<EssayPage>;
export type TableDraft = Unnumbered<TablePage>;

/** @returns null if the report omits the chapter; `previousPages` are the pages before it */
type PageWriter<C extends ReportContext> = (
  context: C,
  previousPages: readonly PageDraft[],
) => PageDraft | null;

/** A chapter has one writer for every report, or one each for a known and an unknown birth time; without that writer the chapter is omitted. */
export type Chapter = {
  /** false for pages without a chapter number */
  isNumbered?: false;
} & (
  | { write: PageWriter<ReportContext> }
  | { withTime?: PageWriter<TimeKnownContext>; withoutTime?: PageWriter<TimeUnknownContext> }
);

/** A report on sale: its chapters in the order of its pages. */
export type Product = { chapters: readonly Chapter[] };

export function writeChapter(
  chapter: Chapter,
  context: ReportContext,
  previousPages: readonly PageDraft[] = [],
): PageDraft | null {
  if ('write' in chapter) return chapter.write(context, previousPages);
  if (context.isTimeKnown) return chapter.withTime?.(context, previousPages) ?? null;
  return chapter.withoutTime?.(context, previousPages) ?? null;
}
