/**
 * `npm run bench:memory`: the resident memory of a web process at rest and after 2,000 pages, and of a worker that has printed
 * nothing. Processes of Chromium belong to reports and are not counted. Goals are printed, not enforced. It needs `npm run build`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { visitPages } from './load/pages.ts';
import { readResidentBytes } from './processes/proc.ts';
import { reportResult, type Figure } from './results/result.ts';
import { withSite } from './start/site.ts';

/** Until the garbage of the start is collected. */
const REST_MS = 5000;
const PAGES = { perSecond: 100, callCount: 2000 };
const MAX_WEB_MB = 200;
const MAX_WORKER_MB = 250;

const figures: Figure[] = [];
const addFigure = (subject: string, pid: number, max: number) =>
  figures.push({ subject, value: readResidentBytes(pid) / 1e6, unit: 'MB', goal: { max } });

await withSite(async (start) => {
  const web = await start('web');
  await wait(REST_MS);
  addFigure('web at rest', web.pid, MAX_WEB_MB);
  const { failures } = await visitPages({ urls: [web.url], ...PAGES });
  if (failures.length > 0) throw new Error(failures[0]);
  addFigure(`web after ${PAGES.callCount} pages`, web.pid, MAX_WEB_MB);
  await web.stop();
  const worker = await start('worker');
  await wait(REST_MS);
  addFigure('worker without Chromium', worker.pid, MAX_WORKER_MB);
  await worker.stop();
});
reportResult('memory', figures);
