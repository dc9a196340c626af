/** The two requests of the catalogue. A response that cannot be read is a failure with its status. @throws without a response */
import { Report, Reports } from '#src/catalogue/contract.ts';

/** A value, or a sentence to show. */
export type LoadResult<T> =
  { value: T; error?: undefined } | { value?: undefined; error: string; status?: number };

export async function fetchReports(signal?: AbortSignal): Promise<LoadResult<Report[]>> {
  const response = await request('/api/report', signal);
  const { data: value } = Reports.safeParse(response.ok ? await readJson(response) : undefined);
  if (value) return { value };
  return toFailure(`Failed to fetch reports: ${response.status} ${response.statusText}`, response);
}

export async function fetchReport(key: string, signal?: AbortSignal): Promise<LoadResult<Report>> {
  const response = await request(`/api/report?key=${encodeURIComponent(key)}`, signal);
  if (response.status === 404) return toFailure('Report not found', response);
  const { data: value } = Report.safeParse(response.ok ? await readJson(response) : undefined);
  return value ? { value } : toFailure(`Failed to load report: ${response.status}`, response);
}

const request = (path: string, signal?: AbortSignal) => fetch(path, signal ? { signal } : {});
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
const toFailure = (error: string, { status }: Response) => ({ error, status });
