/** The clock of the server is set back or forward during a purchase, as by a wrong time server. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { verifyProjections } from '#src/payments/verify-projections.ts';
import { startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ role: 'all', log: pino({ level: 'silent' }) });
}, 60_000);
afterAll(() => shop.close());

it.each([
  ['back', 'forward', -1],
  ['forward', 'back', 1],
])(
  'a purchase completes once when the clock goes an hour %s before the payment and %s after it',
  async (first, _second, hours) => {
    const { app, asha } = shop;
    const { orderId, gatewayOrderId } = await shop.placeOrderFor(asha, { personName: `Clock ${first}` });
    app.clock.advanceHours(hours);
    const proof = await shop.payAtGateway(gatewayOrderId);
    await shop.verifyPayment(asha, proof).expect(200);
    app.clock.advanceHours(-hours);
    await shop.verifyPayment(asha, proof).expect(200);
    await shop.waitForEvent(orderId, 'ReportEmailSent');
    const types = await shop.listEventTypes(orderId);
    for (const type of [/^PaymentCaptured/, /^GenerationRequested$/, /^ReportRendered$/, /^ReportEmailSent$/])
      expect(types.filter((name) => type.test(name))).toHaveLength(1);
    await asha.get('/api/orders').expect(200);
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
    expect(await verifyProjections(app.db)).toMatchObject({ differences: [] });
  },
);
