import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayUnderTest, KEY_ID } from './gateway-fixture.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.close());

const open = (orderId: string, query: Record<string, string> = {}) =>
  under.root.get(`/checkout/${orderId}`).query({ key: KEY_ID, origin: 'https://shop.example', ...query });

describe('the modal’s page', () => {
  it('may be framed by the shop that opened it, and runs its own files only', async () => {
    const { headers } = await open((await under.order()).id).expect(200);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-ancestors https://shop.example');
  });

  it('holds no script and no style of its own', async () => {
    const { text } = await open((await under.order()).id).expect(200);
    expect(text).not.toMatch(/<style|style=|\son\w+=/);
    expect(text.match(/<script[^>]*>[^<]/)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://shop.example/path',
    '*',
    "https://a.example; script-src 'unsafe-inline'",
  ])('cannot be framed by %s', async (origin) => {
    const { headers } = await open((await under.order()).id, { origin }).expect(200);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  });

  it('shows the amount in rupees, Indian style', async () => {
    expect((await open((await under.order({ amount: 2_49_900 })).id)).text).toContain(
      '<strong>₹2,499</strong>',
    );
    expect((await open((await under.order({ amount: 1_23_456_50 })).id)).text).toContain(
      '<strong>₹1,23,456.50</strong>',
    );
  });

  it('says in words why it cannot start', async () => {
    const { id } = await under.order();
    expect((await open(id, { key: 'rzp_test_other' })).text).toContain('The api key provided is invalid.');
    expect((await open('order_doesNotExist0')).text).toContain('The order id provided does not exist.');
  });

  it('says that an order is already paid', async () => {
    const { id } = await under.order();
    await under.pay(id).expect(200);
    expect((await open(id)).text).toMatch(/data-view="notice"[^]*Already paid/);
  });
});

describe('the browser’s files', () => {
  it.each([
    ['/v1/checkout.js', 'text/javascript'],
    ['/checkout/assets/modal.js', 'text/javascript'],
    ['/checkout/assets/modal.css', 'text/css'],
  ])('%s is served as %s', async (path, type) => {
    const { headers } = await under.root.get(path).expect(200);
    expect(headers['content-type']).toContain(type);
  });

  it('has nothing else to give', async () => {
    await under.root.get('/checkout/assets/gateway.ts').expect(404);
    await under.root.get('/checkout/assets/..%2Fgateway.ts').expect(404);
  });
});
