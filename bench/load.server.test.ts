/** A short run of `npm run load`: two web processes and a worker, pages and purchases at the same time. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Each purchase of the measurement prints a report, which takes most of the time of the processor. */
const RATES = ['--seconds', '3', '--pages', '20', '--purchases', '1', '--webhooks', '0', '--workers', '1'];

it(
  'pages and purchases at the same time end without errors and without a lost order',
  { timeout: 180_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['bench/load.ts', ...RATES], {
      cwd: ROOT,
    }).catch((error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }));
    expect(stdout).toContain('every check passed');
    expect(stdout).toContain('60 pages at 20 a second');
    expect(stdout).toContain('payments that only reconciliation found: 0');
    expect(stdout).toMatch(/13 orders paid: .*queued|13 orders paid: .*delivered/);
  },
);
