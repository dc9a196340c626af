/**
 * What a benchmark measured. Each prints its figures as one table and writes them to build/bench/<name>.json; bench/run-all.ts
 * collects these in docs/benchmarks.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Figure = {
  subject: string;
  value: number;
  /** "times" for a ratio to the baseline */
  unit: string;
  /** what the subject is compared with, measured in the same run */
  baseline?: string;
  goal?: { max: number } | { min: number };
};

export type Result = {
  figures: Figure[];
  /** size of the run, such as "120 s" */
  scope?: string;
  /** ISO date */
  measuredOn: string;
  /** processes that wanted a core, averaged over a minute, before and after the run: above the number of cores, times are too long */
  load: { before: number; after: number };
  machine: string;
};

const FOLDER = path.join(import.meta.dirname, '../../build/bench');

const readLoad = () => Number(os.loadavg()[0]!.toFixed(1));
const loadBefore = readLoad();

export const getResultFile = (name: string) => path.join(FOLDER, `${name}.json`);

/** Prints and writes the result. */
export function reportResult(name: string, figures: Figure[], scope?: string): void {
  const result: Result = {
    figures,
    ...(scope ? { scope } : {}),
    measuredOn: new Date().toISOString().slice(0, 10),
    load: { before: loadBefore, after: readLoad() },
    machine: describeMachine(),
  };
  for (const line of formatFigures(figures)) console.log(line);
  console.log(formatConditions(result));
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(getResultFile(name), JSON.stringify(result, null, 2));
}

/** Undefined when the benchmark has not run since the last `make clean`. */
export function readResult(name: string): Result | undefined {
  const file = getResultFile(name);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Result) : undefined;
}

/** Subject, value with baseline, goal: one line each, in columns. */
function formatFigures(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [figure.subject, formatValue(figure), formatGoal(figure)]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map(([subject, value, goal]) =>
    `  ${subject!.padEnd(widths[0]!)}  ${value!.padEnd(widths[1]!)}  ${goal}`.trimEnd(),
  );
}

/** "2026-11-29, load 2.1 before and 2.4 after, 120 s" */
export const formatConditions = ({ measuredOn, load, scope }: Result): string =>
  [measuredOn, `load ${load.before} before and ${load.after} after`, ...(scope ? [scope] : [])].join(', ');

/** "0.98 times bare INSERT", "171 MB" */
export function formatValue({ value, unit, baseline }: Figure): string {
  const number = value.toLocaleString('en-IN', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
  return [number, unit, baseline].filter(Boolean).join(' ');
}

/** "at most 3: met"; empty without a goal */
export function formatGoal(figure: Figure): string {
  const { goal } = figure;
  if (!goal) return '';
  const text = 'max' in goal ? `at most ${goal.max}` : `at least ${goal.min}`;
  return `${text}: ${isGoalMet(figure) ? 'met' : 'not met'}`;
}

function isGoalMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return 'max' in goal ? value <= goal.max : value >= goal.min;
}

function describeMachine(): string {
  const cores = os.cpus();
  const model = (cores[0]?.model ?? 'unknown processor').replaceAll(/\s+/g, ' ').trim();
  return `${cores.length} cores of ${model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}
