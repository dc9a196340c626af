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
 * For Chromium, which gets what nobody else wants, as if it ran on another machine. Not for the workers themselves: one
 * that gets no processor in the middle of a transaction holds up the web processes, which wait for its locks.
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
