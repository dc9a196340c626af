import type { Report } from '#src/catalogue/contract.ts';

/** What a read of the catalogue comes to: a value, or a sentence to show. */
export type Read<T> = { value: T; error?: undefined } | { value?: undefined; error: string; status?: number };

/** The calls with their contracts are fetched with the first question: a prerendered page asks none. */
const calls = () => import('./read.ts');

export const readReports = async (signal?: AbortSignal) => (await calls()).readReports(signal);
export const readReport = async (key: string, signal?: AbortSignal) =>
  (await calls()).readReport(key, signal);

/** A report as a list needs it: without what only its own page tells. */
export const onShelf = ({ chapters: _, features: __, ...report }: Report): Report => report;
