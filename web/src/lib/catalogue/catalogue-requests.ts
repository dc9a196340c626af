/** The two requests of the catalogue. @throws without a response, or when it does not match the contract */
import { Report, Reports } from '#src/catalogue/contract.ts';

/** A value, or a sentence to show. */
export type LoadResult<T> =
  { value: T; error?: undefined } | { value?: undefined; error: string; status?: number };

export async function fetchReports(signal?: AbortSignal): Promise<LoadResult<Report[]>> {
  const response = await request('/api/report', signal);
  if (!response.ok)
    return toFailure(`Failed to fetch reports: ${response.status} ${response.statusText}`, response);
  return { value: Reports.parse(await response.json()) };
}

export async function fetchReport(key: string, signal?: AbortSignal): Promise<LoadResult<Report>> {
  const response = await request(`/api/report?key=${encodeURIComponent(key)}`, signal);
  if (response.status === 404) return toFailure('Report not found', response);
  if (!response.ok) return toFailure(`Failed to load report: ${response.status}`, response);
  return { value: Report.parse(await response.json()) };
}

const request = (path: string, signal?: AbortSignal) => fetch(path, signal ? { signal } : {});
const toFailure = (error: string, { status }: Response) => ({ error, status });
