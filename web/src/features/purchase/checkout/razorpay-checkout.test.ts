import { describe, expect, it } from 'vitest';
import { openCheckout, type Checkout, type CheckoutOptions, type PaymentProof } from './razorpay-checkout.ts';

const options: CheckoutOptions = {
  key: 'rzp_test_lagna',
  amount: 124900,
  currency: 'INR',
  order_id: 'order_N1',
  name: 'Lagna',
  description: 'Complete Life Blueprint',
  prefill: { name: 'Ananya Rathore', email: 'ananya@mail.example' },
};
const proof: PaymentProof = {
  razorpay_order_id: 'order_N1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'f00d',
};
const declined = {
  error: { code: 'BAD_REQUEST_ERROR', description: 'Declined.', metadata: { payment_id: 'pay_0' } },
};

type CheckoutWindow = ConstructorParameters<Checkout>[0] & { fail: (failure: object) => void };

/** A checkout class whose `open` runs the buyer's scripted actions. */
function createScriptedCheckout(actAsBuyer: (window: CheckoutWindow) => void): {
  Checkout: Checkout;
  openedWindows: CheckoutWindow[];
} {
  const openedWindows: CheckoutWindow[] = [];
  class ScriptedCheckout {
    window: CheckoutWindow;
    constructor(options: ConstructorParameters<Checkout>[0]) {
      this.window = { ...options, fail: () => undefined };
      openedWindows.push(this.window);
    }
    on(_: string, listener: (failure: object) => void) {
      this.window.fail = listener;
    }
    open() {
      actAsBuyer(this.window);
    }
  }
  return { Checkout: ScriptedCheckout, openedWindows };
}

const runCheckout = async (actAsBuyer: (window: CheckoutWindow) => void) => {
  const attempts: object[] = [];
  const result = await openCheckout(createScriptedCheckout(actAsBuyer).Checkout, options, (error) =>
    attempts.push(error),
  );
  return { result, attempts };
};

describe('the checkout window', () => {
  it('returns the proof of payment', async () => {
    expect((await runCheckout(({ handler }) => handler(proof))).result).toEqual({ kind: 'paid', proof });
  });

  it('lists UPI before the other methods', async () => {
    const { Checkout, openedWindows } = createScriptedCheckout(({ modal }) => modal.ondismiss());
    await openCheckout(Checkout, options, () => undefined);
    const { blocks, sequence, preferences } = openedWindows[0]!.config.display;
    expect(sequence).toEqual(['block.upi']);
    expect(blocks.upi.instruments).toEqual([{ method: 'upi' }]);
    expect(preferences.show_default_blocks).toBe(true);
  });

  it('returns dismissed when it is closed', async () => {
    expect((await runCheckout(({ modal }) => modal.ondismiss())).result).toEqual({ kind: 'dismissed' });
  });

  it('stays open after a failed attempt, and a later one may succeed', async () => {
    const { result, attempts } = await runCheckout(({ fail, handler }) => {
      fail(declined);
      handler(proof);
    });
    expect(attempts).toEqual([{ code: 'BAD_REQUEST_ERROR', description: 'Declined.', paymentId: 'pay_0' }]);
    expect(result).toEqual({ kind: 'paid', proof });
  });

  it('returns the last failed attempt when it is closed', async () => {
    const { result, attempts } = await runCheckout(({ fail, modal }) => {
      fail({});
      fail(declined);
      modal.ondismiss();
    });
    expect(attempts).toHaveLength(2);
    expect(result).toEqual({
      kind: 'dismissed',
      lastError: { code: 'BAD_REQUEST_ERROR', description: 'Declined.', paymentId: 'pay_0' },
    });
  });

  it('opens with the brand color and allows another attempt after a failure', async () => {
    const { Checkout, openedWindows } = createScriptedCheckout(({ modal }) => modal.ondismiss());
    await openCheckout(Checkout, options, () => undefined);
    expect(openedWindows[0]).toMatchObject({
      ...options,
      theme: { color: '#E9A23B' },
      retry: { enabled: true },
    });
  });
});
