/** An order of a report on two people: both births, the consent, what is refused, the report and its correction. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const PRICE_RUPEES = 1499;

let setup: AppWithBuyers;
let partner: { birthDetails: BirthDetails; role: string; consent: boolean };
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all' });
  partner = {
    birthDetails: { ...setup.birthDetails, name: 'Ravi Menon-Secret', date: '1994-02-17', time: '06:10' },
    role: 'groom',
    consent: true,
  };
});
afterAll(() => setup.close());

const requestOrder = (change: object = {}) =>
  setup.asha.post('/api/payment/create-order', {
    amount: PRICE_RUPEES,
    reportKey: 'match-report',
    birthDetails: setup.birthDetails,
    partner,
    ...change,
  });

const findBirthRow = async (orderId: string) => {
  const { birth_id: id } = await setup.findOrderRow(orderId);
  return setup.app.db('order_birth_details').where({ id }).first();
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
    const events = await setup.app.db('events').where({ stream: orderId }).orderBy('version');
    const frozen = events.find(({ type }) => type === 'BirthDetailsFrozen');
    expect(frozen.data.partnerConsent).toEqual({
      textVersion: expect.stringMatching(/^\d{4}-\d{2}$/),
      at: frozen.data.at,
    });
    for (const secret of ['Secret', '06:10', '1994-02-17'])
      expect(JSON.stringify(events)).not.toContain(secret);
  });

  it('names both people to the buyer', async () => {
    const { body } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order.personName).toBe('Asha Rao and Ravi Menon-Secret');
    const { body: details } = await setup.asha.get(`/api/orders/${orderId}/birth-details`).expect(200);
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
      () => changePartner({ date: setup.birthDetails.date, time: setup.birthDetails.time! }),
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
      () => ({ birthDetails: { ...setup.birthDetails, date: '2009-01-05' } }),
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
    const eventCount = await setup.countEvents();
    const { body } = await requestOrder(getBody()).expect(422);
    expect(body).toMatchObject({ code, issues: [{ path }] });
    expect(await setup.countEvents()).toBe(eventCount);
  });

  it('by a child’s birth with a plain sentence', async () => {
    const { body } = await requestOrder(changePartner({ date: '2009-01-05' })).expect(422);
    expect(body.message).toBe('A match is only for two people of 18 or older.');
  });
});

describe('a paid match', () => {
  let orderId: string;
  beforeAll(async () => {
    const { body } = await requestOrder({
      birthDetails: { ...setup.birthDetails, name: 'Asha Pillai' },
    }).expect(200);
    orderId = body.order as string;
    const proof = await setup.payAtGateway(body.orderId as string);
    await setup.asha.post('/api/payment/verify-payment', { ...proof, reportKey: 'match-report' }).expect(200);
    await setup.waitUntilDelivered(setup.asha, orderId);
  }, 120_000);

  const correct = (body: object) => setup.asha.post(`/api/orders/${orderId}/correction`, body);
  const getDetails = async () =>
    (await setup.asha.get(`/api/orders/${orderId}/birth-details`).expect(200)).body as {
      birthDetails: BirthDetails;
      partner: { birthDetails: BirthDetails; role: string };
    };

  it('is printed with at least 25 pages', async () => {
    const { body } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order).toMatchObject({ reportStatus: 'delivered', edition: 1 });
    expect(body.order.pages).toBeGreaterThanOrEqual(25);
  });

  it('is not corrected to another second person, to a child, or without changes', async () => {
    const { birthDetails, partner: current } = await getDetails();
    const changeSecond = (change: Partial<BirthDetails>) => ({
      birthDetails,
      partner: { ...current, birthDetails: { ...current.birthDetails, ...change } },
    });
    expect((await correct({ birthDetails }).expect(409)).body.code).toBe('no-changes');
    const other = changeSecond({ name: 'Vikram Singh', date: '1971-03-04' });
    expect((await correct(other).expect(409)).body.code).toBe('other-person');
    const { body } = await correct(changeSecond({ date: '2012-02-17' })).expect(422);
    expect(body).toMatchObject({ code: 'person-too-young', issues: [{ path: 'partner.birthDetails.date' }] });
  });

  it('is corrected once for the second person alone, which keeps the first', async () => {
    const { birthDetails, partner: current } = await getDetails();
    const second = { ...current, birthDetails: { ...current.birthDetails, time: '06:40' } };
    await correct({ birthDetails, partner: second }).expect(200);
    await setup.waitUntilDelivered(setup.asha, orderId);
    const { body } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order).toMatchObject({ reportStatus: 'delivered', edition: 2 });
    const corrected = await getDetails();
    expect(corrected.birthDetails).toEqual(birthDetails);
    expect(corrected.partner.birthDetails.time).toBe('06:40');
    expect((await correct({ birthDetails }).expect(409)).body.code).toBe('already-corrected');
  }, 120_000);

  it('is deleted with both births when the account of the buyer is erased', async () => {
    await setup.app.db('members').where({ id: setup.asha.member.id }).delete();
    expect(await findBirthRow(orderId)).toBeUndefined();
    expect(await setup.app.db('order_birth_details').whereNotNull('partner')).toEqual([]);
  });
});
