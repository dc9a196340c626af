/** The print bundle as the build creates it, in a separate folder. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import type { ReportRenderer } from '#src/delivery/print-report.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const VITE = 'node_modules/vite/bin/vite.js';

let rendererPromise: Promise<ReportRenderer> | undefined;

/** Built once per test worker. */
export const getReportRenderer = (): Promise<ReportRenderer> => (rendererPromise ??= buildReportRenderer());

async function buildReportRenderer(): Promise<ReportRenderer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'print-'));
  if (!existsSync(path.join(ROOT, 'build/fonts/print'))) runNode('scripts/fonts.ts');
  runNode(VITE, 'build', '-c', 'vite.print.config.ts', '--outDir', folder, '--logLevel', 'error');
  const render = await loadReportRenderer(folder);
  await rm(folder, { recursive: true });
  return render;
}

/** With the NODE_ENV of the build: the NODE_ENV of tests would create a different bundle. */
function runNode(...args: string[]) {
  execFileSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } });
}
