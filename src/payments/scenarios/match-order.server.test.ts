/** An order of a report on two people: both births, the consent, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startShop, type Shop } from '#src/testing/test-shop.ts';

const PRICE_RUPEES = 1499;

let shop: Shop;
let partner: { birthDetails: BirthDetails; role: string; consent: boolean };
beforeAll(async () => {
  shop = await startShop();
  await addMatchReport();
  partner = {
    birthDetails: { ...shop.birthDetails, name: 'Ravi Menon-Secret', date: '1994-02-17', time: '06:10' },
    role: 'groom',
    consent: true,
  };
});
afterAll(() => shop.close());

const addMatchReport = () =>
  shop.app
    .db('reports')
    .insert({
      key: 'match-report',
      position: 20,
      name: 'Match Report',
      description: '',
      category: 'paid',
      price_paise: PRICE_RUPEES * 100,
      chapters: '[]',
      features: '[]',
      available: true,
    })
    .onConflict('key')
    .merge();

const requestOrder = (change: object = {}) =>
  shop.asha.post('/api/payment/create-order', {
    amount: PRICE_RUPEES,
    reportKey: 'match-report',
    birthDetails: shop.birthDetails,
    partner,
    ...change,
  });

const findBirthRow = async (orderId: string) => {
  const { birth_id: id } = await shop.findOrderRow(orderId);
  return shop.app.db('order_birth_details').where({ id }).first();
};

describe('an order for two people', () => {
  let orderId: string;
  beforeAll(async () => {
    orderId = (await requestOrder().expect(200)).body.order as string;
  });

  it('keeps both births in one row, and a repeated request returns the same order', async () => {
    const row = await findBirthRow(orderId);
    expect(row.details.name).toBe('Asha Rao');
    expect(row.partner).toEqual({ birthDetails: partner.birthDetails, role: 'groom' });
    expect((await requestOrder().expect(200)).body.order).toBe(orderId);
    const other = { ...partner, birthDetails: { ...partner.birthDetails, time: '06:40' } };
    expect((await requestOrder({ partner: other }).expect(200)).body.order).not.toBe(orderId);
  });

  it('records the consent with time and version of its text, and no personal data', async () => {
    const events = await shop.app.db('events').where({ stream: orderId }).orderBy('version');
    const frozen = events.find(({ type }) => type === 'BirthDetailsFrozen');
    expect(frozen.data.partnerConsent).toEqual({
      textVersion: expect.stringMatching(/^\d{4}-\d{2}$/),
      at: frozen.data.at,
    });
    for (const secret of ['Secret', '06:10', '1994-02-17'])
      expect(JSON.stringify(events)).not.toContain(secret);
  });

  it('names both people to the buyer', async () => {
    const { body } = await shop.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order.personName).toBe('Asha Rao and Ravi Menon-Secret');
    const { body: details } = await shop.asha.get(`/api/orders/${orderId}/birth-details`).expect(200);
    expect(details.partner).toMatchObject({ role: 'groom', birthDetails: { time: '06:10' } });
  });
});

describe('an order for two people is refused', () => {
  const changePartner = (change: Partial<BirthDetails>) => ({
    partner: { ...partner, birthDetails: { ...partner.birthDetails, ...change } },
  });
  const refusals: [cause: string, getBody: () => object, code: string, path: string][] = [
    ['without the second person', () => ({ partner: undefined }), 'partner-missing', 'partner'],
    ['without consent', () => ({ partner: { ...partner, consent: false } }), 'invalid', 'partner.consent'],
    [
      'with an invalid date of the second person',
      () => changePartner({ date: '1994-02-30' }),
      'impossible-date',
      'partner.birthDetails.date',
    ],
    [
      'with the same birth twice',
      () => changePartner({ date: shop.birthDetails.date, time: shop.birthDetails.time! }),
      'same-birth',
      'partner.birthDetails.date',
    ],
    [
      'with a second person of seventeen',
      () => changePartner({ date: '2009-01-05' }),
      'person-too-young',
      'partner.birthDetails.date',
    ],
    [
      'with a first person of seventeen',
      () => ({ birthDetails: { ...shop.birthDetails, date: '2009-01-05' } }),
      'person-too-young',
      'birthDetails.date',
    ],
    [
      'for a report on one person',
      () => ({ reportKey: 'janam-kundli', amount: 999 }),
      'partner-unexpected',
      'partner',
    ],
  ];
  it.each(refusals)('%s, with the field, and nothing is recorded', async (_cause, getBody, code, path) => {
    const eventCount = await shop.countEvents();
    const { body } = await requestOrder(getBody()).expect(422);
    expect(body).toMatchObject({ code, issues: [{ path }] });
    expect(await shop.countEvents()).toBe(eventCount);
  });

  it('by a child’s birth with a plain sentence', async () => {
    const { body } = await requestOrder(changePartner({ date: '2009-01-05' })).expect(422);
    expect(body.message).toBe('A match is only for two people of 18 or older.');
  });
});
