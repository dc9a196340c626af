/** Chapters that speak of a whole life say so in a child’s copy, in one sentence after their lead. */
import type { PageDraft } from './chapter.ts';
import { childNotesByPage, childRemedyNote } from '#src/reports/content/en/child/child-notes.ts';
import { isChild } from './life-stage.ts';
import type { ReportContext } from './report-context.ts';

const REMEDIES = new Set(['remedies', 'year-remedies', 'for-saturn']);

export function addChildNote(context: ReportContext, draft: PageDraft): PageDraft {
  const frame = REMEDIES.has(draft.id) ? childRemedyNote : childNotesByPage[draft.id];
  if (!frame || !isChild(context) || !('lead' in draft) || typeof draft.lead !== 'string') return draft;
  return { ...draft, lead: `${draft.lead} ${frame}` } as PageDraft;
}
