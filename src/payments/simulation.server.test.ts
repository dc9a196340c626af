/** A short run of `npm run simulate`: real processes, faults in every message, kills, an outage, a jump of the clock. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/**
 * The seed is chosen for its plan: every fault of webhooks, pending payments that succeed, fail or get no answer, second
 * payments, disputes, five printed reports, and refunds by support and in the dashboard, of which one fails at the bank.
 */
const ORDERS = '40';
const SEED = '18420';

it(
  'purchases with random faults end with one report or one refund per payment, and our books equal the gateway’s',
  { timeout: 240_000 },
  async () => {
    const args = ['scripts/simulate.ts', '--orders', ORDERS, '--seed', SEED];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT }).catch(
      (error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }),
    );
    expect(stdout).toContain(`seed ${SEED}: every check passed`);
  },
);
