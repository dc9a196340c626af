import fs from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { createGauge } from './registry.ts';

/** Page size of Linux on x86 and ARM. */
const PAGE_BYTES = 4096;

/** 0 while Chromium does not run, and where there is no /proc. @returns reads the gauge */
export function addChromiumMetrics(registry: Registry, browser: { getPid(): number | null }) {
  const memory = createGauge(
    registry,
    'lagna_chromium_resident_memory_bytes',
    'Resident memory of Chromium with all its processes.',
  );
  return async (): Promise<void> => {
    const pid = browser.getPid();
    memory.set(pid === null ? 0 : await sumGroupMemory(pid));
  };
}

/** Chromium is the leader of its process group. @returns bytes */
export async function sumGroupMemory(group: number): Promise<number> {
  const names = await fs.readdir('/proc').catch(() => []);
  const sizes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((pid) => readMemory(pid, group)),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function readMemory(pid: string, group: number): Promise<number> {
  // A process may end while it is read.
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program is in brackets and may contain spaces. proc(5): after it come state, ppid, pgrp; rss is field 24.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[2]) === group ? Number(fields[21]) * PAGE_BYTES : 0;
}
