/** Priorities of processes on one machine that stand for processes on several. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { promisify } from 'node:util';

/** A negative niceness needs root. */
const FIRST = -10;
const LAST = 19;

/** For visitors and buyers, who wait for no processor on their own machines. What they wait without root is printed. */
export function setHighPriority(pid: number): void {
  try {
    os.setPriority(pid, FIRST);
  } catch {
    // Only root may.
  }
}

/**
 * For Chromium: it gets only idle processor time, as if it ran on another machine. Not for workers: a worker without processor
 * time in the middle of a transaction keeps its locks, and the web processes wait for them.
 */
export async function setLowestPriority(pid: number): Promise<void> {
  try {
    // Where Linux schedules sessions as groups, niceness and policy count only within a session, and Chromium starts one.
    fs.writeFileSync(`/proc/${pid}/autogroup`, String(LAST));
    os.setPriority(pid, LAST);
  } catch {
    // The system has no such groups, or the process has ended.
  }
  // Without util-linux only the niceness counts.
  await promisify(execFile)('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)]).catch(() => {});
}
