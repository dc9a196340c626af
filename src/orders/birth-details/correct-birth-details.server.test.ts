/** The whole house: a wrong hour is put right, and a second edition takes the place of the first. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { verifyLedger } from '#src/ledger/verify.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { OrderView } from '#src/orders/contract.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let wrong: BirthDetails;
let right: BirthDetails;
beforeAll(async () => {
  app = await startApp();
  await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  [asha, ravi] = await Promise.all([logInRemembered(app.url, 'asha'), logInRemembered(app.url, 'ravi')]);
  wrong = await buildBirthDetails(app.url);
  right = { ...wrong, name: 'Asha Rao-Secret', time: '02:30' };
});
afterAll(() => app.close());

const viewOf = async (id: string) =>
  OrderView.parse((await asha.get(`/api/orders/${id}`).expect(200)).body.order);
const correct = (id: string, birthDetails: object, who = asha) =>
  who.post(`/api/orders/${id}/correction`, { birthDetails });

async function made(name: string): Promise<string> {
  const birthDetails = { ...wrong, name };
  const wish = { reportType: 'free-kundli', birthDetails };
  const { order } = (await asha.post('/api/payment/payment-success', wish).expect(200)).body;
  await finished(order as string);
  return order as string;
}

/** The stream of its progress ends when the report is delivered. */
const finished = (id: string) => asha.get(`/api/orders/${id}/progress`).expect(200);

const streamOf = (id: string) => app.db('events').where({ stream: id }).orderBy('version');

describe('a correction within seven days', () => {
  let id: string;
  let first: Buffer;
  beforeAll(async () => {
    id = await made('Asha Rao');
    first = (await asha.get(`/api/orders/${id}/report.pdf`)).body as Buffer;
    app.clock.advance(24 * 6);
  }, 60_000);

  it('is open until the seventh day, and shows the words of the present edition', async () => {
    const { correctableUntil, report } = await viewOf(id);
    expect(report).toBe('delivered');
    const left = Date.parse(correctableUntil!) - app.clock.now().getTime();
    expect(left / 3_600_000).toBeCloseTo(24, 1);
    const { body } = await asha.get(`/api/orders/${id}/birth-details`).expect(200);
    expect(body.birthDetails).toMatchObject({ name: 'Asha Rao', time: '14:30' });
  });

  it('is nobody else’s, changes nothing when nothing differs, and is checked like any birth', async () => {
    await correct(id, right, ravi).expect(404);
    await ravi.get(`/api/orders/${id}/birth-details`).expect(404);
    const same = await correct(id, { ...wrong, name: ' Asha Rao ' }).expect(409);
    expect(same.body).toMatchObject({
      code: 'no-changes',
      message: 'These are the details the report was written from. Nothing differs.',
    });
    await correct(id, { ...right, time: undefined }).expect(422);
    await correct(id, { ...right, date: '2126-01-01' }).expect(422);
  });

  it('makes a second edition of the same order; the first is superseded and still there', async () => {
    const { body } = await correct(id, right).expect(200);
    // a worker that is quick may have begun before the answer was written
    expect(['queued', 'computing', 'rendering']).toContain(body.order.report);
    expect(body.order).toMatchObject({ id, edition: 2, personName: 'Asha Rao-Secret' });
    expect(body.order.earlier).toMatchObject([{ edition: 1 }]);
    await finished(id);
    const view = await viewOf(id);
    expect(view).toMatchObject({ edition: 2, personName: 'Asha Rao-Secret' });
    expect(view.correctableUntil).toBeUndefined();
    const now = await asha.get(`/api/orders/${id}/report.pdf`).expect(200);
    expect(now.headers['content-disposition']).toContain(`Lagna-free-kundli-${id}-edition-2.pdf`);
    const before = await asha.get(`/api/orders/${id}/report.pdf?edition=1`).expect(200);
    expect((before.body as Buffer).equals(first)).toBe(true);
    expect((now.body as Buffer).equals(first)).toBe(false);
    await ravi.get(`/api/orders/${id}/report.pdf?edition=1`).expect(404);
    for (const other of ['0', '3', 'x', '1.5'])
      await asha.get(`/api/orders/${id}/report.pdf?edition=${other}`).expect(404);
  }, 60_000);

  it('is mailed again, saying what it is', async () => {
    const mail = await fs.readFile(path.join(app.varDir, 'outbox', `${id}.report.v2@localhost.eml`), 'utf8');
    expect(mail).toContain('To: asha@example.in');
    expect(mail).toContain('corrected edition is ready');
    expect(mail).toContain(`Lagna-${id}-edition-2.pdf`);
  });

  it('stands in the ledger as ids alone', async () => {
    const events = await streamOf(id);
    const types = events.map(({ type }) => type as string);
    expect(types.slice(types.indexOf('EditionSuperseded'))).toEqual([
      'EditionSuperseded',
      'BirthDetailsCorrected',
      'GenerationRequested',
      'ChartComputed',
      'ReportWritten',
      'ReportRendered',
      'ReportEmailSent',
    ]);
    for (const secret of ['Secret', '02:30', 'Kota', 'asha@example.in'])
      expect(JSON.stringify(events)).not.toContain(secret);
    expect(await verifyLedger(app.db)).toMatchObject({ intact: true });
  });

  it('can be done once', async () => {
    const { body } = await correct(id, { ...right, time: '03:30' }).expect(409);
    expect(body).toMatchObject({ code: 'already-corrected' });
    expect(body.message).toMatch(/corrected already, which can be done once/);
  });
});

describe('two corrections at once', () => {
  it('give one second edition', async () => {
    const id = await made('Twice');
    const answers = await Promise.all(['04:30', '05:30'].map((time) => correct(id, { ...wrong, time })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await viewOf(id)).edition).toBe(2);
    const types = (await streamOf(id)).map(({ type }) => type as string);
    expect(types.filter((type) => type === 'BirthDetailsCorrected')).toHaveLength(1);
    const orphans = await app.db('order_birth_details').whereRaw(`details ->> 'time' in ('04:30', '05:30')`);
    expect(orphans).toHaveLength(1);
  }, 60_000);
});

describe('a correction that cannot be', () => {
  it('is refused before the report is ready', async () => {
    const wish = { reportType: 'free-kundli' };
    const { order } = (await asha.post('/api/payment/payment-success', wish).expect(200)).body;
    const { body } = await correct(order as string, right).expect(409);
    expect(body).toMatchObject({ code: 'not-ready' });
    await asha.get(`/api/orders/${order}/birth-details`).expect(404);
  });

  it('is refused after the seventh day', async () => {
    const id = await made('Late');
    app.clock.advance(24 * 7 + 1);
    const { body } = await correct(id, right).expect(409);
    expect(body).toMatchObject({ code: 'correction-expired' });
    expect(body.message).toContain('within seven days');
    expect((await viewOf(id)).edition).toBe(1);
  }, 60_000);
});
