/** A short run of `npm run load`: two web and two worker processes, pages and purchases at the same time. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const RATES = ['--seconds', '5', '--pages', '20', '--purchases', '2', '--webhooks', '0'];

it(
  'pages and purchases at the same time end without errors and without a lost order',
  { timeout: 180_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['bench/load.ts', ...RATES], {
      cwd: ROOT,
    }).catch((error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }));
    expect(stdout).toContain('every check passed');
    expect(stdout).toContain('100 pages at 20 a second');
    expect(stdout).toMatch(/30 orders paid: .*queued|30 orders paid: .*delivered/);
  },
);
