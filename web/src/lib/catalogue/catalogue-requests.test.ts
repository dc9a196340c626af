import { afterEach, expect, it, vi } from 'vitest';
import { fetchReport, fetchReports } from './catalogue-requests.ts';

afterEach(() => vi.unstubAllGlobals());
const respondWith = (body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200, statusText: 'OK' })));

it.each(['<p>proxy</p>', '{"reports":[]}'])(
  'a response that cannot be read, %s, is reported with its status',
  async (body) => {
    respondWith(body);
    expect(await fetchReports()).toEqual({ error: 'Failed to fetch reports: 200 OK', status: 200 });
    expect(await fetchReport('janam-kundli')).toEqual({ error: 'Failed to load report: 200', status: 200 });
  },
);

it('a report with the fields of the specification alone is on sale', async () => {
  const report = { _id: '1', key: 'k', name: 'K', description: '', image: '', category: 'paid', price: 499 };
  respondWith(JSON.stringify([report]));
  expect(await fetchReports()).toEqual({ value: [{ ...report, available: true }] });
});
