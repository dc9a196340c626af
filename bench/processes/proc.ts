/** Memory, processor time and children of processes, read from /proc. It needs Linux. */
import fs from 'node:fs';

/** `startedAt`, in ticks since the start of the machine, separates a process from a later one with the same id. */
export type ProcessIdentity = { pid: number; startedAt: number };

type ProcessRow = ProcessIdentity & { parent: number };

const TICKS_PER_SECOND = 100;

/** Resident memory in bytes; 0 for a process that has ended. */
export const readResidentBytes = (pid: number): number => readKilobytes(`/proc/${pid}/status`, 'VmRSS');

/** Resident memory in bytes, of which shared pages count by their share: the sum over processes is what they take together. */
export const readProportionalBytes = (pid: number): number =>
  readKilobytes(`/proc/${pid}/smaps_rollup`, 'Pss');

/** User and system time in seconds; 0 for a process that has ended. */
export function readProcessorSeconds(pid: number): number {
  const fields = readStat(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0;
}

/** User and system time in seconds of a process, its descendants, and those of them that have ended. */
export function readTreeProcessorSeconds(pid: number): number {
  const readWithEndedChildren = (id: number) => {
    const fields = readStat(id);
    return fields ? fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) : 0;
  };
  const pids = [pid, ...listDescendants(pid).map((child) => child.pid)];
  return pids.reduce((total, id) => total + readWithEndedChildren(id), 0) / TICKS_PER_SECOND;
}

/** Process id of the parent; 0 for a process that has ended. */
export const readParent = (pid: number): number => Number(readStat(pid)?.[1] ?? 0);

/** Children, their children and so on. */
export function listDescendants(pid: number): ProcessIdentity[] {
  const childrenByParent = Map.groupBy(listProcesses(), ({ parent }) => parent);
  const collect = (parent: number): ProcessIdentity[] =>
    (childrenByParent.get(parent) ?? []).flatMap((child) => [
      { pid: child.pid, startedAt: child.startedAt },
      ...collect(child.pid),
    ]);
  return collect(pid);
}

/** A process that has ended and waits for its parent to notice does not run. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  const fields = readStat(pid);
  return fields !== undefined && Number(fields[19]) === startedAt && fields[0] !== 'Z';
}

const listProcesses = (): ProcessRow[] =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = readStat(Number(name));
      return fields ? [{ pid: Number(name), parent: Number(fields[1]), startedAt: Number(fields[19]) }] : [];
    });

/** The fields from the state on. The name of the process, in parentheses before them, may contain spaces. */
const readStat = (pid: number): string[] | undefined =>
  readFile(`/proc/${pid}/stat`)?.split(') ').at(-1)!.split(' ');

const readKilobytes = (file: string, name: string): number =>
  1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFile(file) ?? '')?.[1] ?? 0);

function readFile(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return undefined;
  }
}
