/** Conventions of the chart and names of the signs: chosen in the profile or for one order, and frozen with the order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONVENTIONS } from '#src/astrology/contract.ts';
import { composeDocument } from '#src/delivery/produce-report.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

const RAMAN = { ayanamsa: 'raman', node: 'true', sunrise: 'hindu' } as const;

async function createOrder(change: object = {}): Promise<string> {
  const input = { amount: 999, reportKey: 'janam-kundli', birthDetails: setup.birthDetails, ...change };
  const { body } = await setup.asha.post('/api/payment/create-order', input).expect(200);
  return body.order as string;
}

async function composeReport(orderId: string): Promise<ReportDocument> {
  const { order } = (await loadOrder(setup.app.db, orderId))!;
  const source = { edition: 1, birthId: order.birthId, madeAt: '2026-11-21T03:00:00.000Z' };
  const deps = { db: setup.app.db, publicUrl: 'https://lagna.example' };
  return (await composeDocument(deps, order, source)).document;
}

const loadConventions = async (orderId: string) =>
  (await loadOrder(setup.app.db, orderId))!.order.conventions;

describe('conventions', () => {
  it('the conventions of a new member are Lahiri, mean node and the upper limb of the Sun', async () => {
    const { body } = await setup.asha.get('/api/profile').expect(200);
    expect(body.conventions).toEqual({ ayanamsa: 'lahiri', node: 'mean', sunrise: 'upper-limb' });
    expect(await loadConventions(await createOrder())).toEqual(DEFAULT_CONVENTIONS);
  });

  it('an order with other conventions than the profile is another order', async () => {
    const defaultOrder = await createOrder();
    const ramanOrder = await createOrder({ conventions: RAMAN });
    expect(ramanOrder).not.toBe(defaultOrder);
    expect(await createOrder({ conventions: RAMAN })).toBe(ramanOrder);
    expect(await loadConventions(ramanOrder)).toEqual(RAMAN);
  });

  it('the conventions of the profile apply to the next order, and do not change an earlier one', async () => {
    const earlierOrder = await createOrder();
    await setup.asha.put('/api/profile', { conventions: RAMAN }).expect(200);
    const { body } = await setup.asha.get('/api/dashboard').expect(200);
    expect(body.personal?.chart.settings ?? RAMAN).toMatchObject(RAMAN);
    expect(await loadConventions(await createOrder())).toEqual(RAMAN);
    expect(await loadConventions(earlierOrder)).toEqual(DEFAULT_CONVENTIONS);
  });

  it('the conventions of an order are those of its chart and are printed on the method page', async () => {
    const orderId = await createOrder({ conventions: RAMAN });
    const document = await composeReport(orderId);
    expect(document.chart.settings).toMatchObject(RAMAN);
    const method = document.pages.find(({ kind }) => kind === 'method')!;
    expect(JSON.stringify(method)).toMatch(/B\. V\. Raman/);
    expect(JSON.stringify(method)).toMatch(/True node/);
    expect(JSON.stringify(method)).toMatch(/without refraction/);
  });

  it('an unknown convention is rejected, in the profile and in an order', async () => {
    const conventions = { ...RAMAN, ayanamsa: 'fagan' };
    const { body } = await setup.asha.put('/api/profile', { conventions }).expect(422);
    expect(body.issues[0].path).toContain('ayanamsa');
    const input = { amount: 999, reportKey: 'janam-kundli', birthDetails: setup.birthDetails, conventions };
    await setup.asha.post('/api/payment/create-order', input).expect(422);
  });
});

describe('names of the signs', () => {
  const findSummary = async (orderId: string) =>
    JSON.stringify((await composeReport(orderId)).pages.find(({ kind }) => kind === 'summary'));

  it('a new member’s order names the signs in Sanskrit, with the English name beside it', async () => {
    const { body } = await setup.asha.get('/api/profile').expect(200);
    expect(body.signVocabulary).toBe('sanskrit');
    expect(await findSummary(await createOrder())).toContain('Kanya (Virgo)');
  });

  it('an order with other names of the signs is another order, and its report has these names', async () => {
    const sanskritOrder = await createOrder();
    const englishOrder = await createOrder({ signVocabulary: 'english' });
    expect(englishOrder).not.toBe(sanskritOrder);
    expect(await createOrder({ signVocabulary: 'english' })).toBe(englishOrder);
    expect(await findSummary(englishOrder)).toContain('Virgo (Kanya)');
  });

  it('the names of the profile apply to the dashboard and to the next order, and do not change an earlier one', async () => {
    const earlierOrder = await createOrder();
    const { birthDetails: birth } = setup;
    await setup.asha.put('/api/profile', { birth, signVocabulary: 'english' }).expect(200);
    const { body } = await setup.asha.get('/api/dashboard').expect(200);
    expect(body.signVocabulary).toBe('english');
    expect(JSON.stringify(body.personal.slowTransits)).toContain('Pisces (Meena)');
    expect(await findSummary(await createOrder())).toContain('Virgo (Kanya)');
    expect(await findSummary(earlierOrder)).toContain('Kanya (Virgo)');
  });

  it('an unknown vocabulary is rejected, in the profile and in an order', async () => {
    const signVocabulary = 'greek';
    const { body } = await setup.asha.put('/api/profile', { signVocabulary }).expect(422);
    expect(body.issues[0].path).toContain('signVocabulary');
    const input = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: setup.birthDetails,
      signVocabulary,
    };
    await setup.asha.post('/api/payment/create-order', input).expect(422);
  });
});
