/** A birth name that would come out as empty boxes is refused wherever one is given, before anything is paid. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRequestBodies } from '#src/security-tests/request-bodies.ts';
import { startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
let person: string;
beforeAll(async () => {
  shop = await startShop();
  person = (await shop.asha.post('/api/people', { birth: shop.birthDetails }).expect(201)).body.person.id;
});
afterAll(() => shop.close());

const CALLS = [
  'PUT /api/profile',
  'POST /api/people',
  'PUT /api/people/:id',
  'POST /api/birth/resolve',
  'POST /api/payment/create-order',
  'POST /api/payment/payment-success',
];

/** without paying only a free report is made */
const FREE: Record<string, object> = { 'POST /api/payment/payment-success': { reportKey: 'free-kundli' } };

function give(call: string, name: string) {
  const birth = { ...shop.birthDetails, name };
  const body = { ...buildRequestBodies({ birth, orderId: '', gatewayOrderId: '' })[call], ...FREE[call] };
  const [method, path] = call.split(' ') as [string, string];
  return shop.asha[method.toLowerCase() as 'post' | 'put'](path.replace(':id', person), body);
}

describe('a birth name', () => {
  it.each(CALLS)('that cannot be printed is refused by %s, with the letter', async (call) => {
    const before = await shop.countEvents();
    const { body } = await give(call, 'Asha 张').expect(422);
    const message = 'We cannot print “张” yet. Please write the name in English letters.';
    expect(body).toMatchObject({ message, issues: [{ path: 'birthDetails.name', message }] });
    await give(call, '\u2067Asha').expect(422);
    expect(await shop.countEvents()).toBe(before);
  });

  it.each(['ஆஷா ராவ்', 'আশা রাও', 'ਆਸ਼ਾ ਰਾਓ', 'محمد اقبال', 'José'])(
    'in letters of ours is kept: %s',
    async (name) => {
      for (const written of [name, name.normalize('NFD')]) {
        const { body } = await give('POST /api/people', written).expect(201);
        expect(body.person.birth.name).toBe(name.normalize('NFC'));
        await shop.asha.delete(`/api/people/${body.person.id}`).expect(200);
      }
    },
  );
});
