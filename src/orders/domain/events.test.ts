import { describe, expect, it } from 'vitest';
import type { Upcasters } from '#src/ledger/upcast.ts';
import { createOrderPlacedEvent, paymentRequestedEvent, NOW } from '#src/orders/testing.ts';
import { parseOrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';

/** Made up: amounts in rupees, and a name that was changed. */
const upcasters: Upcasters = {
  PaymentAsked: (data) => {
    const { rupees, gatewayOrderId } = data as { rupees: number; gatewayOrderId: string };
    return {
      type: 'PaymentRequested',
      data: { gateway: 'razorpay', gatewayOrderId, amountPaise: rupees * 100 },
    };
  },
};

describe('a stored event of an earlier shape', () => {
  it('is upcast, keeps what the ledger stored beside it, and folds as an event of the current shape', () => {
    const stored = { type: 'PaymentAsked', data: { rupees: 999, gatewayOrderId: 'order_A' }, version: 2 };
    const event = parseOrderEvent(stored, upcasters);
    expect(event).toEqual({ ...paymentRequestedEvent, version: 2 });
    expect(foldOrder([createOrderPlacedEvent({}), event])).toMatchObject({
      status: 'payment-requested',
      gatewayOrderId: 'order_A',
    });
  });
});

describe('a stored event of a newer release', () => {
  it.each([
    ['an unknown type', { type: 'GiftWrapped', data: { paper: 'red' } }],
    ['an unknown field', { type: 'OrderExpired', data: { at: NOW, reason: 'holiday' } }],
    ['an unknown value', { type: 'OrderCancelled', data: { at: NOW, reason: 'holiday' } }],
    ['a missing field', { type: 'OrderExpired', data: {} }],
  ])('with %s becomes EventOfNewerRelease, which leaves the rest of the order as it was', (_, stored) => {
    const event = parseOrderEvent({ ...stored, version: 2 });
    expect(event).toEqual({
      type: 'EventOfNewerRelease',
      data: { storedType: stored.type },
      version: 2,
    });
    const placed = foldOrder([createOrderPlacedEvent({})])!;
    expect(foldOrder([createOrderPlacedEvent({}), event])).toEqual({
      ...placed,
      newerEventTypes: [stored.type],
    });
  });
});
