import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, KEY_ID, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const openModalDocument = (orderId: string, query: Record<string, string> = {}) =>
  sandbox.root.get(`/checkout/${orderId}`).query({ key: KEY_ID, origin: 'https://shop.example', ...query });

describe('the modal’s document', () => {
  it('may be framed by the merchant that opened it and loads only its own files', async () => {
    const { headers } = await openModalDocument((await sandbox.createOrder()).id).expect(200);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-ancestors https://shop.example');
  });

  it('contains no inline script and no inline style', async () => {
    const { text } = await openModalDocument((await sandbox.createOrder()).id).expect(200);
    expect(text).not.toMatch(/<style|style=|\son\w+=/);
    expect(text.match(/<script[^>]*>[^<]/)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://shop.example/path',
    '*',
    "https://a.example; script-src 'unsafe-inline'",
  ])('cannot be framed with the invalid origin %s', async (origin) => {
    const { headers } = await openModalDocument((await sandbox.createOrder()).id, { origin }).expect(200);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  });

  it('shows the amount in rupees with Indian digit grouping', async () => {
    expect((await openModalDocument((await sandbox.createOrder({ amount: 2_49_900 })).id)).text).toContain(
      '<strong>₹2,499</strong>',
    );
    expect((await openModalDocument((await sandbox.createOrder({ amount: 1_23_456_50 })).id)).text).toContain(
      '<strong>₹1,23,456.50</strong>',
    );
  });

  it('offers UPI by an intent link and by its QR code', async () => {
    const { id } = await sandbox.createOrder({ amount: 99_900 });
    const { text } = await openModalDocument(id);
    const link = `upi://pay?pa=sandbox%40razorpay&pn=Sandbox&tr=${id}&am=999.00&cu=INR`;
    expect(text).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(text).toMatch(/<svg[^>]* aria-label="QR code of the UPI payment">\s*<path d="M4 4h1v1h-1z/);
  });

  it('shows a notice for an unknown key and for an unknown order', async () => {
    const { id } = await sandbox.createOrder();
    expect((await openModalDocument(id, { key: 'rzp_test_other' })).text).toContain(
      'The api key provided is invalid.',
    );
    expect((await openModalDocument('order_doesNotExist0')).text).toContain(
      'The order id provided does not exist.',
    );
  });

  it('shows a notice for a paid order', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id).expect(200);
    expect((await openModalDocument(id)).text).toMatch(/data-view="notice"[^]*Already paid/);
  });
});

describe('static files', () => {
  it.each([
    ['/v1/checkout.js', 'text/javascript'],
    ['/checkout/assets/modal.js', 'text/javascript'],
    ['/checkout/assets/modal.css', 'text/css'],
  ])('%s is served as %s', async (path, type) => {
    const { headers } = await sandbox.root.get(path).expect(200);
    expect(headers['content-type']).toContain(type);
  });

  it('outside the folder are answered with 404', async () => {
    await sandbox.root.get('/checkout/assets/routes.ts').expect(404);
    await sandbox.root.get('/checkout/assets/..%2Froutes.ts').expect(404);
  });
});
