/** Correction of birth details, with a worker that produces the second edition. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { OrderView } from '#src/orders/contract.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let originalDetails: BirthDetails;
let correctedDetails: BirthDetails;
beforeAll(async () => {
  app = await startApp();
  await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  [asha, ravi] = await Promise.all([logInRemembered(app.url, 'asha'), logInRemembered(app.url, 'ravi')]);
  originalDetails = await buildBirthDetails(app.url);
  correctedDetails = { ...originalDetails, name: 'Asha Rao-Secret', time: '02:30' };
});
afterAll(() => app.close());

const fetchOrder = async (id: string) =>
  OrderView.parse((await asha.get(`/api/orders/${id}`).expect(200)).body.order);
const requestCorrection = (id: string, birthDetails: object, user = asha) =>
  user.post(`/api/orders/${id}/correction`, { birthDetails });

async function orderReportAndWait(name: string, user = asha): Promise<string> {
  const birthDetails = { ...originalDetails, name };
  const input = { reportType: 'free-kundli', birthDetails };
  const { order } = (await user.post('/api/payment/payment-success', input).expect(200)).body;
  await waitUntilDelivered(order as string, user);
  return order as string;
}

/** The progress stream ends when the report is delivered. */
const waitUntilDelivered = (id: string, user = asha) => user.get(`/api/orders/${id}/progress`).expect(200);

const listEvents = (id: string) => app.db('events').where({ stream: id }).orderBy('version');

describe('correction within seven days', () => {
  let id: string;
  let firstPdf: Buffer;
  beforeAll(async () => {
    id = await orderReportAndWait('Asha Rao');
    firstPdf = (await asha.get(`/api/orders/${id}/report.pdf`)).body as Buffer;
    app.clock.advanceHours(24 * 6);
  }, 60_000);

  it('a delivered order can be corrected for seven days and returns its birth details', async () => {
    const { correctableUntil, reportStatus } = await fetchOrder(id);
    expect(reportStatus).toBe('delivered');
    const remainingMs = Date.parse(correctableUntil!) - app.clock.now().getTime();
    expect(remainingMs / 3_600_000).toBeCloseTo(24, 1);
    const { body } = await asha.get(`/api/orders/${id}/birth-details`).expect(200);
    expect(body.birthDetails).toMatchObject({ name: 'Asha Rao', time: '14:30' });
  });

  it('a correction by another member, without changes or with invalid details is rejected', async () => {
    await requestCorrection(id, correctedDetails, ravi).expect(404);
    await ravi.get(`/api/orders/${id}/birth-details`).expect(404);
    const unchangedResponse = await requestCorrection(id, { ...originalDetails, name: ' Asha Rao ' }).expect(
      409,
    );
    expect(unchangedResponse.body).toMatchObject({
      code: 'no-changes',
      message: 'These are the details the report was written from. Nothing has changed.',
    });
    await requestCorrection(id, { ...correctedDetails, time: undefined }).expect(422);
    await requestCorrection(id, { ...correctedDetails, date: '2126-01-01' }).expect(422);
  });

  it('a correction to another person gets 409 and changes nothing', async () => {
    const otherPerson = { ...originalDetails, name: 'Ravi Menon', date: '1971-11-30' };
    const { body } = await requestCorrection(id, otherPerson).expect(409);
    expect(body).toMatchObject({ code: 'other-person' });
    expect(body.message).toMatch(/look like another person’s.*write to us on the Contact page/);
    expect((await fetchOrder(id)).edition).toBe(1);
    expect(await app.db('order_birth_details').whereRaw(`details ->> 'name' = 'Ravi Menon'`)).toEqual([]);
  });

  it('a correction produces a second edition, and the first can still be downloaded', async () => {
    const { body } = await requestCorrection(id, correctedDetails).expect(200);
    // The worker may have started before the response was written.
    expect(['queued', 'computing', 'rendering']).toContain(body.order.reportStatus);
    expect(body.order).toMatchObject({ id, edition: 2, personName: 'Asha Rao-Secret' });
    expect(body.order.supersededEditions).toMatchObject([{ edition: 1 }]);
    await waitUntilDelivered(id);
    const view = await fetchOrder(id);
    expect(view).toMatchObject({ edition: 2, personName: 'Asha Rao-Secret' });
    expect(view.correctableUntil).toBeUndefined();
    const currentResponse = await asha.get(`/api/orders/${id}/report.pdf`).expect(200);
    expect(currentResponse.headers['content-disposition']).toContain(`Lagna-free-kundli-${id}-edition-2.pdf`);
    const supersededResponse = await asha.get(`/api/orders/${id}/report.pdf?edition=1`).expect(200);
    expect((supersededResponse.body as Buffer).equals(firstPdf)).toBe(true);
    expect((currentResponse.body as Buffer).equals(firstPdf)).toBe(false);
    await ravi.get(`/api/orders/${id}/report.pdf?edition=1`).expect(404);
    for (const invalidEdition of ['0', '3', 'x', '1.5'])
      await asha.get(`/api/orders/${id}/report.pdf?edition=${invalidEdition}`).expect(404);
  }, 60_000);

  it('the second edition is sent as a corrected edition', async () => {
    const email = await fs.readFile(path.join(app.varDir, 'outbox', `${id}.report.v2@localhost.eml`), 'utf8');
    expect(email).toContain('To: asha@example.in');
    expect(email).toContain('corrected edition is ready');
    expect(email).toContain(`Lagna-${id}-edition-2.pdf`);
  });

  it('the ledger contains only ids of the correction', async () => {
    const events = await listEvents(id);
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
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
  });

  it('a second correction gets 409', async () => {
    const { body } = await requestCorrection(id, { ...correctedDetails, time: '03:30' }).expect(409);
    expect(body).toMatchObject({ code: 'already-corrected' });
    expect(body.message).toMatch(/corrected already, which can be done once/);
  });
});

