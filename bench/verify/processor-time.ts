import { readFileSync } from 'node:fs';
import type { Database } from '#src/platform/database.ts';

export type ProcessorTime = { node: number; postgres: number };

/** Seconds of processor time that a run takes, in this process and in the only connection of `db`. It needs Linux. */
export async function measureProcessorTime(
  db: Database,
  run: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const { rows } = await db.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
  const { pid } = rows[0]!;
  const nodeStart = process.cpuUsage();
  const postgresStart = readProcessorTime(pid);
  await run();
  const { user, system } = process.cpuUsage(nodeStart);
  return { node: (user + system) / 1e6, postgres: readProcessorTime(pid) - postgresStart };
}

const TICKS_PER_SECOND = 100;

/** User and system time of a process, from /proc/<pid>/stat. The name of the process, in parentheses, may contain spaces. */
function readProcessorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
