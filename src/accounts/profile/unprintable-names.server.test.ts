/** Names that the report fonts cannot print are rejected by every route, before a payment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRequestBodies } from '#src/security-tests/request-bodies.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let personId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  personId = (await setup.asha.post('/api/people', { birth: setup.birthDetails }).expect(201)).body.person.id;
});
afterAll(() => setup.close());

const ROUTES = [
  'PUT /api/profile',
  'POST /api/people',
  'PUT /api/people/:id',
  'POST /api/birth/resolve',
  'POST /api/payment/create-order',
  'POST /api/payment/payment-success',
];

/** without a payment only a free report can be ordered */
const FREE_REPORT_FIELDS: Record<string, object> = {
  'POST /api/payment/payment-success': { reportKey: 'free-kundli' },
};

function send(route: string, name: string) {
  const birth = { ...setup.birthDetails, name };
  const body = {
    ...buildRequestBodies({ birth, orderId: '', gatewayOrderId: '' })[route],
    ...FREE_REPORT_FIELDS[route],
  };
  const [method, path] = route.split(' ') as [string, string];
  return setup.asha[method.toLowerCase() as 'post' | 'put'](path.replace(':id', personId), body);
}

describe('a birth name', () => {
  it.each(ROUTES)('with an unprintable letter is rejected by %s, naming the letter', async (route) => {
    const countBefore = await setup.countEvents();
    const { body } = await send(route, 'Asha 张').expect(422);
    const message = 'We cannot print “张”. Please write the name in Latin letters (A–Z).';
    expect(body).toMatchObject({ message, issues: [{ path: 'birthDetails.name', message }] });
    await send(route, '\u2067Asha').expect(422);
    expect(await setup.countEvents()).toBe(countBefore);
  });

  it.each(['ஆஷா ராவ்', 'আশা রাও', 'ਆਸ਼ਾ ਰਾਓ', 'محمد اقبال', 'José'])(
    'in a supported script is stored: %s',
    async (name) => {
      for (const spelling of [name, name.normalize('NFD')]) {
        const { body } = await send('POST /api/people', spelling).expect(201);
        expect(body.person.birth.name).toBe(name.normalize('NFC'));
        await setup.asha.delete(`/api/people/${body.person.id}`).expect(200);
      }
    },
  );
});
