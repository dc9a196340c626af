/** What a benchmark measured. Each writes build/bench/<name>.json; scripts/bench.ts collects these into docs/benchmarks.json. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Figure = {
  subject: string;
  value: number;
  /** "times" for a ratio to the yardstick */
  unit: string;
  /** what the subject is compared with, measured in the same run */
  yardstick?: string;
  goal?: { max: number } | { min: number };
};

export type Result = {
  figures: Figure[];
  /** size of the run, such as "120 s" */
  scope?: string;
  /** ISO date */
  measuredOn: string;
  /** processes that wanted a core, averaged over a minute, at the end of the run: above the number of cores, times are too long */
  load: number;
  machine: string;
};

const FOLDER = path.join(import.meta.dirname, '../../build/bench');

export const getResultFile = (name: string) => path.join(FOLDER, `${name}.json`);

export function writeResult(name: string, figures: Figure[], scope?: string): void {
  fs.mkdirSync(FOLDER, { recursive: true });
  const result: Result = {
    figures,
    ...(scope ? { scope } : {}),
    measuredOn: new Date().toISOString().slice(0, 10),
    load: Number(os.loadavg()[0]!.toFixed(1)),
    machine: describeMachine(),
  };
  fs.writeFileSync(getResultFile(name), JSON.stringify(result, null, 2));
}

function describeMachine(): string {
  const cores = os.cpus();
  const model = (cores[0]?.model ?? 'unknown processor').replaceAll(/\s+/g, ' ').trim();
  return `${cores.length} cores of ${model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

export function isGoalMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return 'max' in goal ? value <= goal.max : value >= goal.min;
}
