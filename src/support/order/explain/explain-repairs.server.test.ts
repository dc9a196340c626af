/**
 * Runs the commands that `lagna order explain` proposes, as support copies them, while a worker produces reports. Afterwards
 * `order explain` finds nothing wrong.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { placePaidOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { getCliDatabase, startAppWithoutRetries } from '#src/support/runbook/recipe-fixture.ts';
import { runCli } from '#src/support/testing.ts';

let setup: AppWithBuyers;
let orderId: string;
beforeAll(async () => {
  setup = await startAppWithoutRetries(['produce-report']);
  ({ orderId } = await placePaidOrder(setup, 'Repaired'));
  await setup.waitUntilDelivered(setup.asha, orderId);
}, 120_000);
afterAll(() => setup.close());

const runAdmin = (...args: string[]) => runCli(getCliDatabase(setup), ...args);
const explain = (id: string) => runAdmin('order', 'explain', id);

/** Runs the proposed command that begins with `words`; `value` replaces what only the buyer knows. */
async function runProposed(stdout: string, words: string, value = '') {
  const [, command] = new RegExp(`lagna (${words}\\b.*?)(?: {3}.*)?$`, 'm').exec(stdout)!;
  const args = command!.match(/"[^"]*"|\S+/g)!;
  const values = args.map((arg, index) =>
    arg === '"…"' ? (args[index - 1] === '--reason' ? 'cause is fixed' : value) : arg,
  );
  return runAdmin(...values, ...(values.includes('--reason') ? ['--yes'] : []));
}

async function expectHealthy(id: string): Promise<void> {
  await setup.waitUntilDelivered(setup.asha, id);
  expect(await explain(id)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Delivered .*: nothing is wrong\./),
  });
}

async function findFile(): Promise<string> {
  const { stdout } = await runAdmin('order', 'show', orderId, '--json');
  const { sha256 } = JSON.parse(stdout).order.report.file as { sha256: string };
  return path.join(setup.app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);
}

describe('commands that order explain proposes', () => {
  it('restore a damaged and a lost PDF', async () => {
    await expectHealthy(orderId);
    const file = await findFile();
    await fs.appendFile(file, 'damage');
    const damaged = await explain(orderId);
    expect(damaged).toMatchObject({ code: 1, stdout: expect.stringMatching(/^The stored PDF .* damaged\./) });
    await runProposed(damaged.stdout, 'order restore-file');
    await expectHealthy(orderId);

    await fs.rm(file);
    const lost = await explain(orderId);
    expect(lost).toMatchObject({ code: 1, stdout: expect.stringMatching(/^The stored PDF .* lost\./) });
    await runProposed(lost.stdout, 'order restore-file');
    await expectHealthy(orderId);
  });

  it('find the order of a PDF', async () => {
    const { stdout } = await explain(orderId);
    const verified = await runProposed(stdout, 'report verify', await findFile());
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining(`${orderId}  janam-kundli`) });
  });

  it('correct the birth details, and print the report once more', async () => {
    const { stdout } = await explain(orderId);
    const corrected = await runProposed(stdout, 'order correct', '07:45');
    expect(corrected.stdout).toContain('Birth details corrected by support for edition 2');
    await expectHealthy(orderId);
    const printed = await runProposed((await explain(orderId)).stdout, 'order regenerate');
    expect(printed.stdout).toContain('Generation of edition 3 requested');
    await expectHealthy(orderId);
  });

  it('start a failed report again', async () => {
    const reports = path.join(setup.app.varDir, 'reports');
    await fs.rename(reports, `${reports}-kept`);
    await fs.writeFile(reports, 'nothing can be stored');
    const failed = await placePaidOrder(setup, 'Failed');
    await setup.waitForEvent(failed.orderId, 'GenerationFailed');
    await fs.rm(reports);
    await fs.rename(`${reports}-kept`, reports);
    const { code, stdout } = await explain(failed.orderId);
    expect([code, stdout]).toEqual([1, expect.stringContaining('The report failed at “')]);
    expect((await runProposed(stdout, 'order regenerate')).code).toBe(0);
    await expectHealthy(failed.orderId);
  });

  it('move an order to another account', async () => {
    const { stdout } = await explain(orderId);
    const moved = await runProposed(stdout, 'order reassign', TEST_USERS.ravi.email);
    expect(moved.code).toBe(0);
    expect((await runAdmin('order', 'show', orderId)).stdout).toContain(TEST_USERS.ravi.email);
    expect(await explain(orderId)).toMatchObject({ code: 0 });
  });
});
