/** Recipes about reports that are not produced: Chromium ends at its start, or the store cannot be written. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILD_FOLDER } from '#src/compose.ts';
import { findChromium } from '#src/platform/chromium.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { placePaidOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { runCli } from '#src/support/testing.ts';
import { getCliDatabase, getDay, startAppWithoutRetries } from './recipe-fixture.ts';
import { describeRecipe } from './testing.ts';

let folder: string;
let env: Record<string, string>;
let smtpServer: TestSmtpServer;
let setup: AppWithBuyers;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-runbook-'));
  smtpServer = await startSmtpServer();
  env = { CHROMIUM_PATH: path.join(folder, 'chromium'), SMTP_URL: smtpServer.url };
  await repairChromium();
  setup = await startAppWithoutRetries(['produce-report'], { env });
});
afterAll(async () => {
  await setup.close();
  await smtpServer.close();
  await fs.rm(folder, { recursive: true });
});

/** The site starts Chromium by a script. */
const writeChromiumScript = (script: string) =>
  fs.writeFile(path.join(folder, 'chromium'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

async function repairChromium(): Promise<void> {
  const chromium = await findChromium(path.join(BUILD_FOLDER, 'chromium'));
  const libraries = path.join(path.dirname(chromium), 'lib');
  await writeChromiumScript(`export LD_LIBRARY_PATH='${libraries}'\nexec '${chromium}' "$@"`);
}

/** A file takes the place of VAR_DIR, so that nothing can be written: a test cannot fill a disk. */
async function fillDisk(): Promise<void> {
  await fs.rename(setup.app.varDir, `${setup.app.varDir}-kept`);
  await fs.writeFile(setup.app.varDir, '');
}

async function restoreDisk(): Promise<void> {
  await fs.rm(setup.app.varDir);
  await fs.rename(`${setup.app.varDir}-kept`, setup.app.varDir);
}

/** The PDF of the first edition, as the buyer has it. */
async function findFirstFile(orderId: string): Promise<string> {
  const { stdout } = await runCli(getDatabase(), 'order', 'show', orderId, '--json');
  const { supersededEditions } = JSON.parse(stdout).order as { supersededEditions: { sha256: string }[] };
  const [{ sha256 }] = supersededEditions as [{ sha256: string }];
  return path.join(setup.app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);
}

const getDatabase = () => getCliDatabase(setup, env);
const expectDelivery = (orderId: string) => setup.waitForEvent(orderId, 'ReportEmailSent');

describeRecipe(
  'Chromium dead',
  () => getDatabase(),
  (run) => {
    // No report was printed before: a Chromium that runs would not start again.
    beforeAll(() => writeChromiumScript('exit 1'));
    afterAll(repairChromium);

    it('names the error of Chromium, and restarts the reports that failed', async () => {
      const { orderId } = await placePaidOrder(setup, 'Without Chromium');
      await setup.waitForEvent(orderId, 'GenerationFailed');
      const doctor = await run('lagna doctor');
      expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining('Chromium did not start') });
      expect((await run('lagna sla')).stdout).toMatch(new RegExp(`at risk +${orderId} +failed`));
      expect((await run('lagna order list --needs-attention')).stdout).toContain(orderId);

      await repairChromium();
      await run('lagna order retry <id> --reason "…"', { id: orderId });
      await expectDelivery(orderId);
      expect((await run('lagna doctor')).stdout).toMatch(/Chromium [\d.]+ starts/);
    });
  },
);

describeRecipe(
  'Disk full',
  () => getDatabase(),
  (run) => {
    it('names the folder, and restarts the reports that could not be stored', async () => {
      const stored = await placePaidOrder(setup, 'Stored Before');
      await expectDelivery(stored.orderId);
      await fillDisk();
      const { orderId } = await placePaidOrder(setup, 'Disk Full');
      await setup.waitForEvent(orderId, 'GenerationFailed');
      const doctor = await run('lagna doctor');
      expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining(setup.app.varDir) });
      const attention = await run('lagna order list --needs-attention');
      expect(attention.stdout).toContain(orderId);

      await restoreDisk();
      await run('lagna order retry <id> --reason "…"', { id: orderId });
      await expectDelivery(orderId);
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
      const ledger = await run('lagna ledger verify');
      expect(ledger).toMatchObject({ code: 0, stdout: expect.stringContaining('The ledger is intact') });

      await fs.rm(path.join(setup.app.varDir, 'reports'), { recursive: true });
      const restored = await run('lagna order restore-file <id> --reason "…"', { id: stored.orderId });
      expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('with the same bytes') });
    });
  },
);

