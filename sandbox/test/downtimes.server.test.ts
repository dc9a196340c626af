import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const createDowntime = async (body: Record<string, unknown>) =>
  (await sandbox.admin('/downtimes', body).expect(200)).body;
const updateDowntime = (id: string, body: object) => sandbox.root.patch(`/admin/downtimes/${id}`).send(body);
async function deliverEvents() {
  await sandbox.deliverDueWebhooks();
  return sandbox.receiver.takeReceived().map(({ body }) => body);
}

describe('a downtime', () => {
  it('is started, updated and resolved, each with its webhook', async () => {
    const downtime = await createDowntime({ method: 'netbanking', instrument: { bank: 'HDFC' } });
    expect(downtime).toEqual({
      id: expect.stringMatching(/^down_[A-Za-z0-9]{14}$/),
      entity: 'payment.downtime',
      method: 'netbanking',
      begin: downtime.created_at,
      end: null,
      status: 'started',
      scheduled: false,
      severity: 'high',
      instrument: { bank: 'HDFC' },
      created_at: downtime.created_at,
      updated_at: downtime.created_at,
    });
    await updateDowntime(downtime.id, { severity: 'low' }).expect(200);
    await sandbox.advanceHours(1);
    const resolved = (await updateDowntime(downtime.id, { status: 'resolved' }).expect(200)).body;
    expect(resolved).toMatchObject({ status: 'resolved', severity: 'low', end: downtime.begin + 3600 });
    const events = await deliverEvents();
    expect(events.map(({ event }) => event)).toEqual([
      'payment.downtime.started',
      'payment.downtime.updated',
      'payment.downtime.resolved',
    ]);
    expect(events[0]).toMatchObject({
      contains: ['payment.downtime'],
      payload: { 'payment.downtime': { entity: { ...downtime, instrument_schema: ['bank'] } } },
    });
    await updateDowntime(downtime.id, { status: 'started' }).expect(400);
  });

  it('is returned by GET /payments/downtimes and by its id', async () => {
    const downtime = await createDowntime({ method: 'upi', severity: 'medium' });
    expect((await sandbox.api.get('/payments/downtimes').expect(200)).body.items[0]).toEqual(downtime);
    expect((await sandbox.api.get(`/payments/downtimes/${downtime.id}`).expect(200)).body).toEqual(downtime);
    await sandbox.api.get('/payments/downtimes/down_doesNotExist0').expect(400);
  });

  it('that is announced begins when it is started', async () => {
    await deliverEvents();
    const begin = Math.floor(sandbox.clock.now().getTime() / 1000) + 30 * 86_400;
    const downtime = await createDowntime({
      method: 'card',
      instrument: { network: 'VISA' },
      begin,
      end: begin + 3600,
    });
    expect(downtime).toMatchObject({ status: 'scheduled', scheduled: true, begin, end: begin + 3600 });
    expect(await deliverEvents()).toEqual([]);
    await updateDowntime(downtime.id, { status: 'started' }).expect(200);
    expect(await deliverEvents()).toMatchObject([{ event: 'payment.downtime.started' }]);
    await updateDowntime(downtime.id, { status: 'cancelled' }).expect(200);
    expect(await deliverEvents()).toEqual([]);
  });

  it.each([
    {},
    { method: 'barter' },
    { method: 'upi', severity: 'fatal' },
    { method: 'upi', weather: 'bad' },
  ])('is rejected with %j', async (body) => {
    await sandbox.admin('/downtimes', body).expect(400);
  });
});
