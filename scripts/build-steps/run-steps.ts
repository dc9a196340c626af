/** Runs the steps of a build. A step whose inputs have not changed since the last time is skipped. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createImportFinder } from './imports.ts';
import { findErrorLine } from './run-script.ts';

export type Step = {
  /** for the terminal: "sample reports" */
  name: string;
  /** files and folders of the output folder that this step writes */
  outputs: [string, ...string[]];
  /** modules: they and all that they import are inputs */
  modules?: string[];
  /** other inputs: files and folders of the repository */
  files?: string[];
  /** outputs of earlier steps that this one reads */
  earlierOutputs?: string[];
  run: (log: StepLog) => Promise<unknown>;
  /** For an optional step: the message when it failed. Without it a failure ends the build. */
  formatFailure?: (reason: string) => string;
};

export type StepLog = {
  /** where the whole output of a step is kept */
  file: string;
};

export type BuildOptions = {
  /** the repository */
  root: string;
  /** the output folder */
  out: string;
  /** writes one line to the terminal */
  print: (line: string) => void;
};

/** Thrown when a step fails. The message is printed in the terminal without the stack and says how to continue. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** A long step prints a line after each of these intervals. */
const PROGRESS_INTERVAL_MS = 15_000;

export async function runSteps(steps: Step[], options: BuildOptions): Promise<void> {
  const findImports = createImportFinder(options.root);
  await fs.mkdir(options.out, { recursive: true });
  for (const [index, step] of steps.entries()) {
    const stamp = path.join(options.out, `.${step.outputs[0]}.stamp`);
    const fingerprint = await computeFingerprint(step, options, findImports);
    if (await isUpToDate(step, options.out, stamp, fingerprint)) continue;
    options.print(`  building: ${step.name} (${index + 1} of ${steps.length})`);
    await fs.rm(stamp, { force: true });
    if (await runStep(step, options)) await fs.writeFile(stamp, fingerprint);
  }
}

async function isUpToDate(step: Step, out: string, stamp: string, fingerprint: string): Promise<boolean> {
  const storedFingerprint = await fs.readFile(stamp, 'utf8').catch(() => '');
  if (storedFingerprint !== fingerprint) return false;
  const outputs = step.outputs.map((output) => fs.stat(path.join(out, output)).catch(() => undefined));
  return (await Promise.all(outputs)).every(Boolean);
}

/** @returns false when an optional step failed @throws BuildError when a necessary one did */
async function runStep(
  { name, outputs, run, formatFailure }: Step,
  { out, print }: BuildOptions,
): Promise<boolean> {
  const file = path.join(out, 'log', `${outputs[0]}.log`);
  await fs.rm(file, { force: true });
  await fs.mkdir(path.dirname(file), { recursive: true });
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    print(`  still building: ${name} (${seconds} s)`);
  }, PROGRESS_INTERVAL_MS);
  try {
    await run({ file });
    return true;
  } catch (error) {
    const reason = findErrorLine(error instanceof Error ? error.message : String(error));
    await fs.appendFile(file, `${error instanceof Error ? error.stack : String(error)}\n`);
    if (!formatFailure)
      throw new BuildError(
        `Building the ${name} failed: ${reason}\n` +
          `The whole output is in ${path.relative('', file)}. To try again, run \`node scripts/build.ts\`.`,
        { cause: error },
      );
    print(formatFailure(reason));
    return false;
  } finally {
    clearInterval(timer);
  }
}

async function computeFingerprint(
  { modules = [], files = [], earlierOutputs = [] }: Step,
  { root, out }: BuildOptions,
  findImports: (entries: string[]) => string[],
): Promise<string> {
  const inputs = [
    ...findImports(modules),
    ...(await listFiles(files.map((file) => path.join(root, file)))),
    ...(await listFiles(earlierOutputs.map((output) => path.join(out, output)))),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs) hash.update(path.relative(root, file)).update(await fs.readFile(file));
  return hash.digest('hex');
}

/** Every file at or below the given paths. */
async function listFiles(paths: string[]): Promise<string[]> {
  const lists = paths.map(async (file) => {
    const entries = (await fs.stat(file)).isDirectory()
      ? await fs.readdir(file, { recursive: true, withFileTypes: true })
      : undefined;
    if (!entries) return [file];
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  });
  return (await Promise.all(lists)).flat();
}
