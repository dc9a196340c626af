import type { Report } from '#src/catalogue/contract.ts';
import { whenUsed } from '#web/ui/behaviour/chunk-errors.ts';

/** What a read of the catalogue comes to: a value, or a sentence to show. */
export type Read<T> = { value: T; error?: undefined } | { value?: undefined; error: string; status?: number };

/** The calls with their contracts are fetched with the first question: a prerendered page asks none. */
const calls = () => whenUsed(() => import('./catalogue-requests.ts'));

export const UNREACHED = {
  reports: { error: 'Failed to fetch reports: no connection' },
  report: { error: 'Failed to load report: no connection' },
};

export const readReports = (signal?: AbortSignal): Promise<Read<Report[]>> =>
  calls().then(
    (read) => read.readReports(signal),
    () => UNREACHED.reports,
  );
export const readReport = (key: string, signal?: AbortSignal): Promise<Read<Report>> =>
  calls().then(
    (read) => read.readReport(key, signal),
    () => UNREACHED.report,
  );

/** A report as a list needs it: without what only its own page tells. */
export const onShelf = ({ chapters: _, features: __, ...report }: Report): Report => report;
