/** Lost and altered report files, with a worker that restores them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { runCli } from '#src/support/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { skipRetryDelays } from '#src/testing/jobs.ts';
import { composeForJobs, waitUntil } from '#src/testing/app-with-buyers.ts';
import { restoreReportFile } from './restore-report-file.ts';

let app: TestApp;
let asha: TestUser;
let birthDetails: BirthDetails;
let order: string;
let originalPdf: Buffer;
const logLines: string[] = [];
beforeAll(async () => {
  app = await startApp({ log: pino({ level: 'info' }, { write: (line) => void logLines.push(line) }) });
  await registerUser(app.url, 'asha');
  asha = await logInRemembered(app.url, 'asha');
  birthDetails = await buildBirthDetails(app.url);
  const input = { reportType: 'free-kundli', birthDetails };
  order = (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
  await asha.get(`/api/orders/${order}/progress`).expect(200);
  originalPdf = await download(200);
}, 120_000);
afterAll(() => app.close());
// Each test runs in another minute, because a file is restored at most once a minute.
beforeEach(() => app.clock.advanceMinutes(6));

const download = async (status: number, edition = '') =>
  (await asha.get(`/api/orders/${order}/report.pdf${edition}`).expect(status)).body as Buffer;
const waitUntilRestored = (edition = '') =>
  waitUntil(async () => (await asha.get(`/api/orders/${order}/report.pdf${edition}`)).status === 200);
const getFile = (pdf = originalPdf) => {
  const sha256 = hashSha256(pdf);
  return path.join(app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);
};
const listEventTypes = async () =>
  (await app.db('events').where({ stream: order }).orderBy('version')).map(({ type }) => type as string);
const hasLogged = (event: string) => logLines.some((line) => line.includes(`"event":"${event}"`));

const changeOneByte = async (file: string) => {
  const pdf = await fs.readFile(file);
  const middle = Math.floor(pdf.length / 2);
  pdf[middle]! ^= 1;
  await fs.writeFile(file, pdf);
};
const DAMAGES: [string, string, (file: string) => Promise<void>][] = [
  ['deleted', 'report_files.missing', (file) => fs.rm(file)],
  ['altered by one byte', 'report_files.altered', changeOneByte],
  ['truncated', 'report_files.altered', (file) => fs.truncate(file, 1000)],
];

describe.each(DAMAGES)('a stored file that is %s', (damageName, event, damage) => {
  it(`a stored file that is ${damageName} is not returned, and is restored with identical bytes`, async () => {
    logLines.length = 0;
    await damage(getFile());
    const { body, headers } = await asha.get(`/api/orders/${order}/report.pdf`).expect(503);
    expect(body).toMatchObject({ code: 'report-restoring' });
    expect(body.message).toMatch(/making this file for you again/);
    expect(headers['retry-after']).toBe('30');
    await waitUntilRestored();
    expect((await download(200)).equals(originalPdf)).toBe(true);
    expect((await listEventTypes()).at(-1)).toBe('ReportFileRestored');
    expect(hasLogged(event)).toBe(true);
    // The worker logs after its transaction, when the file can be downloaded already.
    await expect.poll(() => hasLogged('report_files.restored')).toBe(true);
  }, 60_000);

  it(`a stored file that is ${damageName} is restored before its e-mail is sent again`, async () => {
    await damage(getFile());
    app.clock.advanceHours(25);
    await asha.post(`/api/orders/${order}/resend`).expect(200);
    // The first attempt fails and requests the restore. The retry is made due, so that the test does not wait for its delay.
    await waitUntil(async () => {
      await skipRetryDelays(app.db);
      return (await listEventTypes()).at(-1) === 'ReportEmailResent';
    });
    expect((await listEventTypes()).at(-2)).toBe('ReportFileRestored');
    expect((await fs.readFile(getFile())).equals(originalPdf)).toBe(true);
  }, 60_000);

  it(`a stored file that is ${damageName} is restored by support at once`, async () => {
    await damage(getFile());
    const { code, stdout } = await runAdmin();
    expect(stdout).toContain('edition 1: the file was lost and is stored again, with the same bytes');
    expect(code).toBe(0);
    expect((await download(200)).equals(originalPdf)).toBe(true);
  }, 60_000);
});

const runAdmin = () =>
  runCli(
    {
      url: app.databaseUrl,
      ownerUrl: app.ownerUrl,
      env: { VAR_DIR: app.varDir, PUBLIC_URL: app.url, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    },
    'order',
    'restore-file',
    order,
    '--reason',
    'test',
  );

describe('order restore-file', () => {
  it('order restore-file does not change an intact file', async () => {
    const typesBefore = await listEventTypes();
    expect((await runAdmin()).stdout).toContain('edition 1: the stored file is intact');
    expect(await listEventTypes()).toEqual(typesBefore);
  });
});

describe('a lost file that is printed differently today', () => {
  it('a lost file that is printed with other bytes gets a new hash, and both files can be verified', async () => {
    const { deps, close } = await composeForJobs({ app }, { PUBLIC_URL: app.url });
    const otherPdf = Buffer.concat([originalPdf, Buffer.from(' ')]);
    const printed = {
      pdf: otherPdf,
      sha256: hashSha256(otherPdf),
      pages: 9,
      destinations: {},
      printCount: 1,
    };
    await fs.rm(getFile());
    const depsWithOtherChromium = {
      ...deps,
      print: () => Promise.resolve(printed),
      getRendererVersion: () => Promise.resolve('Chromium 999'),
    };
    expect(await restoreReportFile(depsWithOtherChromium, { orderId: order, edition: 1 })).toBe('reprinted');
    await close();
    expect((await listEventTypes()).at(-1)).toBe('ReportReprinted');
    expect((await download(200)).equals(otherPdf)).toBe(true);
    for (const pdf of [otherPdf, originalPdf]) {
      const { body } = await supertest(app.url)
        .get(`/api/verify/${hashSha256(pdf)}`)
        .expect(200);
      expect(body).toMatchObject({ matchedBy: 'file', edition: 1 });
      expect(body).not.toHaveProperty('superseded');
    }
  }, 60_000);

  it('a file that was printed with other bytes is printed with the original bytes when it is lost again', async () => {
    const otherPdf = await download(200);
    await fs.rm(getFile(otherPdf));
    await download(503);
    await waitUntilRestored();
    expect((await listEventTypes()).at(-1)).toBe('ReportReprinted');
    expect((await download(200)).equals(originalPdf)).toBe(true);
  }, 60_000);
});

describe('a superseded edition', () => {
  it('a superseded edition is restored as it was printed, and stays superseded', async () => {
    const correction = { birthDetails: { ...birthDetails, time: '02:30' } };
    await asha.post(`/api/orders/${order}/correction`, correction).expect(200);
    await asha.get(`/api/orders/${order}/progress`).expect(200);
    await fs.rm(getFile());
    await download(503, '?edition=1');
    await waitUntilRestored('?edition=1');
    expect((await download(200, '?edition=1')).equals(originalPdf)).toBe(true);
    const { body } = await supertest(app.url)
      .get(`/api/verify/${hashSha256(originalPdf)}`)
      .expect(200);
    expect(body.superseded).toBeDefined();
    expect((await runAdmin()).stdout).toContain('edition 2: the stored file is intact');
  }, 60_000);
});

describe('the check before a download', () => {
  it('GET report-file answers 200 for an intact file and 503 for a lost one', async () => {
    await asha.get(`/api/orders/${order}/report-file?edition=1`).expect(200);
    await fs.rm(getFile());
    const { body } = await asha.get(`/api/orders/${order}/report-file?edition=1`).expect(503);
    expect(body).toMatchObject({ code: 'report-restoring' });
    await waitUntilRestored('?edition=1');
  }, 60_000);
});

describe('an account that is deleted while its file is printed', () => {
  it('an account that is deleted while its file is printed leaves no file in the store', async () => {
    const { deps, close } = await composeForJobs({ app }, { PUBLIC_URL: app.url });
    const input = { reportType: 'free-kundli', birthDetails: { ...birthDetails, name: 'Erased' } };
    const { body } = await asha.post('/api/payment/payment-success', input).expect(200);
    const orderId = body.order as string;
    await asha.get(`/api/orders/${orderId}/progress`).expect(200);
    const pdf = (await asha.get(`/api/orders/${orderId}/report.pdf`).expect(200)).body as Buffer;
    await fs.rm(getFile(pdf));
    const { birth_id: id } = await app.db('orders').where({ id: orderId }).first();
    const print = async () => {
      await app.db('order_birth_details').where({ id }).delete();
      return { pdf, sha256: hashSha256(pdf), pages: 1, destinations: {}, printCount: 1 };
    };
    const erasingDeps = { ...deps, print, getRendererVersion: () => Promise.resolve('Chromium') };
    await expect(restoreReportFile(erasingDeps, { orderId, edition: 1 })).rejects.toThrow('were erased');
    await expect(fs.access(getFile(pdf))).rejects.toThrow('ENOENT');
    await close();
  }, 60_000);
});

it('restored files leave an intact ledger, and a rebuild gives the same order', async () => {
  const rowBefore = await app.db('orders').where({ id: order }).first();
  await rebuildOrders(app.db);
  expect(await app.db('orders').where({ id: order }).first()).toEqual(rowBefore);
  expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
});
