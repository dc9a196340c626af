/** The catalogue's two reads. A reader gets data or a sentence to show, never a rejected promise. */
import { Report, Reports } from '#src/catalogue/contract.ts';
import { UNREACHED, type Read } from './catalogue-api.ts';

export async function readReports(signal?: AbortSignal): Promise<Read<Report[]>> {
  try {
    const response = await ask('/api/report', signal);
    if (!response.ok)
      return refused(`Failed to fetch reports: ${response.status} ${response.statusText}`, response);
    return { value: Reports.parse(await response.json()) };
  } catch {
    return UNREACHED.reports;
  }
}

export async function readReport(key: string, signal?: AbortSignal): Promise<Read<Report>> {
  try {
    const response = await ask(`/api/report?key=${encodeURIComponent(key)}`, signal);
    if (response.status === 404) return refused('Report not found', response);
    if (!response.ok) return refused(`Failed to load report: ${response.status}`, response);
    return { value: Report.parse(await response.json()) };
  } catch {
    return UNREACHED.report;
  }
}

const ask = (path: string, signal?: AbortSignal) => fetch(path, signal ? { signal } : {});
const refused = (error: string, { status }: Response) => ({ error, status });
