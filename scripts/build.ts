/**
 * Builds everything that the server needs. A step whose inputs have not changed since the last time is skipped.
 */
import path from 'node:path';
import { runScript } from './build-steps/run-script.ts';
import { runSteps, type Step, type StepLog } from './build-steps/run-steps.ts';
import { exitWithMessage } from './exit-with-message.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'build');

const runNode = (script: string) => (log: StepLog) => runScript([script], { root: ROOT, log: log.file });
const runVite =
  (...args: string[]) =>
  (log: StepLog) =>
    runScript(['node_modules/vite/bin/vite.js', 'build', ...args], {
      root: ROOT,
      log: log.file,
      env: { NODE_ENV: 'production' },
    });

/** Changes with every installed package. */
const LOCK = 'package-lock.json';

const STEPS: Step[] = [
  {
    name: 'place names',
    outputs: ['gazetteer.json', 'gazetteer.names'],
    modules: ['scripts/gazetteer.ts'],
    files: ['src/places/data/own-towns.tsv', LOCK],
    run: runNode('scripts/gazetteer.ts'),
  },
  {
    name: 'fonts',
    outputs: ['fonts'],
    modules: ['scripts/fonts.ts'],
    files: [LOCK],
    run: runNode('scripts/fonts.ts'),
  },
  {
    name: 'print bundle',
    outputs: ['print'],
    modules: ['vite.print.config.ts', 'web/src/print/print.tsx'],
    files: [LOCK],
    earlierOutputs: ['fonts/print'],
    run: runVite('-c', 'vite.print.config.ts'),
  },
  {
    name: 'sample texts',
    outputs: ['sample-content'],
    modules: ['scripts/sample-content.ts'],
    files: [LOCK],
    run: runNode('scripts/sample-content.ts'),
  },
  {
    name: 'site',
    outputs: ['site', 'prerender', 'pages'],
    modules: [
      'vite.config.ts',
      'web/src/app/boot/start-fonts.ts',
      'web/src/app/boot/entry.client.tsx',
      'web/src/app/boot/entry.server.tsx',
      'scripts/prerender.ts',
    ],
    files: ['web/index.html', 'web/public', LOCK],
    earlierOutputs: ['fonts/site', 'sample-content'],
    run: async (log) => {
      await runVite('--app')(log);
      await runNode('scripts/prerender.ts')(log);
    },
  },
  {
    // Runs the renderer of the site, of which only the modules below decide the pictures.
    name: 'social cards',
    outputs: ['pictures'],
    modules: ['scripts/pictures.ts', 'web/src/app/seo/social-images.tsx'],
    files: [LOCK],
    earlierOutputs: ['fonts/site', 'sample-content'],
    run: runNode('scripts/pictures.ts'),
    formatFailure: (reason) =>
      `  Social cards could not be drawn (${reason}). The site starts without them; the next build tries again.`,
  },
  {
    name: 'sample reports',
    outputs: ['samples'],
    modules: ['scripts/samples.ts'],
    files: [LOCK],
    earlierOutputs: ['print'],
    run: runNode('scripts/samples.ts'),
  },
];

/** Builds the outputs that are out of date. @throws BuildError */
export async function build(): Promise<void> {
  await runSteps(STEPS, { root: ROOT, out: OUT, print: (line) => console.log(line) });
}

if (import.meta.main) await build().catch(exitWithMessage('The build'));