describe('corrected details from now on', () => {
  const fetchSavedTimes = async () => {
    const { birth } = (await ravi.get('/api/profile').expect(200)).body;
    const { people } = (await ravi.get('/api/people').expect(200)).body;
    return [birth, ...people.map((person: { birth: BirthDetails }) => person.birth)].map(({ time }) => time);
  };
  beforeAll(async () => {
    const other = { ...originalDetails, name: 'Other Rao' };
    await ravi.put('/api/profile', { birth: originalDetails }).expect(200);
    await ravi.post('/api/people', { birth: originalDetails }).expect(201);
    await ravi.post('/api/people', { birth: other }).expect(201);
  });

  it('a correction without the choice leaves profile and saved people unchanged', async () => {
    const id = await orderReportAndWait(originalDetails.name, ravi);
    const { body } = await ravi.get(`/api/orders/${id}/birth-details`).expect(200);
    expect(body.savedIn).toBe('profile');
    await requestCorrection(id, { ...originalDetails, time: '06:30' }, ravi).expect(200);
    expect(await fetchSavedTimes()).toEqual(['14:30', '14:30', '14:30']);
  }, 60_000);

  it('a correction with the choice changes profile, the same saved person and the next order', async () => {
    const id = await orderReportAndWait(originalDetails.name, ravi);
    const birthDetails = { ...originalDetails, time: '07:30' };
    await ravi.post(`/api/orders/${id}/correction`, { birthDetails, useFromNow: true }).expect(200);
    expect(await fetchSavedTimes()).toEqual(['07:30', '07:30', '14:30']);
    const input = { reportType: 'free-kundli' };
    const { order } = (await ravi.post('/api/payment/payment-success', input).expect(200)).body;
    const next = (await ravi.get(`/api/orders/${order}/birth-details`).expect(200)).body;
    expect(next.birthDetails.time).toBe('07:30');
  }, 60_000);

  it('a rejected correction changes nothing, and an unsaved birth is not offered', async () => {
    const id = await orderReportAndWait('Unsaved Person', ravi);
    expect((await ravi.get(`/api/orders/${id}/birth-details`).expect(200)).body).not.toHaveProperty(
      'savedIn',
    );
    const birthDetails = { ...originalDetails, name: 'Unsaved Person' };
    await ravi.post(`/api/orders/${id}/correction`, { birthDetails, useFromNow: true }).expect(409);
    expect(await fetchSavedTimes()).toEqual(['07:30', '07:30', '14:30']);
  }, 60_000);
});

describe('concurrent corrections', () => {
  it('of two concurrent corrections one is accepted', async () => {
    const id = await orderReportAndWait('Twice');
    const responses = await Promise.all(
      ['04:30', '05:30'].map((time) => requestCorrection(id, { ...originalDetails, name: 'Twice', time })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await fetchOrder(id)).edition).toBe(2);
    const types = (await listEvents(id)).map(({ type }) => type as string);
    expect(types.filter((type) => type === 'BirthDetailsCorrected')).toHaveLength(1);
    const storedRows = await app
      .db('order_birth_details')
      .whereRaw(`details ->> 'time' in ('04:30', '05:30')`);
    expect(storedRows).toHaveLength(1);
  }, 60_000);
});

describe('correction that is not possible', () => {
  it('a correction before the report is ready gets 409', async () => {
    const input = { reportType: 'free-kundli' };
    const { order } = (await asha.post('/api/payment/payment-success', input).expect(200)).body;
    const { body } = await requestCorrection(order as string, correctedDetails).expect(409);
    expect(body).toMatchObject({ code: 'not-ready' });
    await asha.get(`/api/orders/${order}/birth-details`).expect(404);
  });

  it('a correction after seven days gets 409', async () => {
    const id = await orderReportAndWait('Late');
    app.clock.advanceHours(24 * 7 + 1);
    const { body } = await requestCorrection(id, correctedDetails).expect(409);
    expect(body).toMatchObject({ code: 'correction-expired' });
    expect(body.message).toContain('within seven days');
    expect((await fetchOrder(id)).edition).toBe(1);
  }, 60_000);
});
