/** The client reads responses that have the specification's fields (point 7) and no others. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContactResponse } from '#src/contact/contract.ts';
import { SubscribeResponse } from '#src/newsletter/contract.ts';
import {
  CreateOrderResponse,
  GatewayKeyResponse,
  PaymentSuccessResponse,
  VerifyPaymentResponse,
} from '#src/payments/contract.ts';
import { SessionResponse } from '#web/features/accounts/sign-in/session-response.ts';
import { post } from '#web/lib/api.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a response with the specified fields alone', () => {
  it('of login and sign-up is a session', () => {
    expect(SessionResponse.parse({ token: 't', user: { name: 'Asha', email: 'asha@example.in' } })).toEqual({
      token: 't',
      user: { name: 'Asha', email: 'asha@example.in' },
    });
    expect(SessionResponse.parse({ token: 't', user: { name: null, phone: 12345 } }).user).toEqual({
      email: '',
    });
  });

  it('without token or user is no session', () => {
    for (const body of [{}, { token: 't' }, { user: {} }, { token: '', user: {} }, { token: 't', user: 'x' }])
      expect(SessionResponse.safeParse(body).success, JSON.stringify(body)).toBe(false);
  });

  it.each([
    ['the newsletter', SubscribeResponse, { message: 'Welcome aboard.' }],
    ['the contact form', ContactResponse, {}],
    ['the payment key', GatewayKeyResponse, { key: 'rzp_test_1' }],
    ['an order', CreateOrderResponse, { success: true, orderId: 'order_1', amount: 99_900, currency: 'INR' }],
    ['a verification', VerifyPaymentResponse, { success: true }],
    ['a started generation', PaymentSuccessResponse, {}],
  ])('of %s is accepted', (_, schema, body) => {
    expect(schema.safeParse(body).success).toBe(true);
  });
});

it('a success status with `success: false` and an error is reported with this error', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: false, error: 'The amount is not right.' })),
  );
  await expect(post('/api/x', {}, CreateOrderResponse)).rejects.toMatchObject({
    message: 'The amount is not right.',
  });
});
