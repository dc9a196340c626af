/** Everything that is made before the server runs. A step whose inputs have not changed since last time is left out. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = new URL('..', import.meta.url).pathname;
const OUT = path.join(ROOT, 'build');

type Step = { name: string; inputs: string[]; output: string; make: () => Promise<unknown> };

const node = (script: string) => run(process.execPath, [script], { cwd: ROOT });
const vite = (...args: string[]) =>
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** What server and web share. A contract that is missing here would leave the site as it was. */
const contracts = (await fs.readdir(path.join(ROOT, 'src'), { recursive: true }))
  .filter((file) => /(^|\/)contract[a-z-]*\.ts$/.test(file))
  .map((file) => `src/${file}`)
  .sort();

const WEB = ['web', ...contracts, 'src/contact', 'package-lock.json', 'scripts/fonts.ts'];

const STEPS: Step[] = [
  {
    name: 'places',
    inputs: ['scripts/gazetteer.ts', 'src/places', 'src/accounts/contract-scripts.ts', 'package-lock.json'],
    output: 'gazetteer.json',
    make: () => node('scripts/gazetteer.ts'),
  },
  {
    name: 'fonts',
    inputs: ['scripts/fonts.ts', 'src/accounts/contract-scripts.ts', 'package-lock.json'],
    output: 'fonts',
    make: () => node('scripts/fonts.ts'),
  },
  {
    name: 'print bundle',
    inputs: [...WEB, 'vite.print.config.ts'],
    output: 'print',
    make: () => vite('-c', 'vite.print.config.ts'),
  },
  {
    name: 'site',
    inputs: [
      ...WEB,
      'vite.config.ts',
      'scripts/prerender.ts',
      'src/platform/http',
      'src/catalogue/data/reports.ts',
    ],
    output: 'site',
    make: makeSite,
  },
  {
    // itself keeps each picture whose drawing is the same
    name: 'pictures',
    inputs: [
      'web/src/app/found',
      'web/src/charts',
      'web/src/content',
      'src/catalogue/data/reports.ts',
      'scripts/fonts.ts',
      'scripts/pictures.ts',
      'package-lock.json',
    ],
    output: 'pictures',
    make: () => node('scripts/pictures.ts'),
  },
  {
    name: 'sample reports',
    inputs: [
      ...WEB,
      'vite.print.config.ts',
      'scripts/samples.ts',
      'src/astrology',
      'src/reports',
      'src/delivery',
      'src/places',
      'src/platform/browser.ts',
    ],
    output: 'samples',
    make: () => node('scripts/samples.ts'),
  },
];

async function makeSite(): Promise<void> {
  await vite('--app');
  await node('scripts/prerender.ts');
}

/** Builds what is out of date. */
export async function build(): Promise<void> {
  await fs.mkdir(OUT, { recursive: true });
  for (const step of STEPS) await buildStep(step);
}

async function buildStep({ name, inputs, output, make }: Step): Promise<void> {
  const stamp = path.join(OUT, `.${output}.stamp`);
  const wanted = await fingerprint(inputs);
  const present = await fs.stat(path.join(OUT, output)).catch(() => undefined);
  if (present && (await fs.readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.log(`  building: ${name}`);
  await fs.rm(stamp, { force: true });
  await make();
  await fs.writeFile(stamp, wanted);
}

async function fingerprint(inputs: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of await filesOf(path.join(ROOT, input)))
      hash.update(path.relative(ROOT, file)).update(await fs.readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(file: string): Promise<string[]> {
  const stat = await fs.stat(file).catch(() => undefined);
  if (!stat) return [];
  if (!stat.isDirectory()) return [file];
  const names = await fs.readdir(file, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (import.meta.main) await build();
