/** Visits pages from a separate process. */
import { visitPages, type PageResult, type PageVisits } from './pages.ts';
import { answerParent, runInProcess } from './separate-process.ts';

export const visitPagesInProcess = (visits: PageVisits): Promise<PageResult> =>
  runInProcess(import.meta.filename, visits);

if (import.meta.main) answerParent(visitPages);
