/** Processes on one machine stand for processes on several, so they share the processor as those would. */
import os from 'node:os';
import type { Environment } from '#scripts/simulation/environment.ts';
import { createControlGroups } from './control-groups.ts';
import { setHighPriority, setLowestPriority } from './priorities.ts';

/** Without control groups, a worker leaves the processor to the pages. */
const WORKER_NICENESS = 15;

export type ProcessorDivision = {
  /** "control groups" or "priorities" */
  means: string;
  /** for each process of Chromium */
  giveIdleTime: (pid: number) => void;
  /** for after the end of the processes */
  end: () => void;
};

export async function divideProcessor(site: Environment): Promise<ProcessorDivision> {
  const groups = await createControlGroups(site);
  if (groups) return { means: 'control groups', giveIdleTime: groups.moveToIdleGroup, end: groups.remove };
  setHighPriority(process.pid);
  for (const worker of site.workers) os.setPriority(worker.getPid(), WORKER_NICENESS);
  return { means: 'priorities', giveIdleTime: (pid) => void setLowestPriority(pid), end: () => {} };
}
