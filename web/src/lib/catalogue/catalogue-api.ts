/** Reads the catalogue. The result is data or a sentence to show, never a rejected promise. */
import type { Report } from '#src/catalogue/contract.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import type { LoadResult } from './catalogue-requests.ts';

export type { LoadResult };

/** The contracts are loaded with the first request, because a prerendered page needs none. */
const loadRequests = () => loadChunk(() => import('./catalogue-requests.ts'));

export const loadReports = (signal?: AbortSignal): Promise<LoadResult<Report[]>> =>
  loadRequests()
    .then((requests) => requests.fetchReports(signal))
    .catch(() => ({ error: 'Failed to fetch reports: no connection' }));

export const loadReport = (key: string, signal?: AbortSignal): Promise<LoadResult<Report>> =>
  loadRequests()
    .then((requests) => requests.fetchReport(key, signal))
    .catch(() => ({ error: 'Failed to load report: no connection' }));

/** A report for a list: without the fields that only its page shows. */
export const toListItem = ({ chapters: _, features: __, ...report }: Report): Report => report;
