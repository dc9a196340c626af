import { rename } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerUser, TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  app = await startApp();
  asha = await registerUser(app.url, 'asha', { phone: '98290 12345', placeOfBirth: 'Kota' });
  const birth = await buildBirthDetails(app.url);
  await asha.post('/api/people', { birth: { ...birth, name: 'Meera Rao' } }).expect(201);
  const groom = { ...birth, name: 'Ravi Menon', date: '1990-02-16' };
  await asha.post('/api/kept-matches', { groom, bride: birth, consent: true }).expect(201);
  await asha.post('/api/newsletter/subscribe', { email: TEST_USERS.asha.email }).expect(201);
  await app.db('members').update({ verified_email: TEST_USERS.asha.email });
  await asha
    .post('/api/payment/payment-success', { reportType: 'free-kundli', birthDetails: birth })
    .expect(200);
  await vi.waitFor(
    async () => expect((await app.db('orders').first('report_status')).report_status).toBe('delivered'),
    { timeout: 60_000 },
  );
}, 90_000);
afterAll(() => app.close());

const { password } = TEST_USERS.asha;
const requestExport = () =>
  asha
    .get('/api/account/export')
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);

describe('the data export', () => {
  it('is a zip file for download that is not cached', async () => {
    const { headers, body } = await requestExport();
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Lagna-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers['cache-control']).toContain('no-store');
    expect((body as Buffer).subarray(0, 2).toString()).toBe('PK');
  });

  it('contains all data and every PDF', async () => {
    const files = unzipSync((await requestExport()).body as Buffer);
    const readJson = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`]!));
    expect(readJson('account')).toMatchObject({
      name: 'Asha Rao',
      phone: '98290 12345',
      place_of_birth: 'Kota',
    });
    expect(readJson('matches')).toMatchObject([{ groom: { name: 'Ravi Menon' } }]);
    expect(readJson('people')).toMatchObject([{ birth: { name: 'Meera Rao' } }]);
    expect(readJson('newsletter')).toMatchObject([
      { email: TEST_USERS.asha.email, state: 'pending', deliveries: [] },
    ]);
    expect(readJson('sessions')).toHaveLength(1);
    const orderFile = Object.keys(files)
      .find((name) => name.startsWith('orders/LG-'))!
      .replace('.json', '');
    expect(readJson(orderFile)).toMatchObject({
      birthDetails: [{ details: { name: 'Asha Rao', date: '1996-06-04' } }],
      events: expect.arrayContaining([expect.objectContaining({ type: 'ReportRendered' })]),
    });
    const pdf = Object.entries(files).find(([name]) => /^reports\/Lagna-free-kundli-LG-.*\.pdf$/.test(name))!;
    expect(strFromU8(pdf[1].subarray(0, 5))).toBe('%PDF-');
  });

  it('contains messages from the address only when the address is verified', async () => {
    const message = {
      name: 'Asha',
      email: TEST_USERS.asha.email,
      phone: '9829012345',
      subject: 'other',
      message: 'Om',
    };
    await supertest(app.url).post('/api/auth/send-contact').send(message).expect(201);
    const readJson = async () => {
      const files = unzipSync((await requestExport()).body as Buffer);
      return ['messages', 'newsletter'].map(
        (name) => JSON.parse(strFromU8(files[`${name}.json`]!)) as unknown[],
      );
    };
    expect((await readJson()).map((list) => list.length)).toEqual([1, 1]);
    await app.db('members').update({ verified_email: null });
    expect(await readJson()).toEqual([[], []]);
    await app.db('members').update({ verified_email: TEST_USERS.asha.email });
  });

  it('of a free order contains no webhooks, although some webhooks name no order', async () => {
    const [order] = await app.db('orders').select('id', 'gateway_order_id');
    expect(order.gateway_order_id).toBeNull();
    await app.db('webhook_inbox').insert({
      event_id: 'evt_of_another_buyer',
      signature: 'not needed here',
      body: Buffer.from('{"event":"payment.captured","payload":{}}'),
      received_at: app.clock.now(),
      type: 'payment.captured',
      gateway_payment_id: 'pay_of_another_buyer',
      handled_at: app.clock.now(),
    });
    const files = unzipSync((await requestExport()).body as Buffer);
    expect(JSON.parse(strFromU8(files[`orders/${order.id}.json`]!))).toMatchObject({ webhooks: [] });
  });

  it('contains a webhook that names only a payment of the order', async () => {
    const { id } = await app.db('orders').first('id');
    const payment = { gateway_payment_id: 'pay_of_asha', order_id: id, is_duplicate: false };
    await app
      .db('order_payments')
      .insert({ ...payment, amount_paise: 100, refunded_paise: 0, captured_at: app.clock.now() });
    await app.db('webhook_inbox').insert({
      event_id: 'evt_of_the_payment',
      signature: 'not needed here',
      body: Buffer.from('{"event":"refund.processed"}'),
      received_at: app.clock.now(),
      type: 'refund.processed',
      gateway_payment_id: 'pay_of_asha',
      handled_at: app.clock.now(),
    });
    const files = unzipSync((await requestExport()).body as Buffer);
    await app.db('order_payments').where({ gateway_payment_id: 'pay_of_asha' }).delete();
    expect(JSON.parse(strFromU8(files[`orders/${id}.json`]!))).toMatchObject({
      webhooks: [{ type: 'refund.processed', body: '{"event":"refund.processed"}' }],
    });
  });

  it('has a note in place of a PDF that is not in the store', async () => {
    const rendered = await app.db('events').where({ type: 'ReportRendered' }).first('data');
    const { sha256 } = rendered.data as { sha256: string };
    const file = path.join(app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);
    await rename(file, `${file}.moved`);
    const files = unzipSync((await requestExport()).body as Buffer);
    await rename(`${file}.moved`, file);
    const [name, note] = Object.entries(files).find(([file]) => file.startsWith('reports/'))!;
    expect(name).toMatch(/^reports\/Lagna-free-kundli-LG-.*-edition-1\.missing\.txt$/);
    expect(strFromU8(note)).toContain('we make it again');
  });

  it('contains no password hash and no session secret', async () => {
    const files = unzipSync((await requestExport()).body as Buffer);
    const text = Object.entries(files).map(([name, bytes]) =>
      name.endsWith('.pdf') ? '' : strFromU8(bytes),
    );
    expect(text.join('\n')).not.toMatch(/argon2|password_hash|token_hash|id_hash|unsubscribe_token/);
  });

  it('requires a login, and the password again after ten minutes', async () => {
    await supertest(app.url).get('/api/account/export').expect(401);
    app.clock.advanceMinutes(11);
    const lateResponse = await asha.get('/api/account/export').expect(403);
    expect(lateResponse.body).toMatchObject({
      code: 'reauthentication-required',
      issues: [{ path: 'password' }],
    });
    const wrongPasswordResponse = await asha
      .post('/api/account/confirm', { password: 'a guess' })
      .expect(403);
    expect(wrongPasswordResponse.body).toMatchObject({
      code: 'wrong-password',
      issues: [{ path: 'password' }],
    });
    await asha.get('/api/account/export').expect(403);
    await asha.post('/api/account/confirm', { password }).expect(200);
    await requestExport();
  });

  it('requires reauthentication in the same session', async () => {
    app.clock.advanceMinutes(11);
    const otherSession = await logInRemembered(app.url, 'asha');
    await otherSession.get('/api/account/export').expect(200);
    await asha.get('/api/account/export').expect(403);
  });

  it('has an availability check that fails like the export and does not count against the limit', async () => {
    const checkAvailability = () => asha.get('/api/account/export/availability');
    app.clock.advanceMinutes(11);
    await supertest(app.url).get('/api/account/export/availability').expect(401);
    expect((await checkAvailability().expect(403)).body.code).toBe('reauthentication-required');
    await asha.post('/api/account/confirm', { password }).expect(200);
    await requestExport();
    const counts = app.db('rate_limits').where('key', 'like', 'export:account:%');
    const countsBefore = await counts.clone();
    expect((await checkAvailability().expect(200)).body).toEqual({ success: true });
    expect(await counts.clone()).toEqual(countsBefore);
    await counts.clone().update({ points: 20 });
    const limitedResponse = await checkAvailability().expect(429);
    expect(limitedResponse.headers['retry-after']).toMatch(/^\d+$/);
    expect(limitedResponse.body).toEqual((await asha.get('/api/account/export').expect(429)).body);
  });
});
