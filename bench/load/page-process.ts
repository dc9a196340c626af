/** Visits pages from a separate process, so that it waits neither for the buyers nor for the load balancer. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setHighPriority } from './priorities.ts';
import { visitPages, type PageResult, type PageVisits } from './pages.ts';

export async function visitPagesInProcess(visits: PageVisits): Promise<PageResult> {
  const child = fork(import.meta.filename);
  setHighPriority(child.pid!);
  child.send(visits);
  const [result] = (await once(child, 'message')) as [PageResult];
  return result;
}

if (import.meta.main)
  process.once('message', (visits: PageVisits) => {
    void visitPages(visits).then((result) => process.send!(result, () => process.disconnect()));
  });
