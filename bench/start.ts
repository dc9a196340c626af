/**
 * `npm run bench:start`: starts the web and the worker process of production and measures the time until /readyz answers with 200.
 * The first start of each is not counted: it reads files from the disk. Medians of five starts; the processor time depends less
 * on other programs. Goals are printed, not enforced. It needs `npm run build`.
 */
import { reportResult, type Figure } from './results/result.ts';
import type { Role, StartedProcess } from './start/server-process.ts';
import { withSite } from './start/site.ts';
import { computeMedian } from './statistics/median.ts';

const STARTS = 5;
const ROLES: readonly Role[] = ['web', 'worker'];

const figures: Figure[] = [];
await withSite(async (start) => {
  for (const role of ROLES) {
    const starts: StartedProcess[] = [];
    for (let index = 0; index <= STARTS; index += 1) {
      const started = await start(role);
      await started.stop();
      if (index > 0) starts.push(started);
    }
    const getMedian = (key: 'readySeconds' | 'processorSeconds') =>
      computeMedian(starts.map((each) => each[key]));
    figures.push(
      { subject: `${role}, ready after`, value: getMedian('readySeconds'), unit: 's', goal: { max: 3 } },
      { subject: `${role}, processor time`, value: getMedian('processorSeconds'), unit: 's' },
    );
  }
});
reportResult('start', figures, `medians of ${STARTS} starts`);
