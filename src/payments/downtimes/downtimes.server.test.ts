import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import {
  composeForJobs,
  PAID_REPORT_KEY,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { recordDowntime, refreshDowntimes } from './downtimes.ts';
import { formatInstrument } from './instrument-names.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const readQuotedDowntimes = async (): Promise<unknown> =>
  (await setup.asha.get(`/api/payment/quote?reportKey=${PAID_REPORT_KEY}`).expect(200)).body.downtimes;

describe('a downtime', () => {
  it('that a webhook reports is part of the quote until it is resolved', async () => {
    expect(await readQuotedDowntimes()).toBeUndefined();
    const instrument = { bank: 'HDFC' };
    const id = await setup.sandbox.createDowntime({ method: 'upi', severity: 'high', instrument });
    await waitUntil(async () => (await readQuotedDowntimes()) !== undefined);
    expect(await readQuotedDowntimes()).toEqual([
      { method: 'upi', severity: 'high', instrument: 'HDFC Bank' },
    ]);
    await setup.sandbox.updateDowntime(id, { severity: 'medium' });
    await waitUntil(async () => JSON.stringify(await readQuotedDowntimes()).includes('medium'));
    await setup.sandbox.updateDowntime(id, { status: 'resolved' });
    await waitUntil(async () => (await readQuotedDowntimes()) === undefined);
  });

  it('is part of the status of an unpaid order, which the retry page shows', async () => {
    const placed = await setup.placeOrderFor(setup.asha, { personName: 'Unpaid Rao' });
    const begin = Math.floor(setup.app.clock.now().getTime() / 1000) - 60;
    const downtime = { id: 'down_retry', method: 'card', begin, severity: 'high', instrument: {} };
    await recordDowntime(composed.deps, { ...downtime, status: 'started', updated_at: begin });
    const readStatus = async () =>
      (await setup.asha.post('/api/payment/status', { order: placed.orderId }).expect(200)).body;
    expect((await readStatus()).downtimes).toEqual([{ method: 'card', severity: 'high' }]);
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(placed.gatewayOrderId)).expect(200);
    expect(await readStatus()).not.toHaveProperty('downtimes');
    await recordDowntime(composed.deps, {
      ...downtime,
      status: 'resolved',
      end: begin + 1,
      updated_at: begin + 1,
    });
  });

  it('whose webhooks are lost is found and ended by the refresh', async () => {
    await setup.setFaults({ webhooks: 'lost' });
    const id = await setup.sandbox.createDowntime({ method: 'card', instrument: { network: 'VISA' } });
    await refreshDowntimes(composed.deps);
    expect(await readQuotedDowntimes()).toEqual([{ method: 'card', severity: 'high', instrument: 'Visa' }]);
    await setup.sandbox.updateDowntime(id, { status: 'resolved' });
    await refreshDowntimes(composed.deps);
    expect(await readQuotedDowntimes()).toBeUndefined();
  });

  it('that ended is not started again by a late webhook', async () => {
    const downtime = { id: 'down_late', method: 'netbanking', begin: 1, severity: 'low', instrument: {} };
    await recordDowntime(composed.deps, { ...downtime, status: 'resolved', end: 9, updated_at: 9 });
    await recordDowntime(composed.deps, { ...downtime, status: 'started', updated_at: 5 });
    expect(await readQuotedDowntimes()).toBeUndefined();
  });
});

describe('the instrument of a downtime', () => {
  it('is a bank, card network, app or handle in plain words', () => {
    expect(formatInstrument({ issuer: 'SBIN' })).toBe('State Bank of India');
    expect(formatInstrument({ bank: 'XYZB' })).toBe('XYZB');
    expect(formatInstrument({ psp: 'google_pay' })).toBe('Google Pay');
    expect(formatInstrument({ vpa_handle: 'oksbi' })).toBe('@oksbi');
    expect(formatInstrument({ bank: 'ALL' })).toBeUndefined();
    expect(formatInstrument({ bank: '<b>' })).toBeUndefined();
  });
});
