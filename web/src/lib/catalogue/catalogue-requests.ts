/** The catalogue's two requests with their contracts. @throws when the server cannot be reached or its answer read */
import { Report, Reports } from '#src/catalogue/contract.ts';

/** A value, or a sentence to show. */
export type Read<T> = { value: T; error?: undefined } | { value?: undefined; error: string; status?: number };

export async function readReports(signal?: AbortSignal): Promise<Read<Report[]>> {
  const response = await ask('/api/report', signal);
  if (!response.ok)
    return refused(`Failed to fetch reports: ${response.status} ${response.statusText}`, response);
  return { value: Reports.parse(await response.json()) };
}

export async function readReport(key: string, signal?: AbortSignal): Promise<Read<Report>> {
  const response = await ask(`/api/report?key=${encodeURIComponent(key)}`, signal);
  if (response.status === 404) return refused('Report not found', response);
  if (!response.ok) return refused(`Failed to load report: ${response.status}`, response);
  return { value: Report.parse(await response.json()) };
}

const ask = (path: string, signal?: AbortSignal) => fetch(path, signal ? { signal } : {});
const refused = (error: string, { status }: Response) => ({ error, status });
