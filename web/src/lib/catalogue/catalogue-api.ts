/** Reads the catalogue. The result is data or a sentence to show, never a rejected promise. */
import type { Report } from '#src/catalogue/contract.ts';
import { whenUsed } from '#web/ui/behaviour/chunk-errors.ts';
import type { Read } from './catalogue-requests.ts';

export type { Read };

/** The contracts are loaded with the first request: a prerendered page needs none. */
const requests = () => whenUsed(() => import('./catalogue-requests.ts'));

export const readReports = (signal?: AbortSignal): Promise<Read<Report[]>> =>
  requests()
    .then((loaded) => loaded.readReports(signal))
    .catch(() => ({ error: 'Failed to fetch reports: no connection' }));

export const readReport = (key: string, signal?: AbortSignal): Promise<Read<Report>> =>
  requests()
    .then((loaded) => loaded.readReport(key, signal))
    .catch(() => ({ error: 'Failed to load report: no connection' }));

/** A report as a list needs it: without what only its own page shows. */
export const onShelf = ({ chapters: _, features: __, ...report }: Report): Report => report;
