/** The first page of the free kundli: the general summary and the three questions that a family asks first. */
import { buildFamilyFacts } from '#src/reports/chapters/further-reading/family-facts.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { writeGeneralSummary } from './general-summary.ts';
import { writeGeneralSummaryWithoutTime } from './general-summary-without-time.ts';
import type { SummaryDraft } from './summary-page.ts';

export const freeSummaryChapter: Chapter = {
  withTime: (context) => addFamilyFacts(context, writeGeneralSummary(context)),
  withoutTime: (context) => addFamilyFacts(context, writeGeneralSummaryWithoutTime(context)),
};

/** The dates of the next periods are left out, because all of them stand in the chapter on periods and the page is full. */
const addFamilyFacts = (context: ReportContext, page: SummaryDraft): SummaryDraft => ({
  ...page,
  keyFacts: [...page.keyFacts, ...buildFamilyFacts(context)],
  dates: [],
});
