/** Faults of the report store and of the mail server while orders are delivered: no order is lost, and no partly written file is left. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipRetryDelays } from '#src/testing/jobs.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { startTcpProxy, type TcpProxy } from '#src/testing/tcp-proxy.ts';
import { placePaidOrder, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const run = promisify(execFile);

type LogLine = { event: string; service?: string };

const logLines: LogLine[] = [];
const log = pino({ level: 'info' }, { write: (line) => logLines.push(JSON.parse(line) as LogLine) });
/** Whether the worker has noticed that the service is down. */
const isKnownToBeDown = (service: string) =>
  logLines.findLast((line) => line.service === service)?.event === 'services.down';

let setup: AppWithBuyers;
let smtpServer: TestSmtpServer;
let smtpProxy: TcpProxy;
let storeFolder: string;
const getSmtpPort = () => Number(new URL(smtpServer.url).port);
beforeAll(async () => {
  smtpServer = await startSmtpServer();
  smtpProxy = await startTcpProxy(getSmtpPort());
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}` };
  setup = await startAppWithBuyers({ role: 'all', env, log });
  storeFolder = path.join(setup.app.varDir, 'reports');
  await fs.mkdir(storeFolder, { recursive: true });
}, 120_000);
afterAll(async () => {
  await setup.close();
  await smtpProxy.close();
  await smtpServer.close();
});

const findJob = (queue: string, orderId: string) =>
  setup.app
    .db('pgboss.job')
    .where({ name: queue })
    .whereRaw(`data->>'orderId' = ?`, [orderId])
    .first('state', 'retry_count');

/** Waits until the job of the order has failed at least once. */
const waitForFailure = (queue: string, orderId: string) =>
  expect.poll(() => findJob(queue, orderId), { timeout: 25_000 }).toMatchObject({ state: 'retry' });

async function waitForNextFailure(queue: string, orderId: string): Promise<void> {
  const { retry_count: countBefore } = await findJob(queue, orderId);
  await skipRetryDelays(setup.app.db);
  // The count grows when the attempt starts.
  await expect
    .poll(() => findJob(queue, orderId), { timeout: 25_000 })
    .toMatchObject({ state: 'retry', retry_count: expect.toSatisfy((count: number) => count > countBefore) });
}

/** Waits until the order is delivered, without the pauses between the attempts of its jobs. */
async function expectDelivered(orderId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await skipRetryDelays(setup.app.db);
        return (await setup.findOrderRow(orderId)).report_status;
      },
      { timeout: 25_000 },
    )
    .toBe('delivered');
  const types = await setup.listEventTypes(orderId);
  for (const type of ['ReportRendered', 'ReportEmailSent'])
    expect(types.filter((name) => name === type)).toHaveLength(1);
}

/** As after an outage of some hours. */
const delayNextAttempt = (queue: string) =>
  setup.app
    .db('pgboss.job')
    .where({ name: queue, state: 'retry' })
    .update({ start_after: setup.app.db.raw(`now() + interval '1 hour'`) });

/** The site promises to recover by itself within 30 seconds of the cure. */
const expectDeliveredByItself = (orderId: string) =>
  expect
    .poll(async () => (await setup.findOrderRow(orderId)).report_status, { timeout: 30_000 })
    .toBe('delivered');

const listReports = async () =>
  (await fs.readdir(storeFolder, { recursive: true })).filter((name) => name.includes('.pdf'));

/** Message-IDs of the e-mails about an order that have the report. */
const listReportEmails = (orderId: string) =>
  smtpServer.received
    .filter(({ text }) => text.includes(orderId) && text.includes('application/pdf'))
    .map(({ messageId }) => messageId);

describe('the report store', { timeout: 120_000 }, () => {
  it('that is full, and then read-only, loses no order: the job is retried, and no partly written file is left', async (test) => {
    test.onTestFinished(openStore);
    const isFull = await mountFullDisk();
    // Only root may mount a small disk, and only others are stopped by the rights of a folder.
    if (!isFull) await fs.chmod(storeFolder, READ_ONLY);
    const { orderId } = await placePaidOrder(setup, 'Full');
    await waitForFailure('produce-report', orderId);
    expect(await listReports()).toEqual([]);
    await expectStoreNotReady();

    if (isFull) await run('mount', ['-o', 'remount,ro', storeFolder]);
    await waitForNextFailure('produce-report', orderId);
    await expectStoreNotReady();

    await openStore();
    await expectDelivered(orderId);
    expect(await listReports()).toHaveLength(1);
    await expect
      .poll(async () => (await supertest(setup.app.url).get('/readyz')).body.checks.store)
      .toMatchObject({ ok: true });
  });

  it('that fails all attempts of a report lets it be produced as soon as it works again', async (test) => {
    test.onTestFinished(openStore);
    const { db } = setup.app;
    const isFull = await mountFullDisk();
    if (!isFull) await fs.chmod(storeFolder, READ_ONLY);
    const { orderId } = await placePaidOrder(setup, 'Failed');
    await waitForFailure('produce-report', orderId);
    await db('pgboss.job')
      .where({ name: 'produce-report', state: 'retry' })
      .update({ retry_limit: db.ref('retry_count'), start_after: db.fn.now() });
    await expect
      .poll(async () => (await setup.findOrderRow(orderId)).report_status, { timeout: 25_000 })
      .toBe('failed');
    await expect.poll(() => isKnownToBeDown('report store')).toBe(true);

    await openStore();
    await expectDeliveredByItself(orderId);
  });
});

const READ_ONLY = 0o555;
const WRITABLE = 0o755;

/** @returns whether the report store is now a full disk */
async function mountFullDisk(): Promise<boolean> {
  const options = ['-t', 'tmpfs', '-o', 'size=64k', 'lagna-faults', storeFolder];
  const isMounted = await run('mount', options).then(
    () => true,
    () => false,
  );
  if (isMounted)
    // 8 KB stay free: enough for a test of writing, and not for a report.
    await run('dd', ['if=/dev/zero', `of=${storeFolder}/filler`, 'bs=4k', 'count=14']);
  return isMounted;
}

/** Makes the report store an ordinary folder again. */
async function openStore(): Promise<void> {
  await run('umount', [storeFolder]).catch(() => undefined);
  await fs.chmod(storeFolder, WRITABLE);
}

const expectStoreNotReady = () =>
  expect
    .poll(async () => (await supertest(setup.app.url).get('/readyz')).body.checks.store)
    .toMatchObject({ ok: false, reason: expect.stringContaining('not writable') });

describe('the mail server', { timeout: 120_000 }, () => {
  it('that is down delays the report e-mail, which is sent once', async () => {
    smtpProxy.switchTo(undefined);
    const { orderId } = await placePaidOrder(setup, 'Down');
    await waitForFailure('send-report-email', orderId);
    smtpProxy.switchTo(getSmtpPort());
    await expectDelivered(orderId);
    expect(listReportEmails(orderId)).toHaveLength(1);
  });

  it('that was down for hours gets the waiting report e-mail as soon as it works again', async () => {
    smtpProxy.switchTo(undefined);
    const { orderId } = await placePaidOrder(setup, 'Hours');
    await waitForFailure('send-report-email', orderId);
    await expect.poll(() => isKnownToBeDown('mail server')).toBe(true);
    await delayNextAttempt('send-report-email');
    smtpProxy.switchTo(getSmtpPort());
    await expectDeliveredByItself(orderId);
    expect(listReportEmails(orderId)).toHaveLength(1);
  });

  it('that defers and then refuses our e-mails delays the report e-mail, which is sent once', async () => {
    smtpServer.setBehaviour(setup.asha.member.email, 'full');
    const { orderId } = await placePaidOrder(setup, 'Deferred');
    await waitForFailure('send-report-email', orderId);
    smtpServer.setBehaviour(setup.asha.member.email, 'blocked');
    await waitForNextFailure('send-report-email', orderId);
    smtpServer.setBehaviour(setup.asha.member.email);
    await expectDelivered(orderId);
    expect(listReportEmails(orderId)).toHaveLength(1);
  });

  it('that breaks the connection after the whole e-mail gets it once more, as the same message', async () => {
    smtpServer.setBehaviour(setup.asha.member.email, 'hangs-up');
    const { orderId } = await placePaidOrder(setup, 'Breaks');
    await waitForFailure('send-report-email', orderId);
    await expectDelivered(orderId);
    smtpServer.setBehaviour(setup.asha.member.email);
    const ids = listReportEmails(orderId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