describeRecipe(
  'Money taken but no report',
  () => getDatabase(),
  (run) => {
    it('records a payment that no source has reported, and restarts its report', async () => {
      await setup.setFaults({ webhooks: 'lost' });
      const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Silent' });
      await setup.payAtGateway(gatewayOrderId);
      await setup.setFaults({});
      const found = await run('lagna find <text>', { text: orderId.slice(-6) });
      expect(found.stdout).toContain(orderId);
      const before = await run('lagna order show <id>', { id: orderId });
      expect(before.stdout).toContain('PAYMENT REQUESTED');
      const explained = await run('lagna order explain <id>', { id: orderId });
      expect(explained).toMatchObject({ code: 1, stdout: expect.stringContaining('lagna reconcile --from') });

      await fillDisk();
      const reconciled = await run('lagna reconcile --from <day> --to <day>', getDay());
      expect(reconciled).toMatchObject({ code: 0, stdout: expect.stringContaining('recorded now: pay_') });
      await setup.waitForEvent(orderId, 'GenerationFailed');
      expect(await run('lagna doctor')).toMatchObject({ code: 1 });
      await restoreDisk();
      expect(await run('lagna order explain <id>', { id: orderId })).toMatchObject({
        code: 1,
        stdout: expect.stringContaining(`lagna order regenerate ${orderId}`),
      });
      await run('lagna order regenerate <id> --reason "…"', { id: orderId });
      await expectDelivery(orderId);
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
      expect((await run('lagna order explain <id>', { id: orderId })).code).toBe(0);
      await run('lagna order note <id> <text>', { id: orderId, text: 'buyer was informed' });
      const timeline = await run('lagna order timeline <id>', { id: orderId });
      expect(timeline.stdout).toMatch(/produce-report failed[^]*Note: buyer was informed/);
    });

    it('refunds a buyer who does not want to wait', async () => {
      await fillDisk();
      const { orderId } = await placePaidOrder(setup, 'Impatient');
      await setup.waitForEvent(orderId, 'GenerationFailed');
      await restoreDisk();
      await run('lagna order refund <id> --reason "…"', { id: orderId }, { answer: orderId });
      await setup.waitForEvent(orderId, 'PaymentRefunded');
      expect((await run('lagna order list --needs-attention')).stdout).not.toContain(orderId);
    });
  },
);

describeRecipe(
  'Wrong birth details',
  () => getDatabase(),
  (run) => {
    it('shows a correction by the member, corrects once more, prints again, and refunds the report', async () => {
      const { orderId } = await placePaidOrder(setup, 'Wrong Time');
      await expectDelivery(orderId);
      const birthDetails = { ...setup.birthDetails, name: 'Wrong Time', time: '02:30' };
      await setup.asha.post(`/api/orders/${orderId}/correction`, { birthDetails }).expect(200);
      const verified = await run('lagna report verify <file>', { file: await findFirstFile(orderId) });
      expect(verified.stdout).toContain(`${orderId}  janam-kundli, edition 1: an earlier edition`);
      const shown = await run('lagna order show <id>', { id: orderId });
      expect(shown.stdout).toContain('Birth details corrected for edition 2');
      const again = await setup.asha.post(`/api/orders/${orderId}/correction`, { birthDetails });
      expect(again.body).toMatchObject({ success: false });

      await setup.waitUntilDelivered(setup.asha, orderId);
      const values = { id: orderId, time: '03:30' };
      const correct = 'lagna order correct <id> --time <time> --reason "…"';
      expect((await run(correct, values, { answer: orderId })).stdout).toContain('for edition 3');
      await setup.waitUntilDelivered(setup.asha, orderId);
      const regenerate = 'lagna order regenerate <id> --reason "…"';
      const printed = await run(regenerate, { id: orderId }, { answer: orderId });
      expect(printed.stdout).toContain('Generation of edition 4 requested');
      await setup.waitUntilDelivered(setup.asha, orderId);

      await run('lagna order refund <id> --reason "…"', { id: orderId }, { answer: orderId });
      await setup.waitForEvent(orderId, 'PaymentRefunded');
    });
  },
);
