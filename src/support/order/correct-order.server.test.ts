/** Correction and regeneration by support, and the check of their files, with a worker that prints the editions. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInRemembered, registerUser, type TestUser } from '#src/accounts/testing.ts';
import { readStream } from '#src/ledger/read.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

const REASON = ['--reason', 'hospital record sent by the buyer'];

let app: TestApp;
let asha: TestUser;
let id: string;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  await registerUser(app.url, 'asha');
  asha = await logInRemembered(app.url, 'asha');
  const birthDetails = { ...(await buildBirthDetails(app.url)), name: 'Asha Rao' };
  const input = { reportType: 'free-kundli', birthDetails };
  id = (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
  await waitUntilDelivered();
  folder = await mkdtemp(path.join(os.tmpdir(), 'lagna-report-'));
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** The progress stream ends when the report is delivered. */
const waitUntilDelivered = () => asha.get(`/api/orders/${id}/progress`).expect(200);
const getDatabase = () => ({
  url: app.databaseUrl,
  ownerUrl: app.ownerUrl,
  env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', VAR_DIR: app.varDir },
});
const run = (...args: string[]) => runCli(getDatabase(), ...args);
const downloadPdf = async (name: string): Promise<string> => {
  const { body } = await asha.get(`/api/orders/${id}/report.pdf`).expect(200);
  const file = path.join(folder, name);
  await writeFile(file, body as Buffer);
  return file;
};
const findBirth = async () => {
  const { birth_id: birthId } = await app.db('orders').where({ id }).first();
  return app.db('order_birth_details').where({ id: birthId }).first();
};

describe('order correct', () => {
  let firstFile: string;
  beforeAll(async () => {
    firstFile = await downloadPdf('first.pdf');
  });

  it('a dry run shows each changed field and changes nothing', async () => {
    const { code, stdout } = await run('order', 'correct', id, '--time', '02:30', ...REASON, '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toContain('time   14:30 (exact) → 02:30 (exact)');
    expect(stdout).toContain('Would print edition 2');
    expect(stdout).not.toContain('date ');
    expect((await findBirth()).details.time).toBe('14:30');
  });

  it.each([
    [[]],
    [['--date', '31.1.1990']],
    [['--date', '1990-02-30']],
    [['--date', '2126-01-31']],
    [['--time', '25:10']],
    [['--time-kind', 'roughly']],
    [['--place', 'Nowherepur Qzx']],
    [['--utc-offset', 'east']],
  ])('wrong options exit with 2: %j', async (wrongOptions) => {
    const { code, stderr } = await run('order', 'correct', id, ...REASON, '--yes', ...wrongOptions);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/\w/) });
  });

  it('unchanged details exit with 1', async () => {
    const { code, stderr } = await run('order', 'correct', id, '--name', 'Asha Rao', ...REASON, '--yes');
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing has changed');
  });

  it('a text that may mean several places lists them with their ids', async () => {
    const { code, stderr } = await run('order', 'correct', id, '--place', 'Rampur', ...REASON, '--yes');
    expect(code).toBe(2);
    expect(stderr).toMatch(/Rampur may mean several places:\s+--place \S+ +Rampur, /);
  });

  it('support corrects a delivered report when the order number was typed', async () => {
    const args = ['order', 'correct', id, '--time', '02:30', '--place', 'Jaipur, Rajasthan', ...REASON];
    expect(await runCliInTerminal(getDatabase(), { answer: 'yes' }, ...args)).toMatchObject({ code: 1 });
    const { code, stdout } = await runCliInTerminal(getDatabase(), { answer: id }, ...args);
    expect(code).toBe(0);
    expect(stdout).toContain('Birth details corrected by support for edition 2');
    await waitUntilDelivered();
    expect((await findBirth()).details).toMatchObject({ time: '02:30', place: { name: 'Jaipur' } });
    const event = (await readStream(app.db, id)).find(
      ({ type }) => type === 'BirthDetailsCorrectedBySupport',
    );
    expect(event?.meta).toMatchObject({ actor: 'support:asha', cause: REASON[1] });
    expect(JSON.stringify(event)).not.toMatch(/Jaipur|02:30/);
  });

  it('another person is named in the plan, and support may correct a second time', async () => {
    const other = ['--name', 'Vikram Singh', '--date', '1971-03-04'];
    const { stdout } = await run('order', 'correct', id, ...other, ...REASON, '--dry-run');
    expect(stdout).toContain('look like another person');
    const json = await run('order', 'correct', id, '--time-kind', 'unknown', ...REASON, '--yes', '--json');
    expect(JSON.parse(json.stdout)).toContainEqual(
      expect.objectContaining({ type: 'BirthDetailsCorrectedBySupport' }),
    );
    await waitUntilDelivered();
    expect((await findBirth()).details).not.toHaveProperty('time');
  });

  it('report verify names order and edition of current and older files, and exits with 1 for others', async () => {
    const current = await downloadPdf('current.pdf');
    expect(await run('report', 'verify', current)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${id}  free-kundli, edition 3: the current edition.`),
    });
    const { stdout } = await run('report', 'verify', firstFile, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ isOurs: true, orderId: id, edition: 1, state: 'superseded' });
    const foreign = path.join(folder, 'foreign.pdf');
    await writeFile(foreign, '%PDF-1.7 not ours');
    expect(await run('report', 'verify', foreign)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Not a report of ours'),
    });
    expect((await run('report', 'verify', path.join(folder, 'missing.pdf'))).code).toBe(1);
  });
});

describe('order regenerate', () => {
  it('a delivered report is made again as the next edition, and its e-mail says so', async () => {
    const [{ id: birthId }, { edition }] = [await findBirth(), await app.db('orders').where({ id }).first()];
    const plan = await run('order', 'regenerate', id, '--reason', 'empty chart', '--dry-run');
    expect(plan.stdout).toContain(`Would print edition ${edition + 1}`);
    expect((await run('order', 'regenerate', id, '--reason', 'empty chart')).code).toBe(2);
    const { code, stdout } = await run('report', 'remake', id, '--reason', 'empty chart', '--yes');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`Generation of edition ${edition + 1} requested (support).`),
    ]);
    await waitUntilDelivered();
    expect((await findBirth()).id).toBe(birthId);
    const name = `${id}.report.v${edition + 1}@localhost.eml`;
    const email = await readFile(path.join(app.varDir, 'outbox', name), 'utf8');
    expect(email).toContain('new edition is ready');
    expect(email).toContain('We have made your report again');
  });

  it('an unknown order exits with 1', async () => {
    expect((await run('order', 'regenerate', 'LG-2611-NOBODY', ...REASON, '--yes')).code).toBe(1);
  });
});
