/** The clock of the server is set back or forward during a purchase, as by a wrong time server. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { verifyProjections } from '#src/payments/all-projections.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all', log: pino({ level: 'silent' }) });
}, 60_000);
afterAll(() => setup.close());

it.each([
  ['back', 'forward', -1],
  ['forward', 'back', 1],
])(
  'a purchase completes once when the clock goes an hour %s before the payment and %s after it',
  async (first, _second, hours) => {
    const { app, asha } = setup;
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(asha, { personName: `Clock ${first}` });
    app.clock.advanceHours(hours);
    const proof = await setup.payAtGateway(gatewayOrderId);
    await setup.verifyPayment(asha, proof).expect(200);
    app.clock.advanceHours(-hours);
    await setup.verifyPayment(asha, proof).expect(200);
    await setup.waitForEvent(orderId, 'ReportEmailSent');
    const types = await setup.listEventTypes(orderId);
    for (const type of [/^PaymentCaptured/, /^GenerationRequested$/, /^ReportRendered$/, /^ReportEmailSent$/])
      expect(types.filter((name) => type.test(name))).toHaveLength(1);
    await asha.get('/api/orders').expect(200);
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
    expect(await verifyProjections(app.db)).toMatchObject({ differences: [] });
  },
);
