/** Adds a sentence to the lead of chapters about a whole life when the report is for a child. */
import type { PageDraft } from './chapter.ts';
import { childNotesByPage, childRemedyNote } from '#src/reports/content/en/child/child-notes.ts';
import { isChild } from './life-stage.ts';
import type { ReportContext } from './report-context.ts';

const REMEDIES = new Set(['remedies', 'year-remedies', 'for-saturn']);

export function addChildNote(context: ReportContext, draft: PageDraft): PageDraft {
  const note = REMEDIES.has(draft.id) ? childRemedyNote : childNotesByPage[draft.id];
  if (!note || !isChild(context) || !('lead' in draft) || typeof draft.lead !== 'string') return draft;
  return { ...draft, lead: `${draft.lead} ${note}` } as PageDraft;
}
