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

type Window = ConstructorParameters<Checkout>[0] & { fail: (failure: object) => void };

/** A checkout window whose buyer follows a script, as the gateway calls back: after open, one thing at a time. */
function windowWhere(buyer: (window: Window) => void): { Checkout: Checkout; given: Window[] } {
  const given: Window[] = [];
  class Scripted {
    window: Window;
    constructor(asked: ConstructorParameters<Checkout>[0]) {
      this.window = { ...asked, fail: () => undefined };
      given.push(this.window);
    }
    on(_: string, told: (failure: object) => void) {
      this.window.fail = told;
    }
    open() {
      buyer(this.window);
    }
  }
  return { Checkout: Scripted, given };
}

const run = async (buyer: (window: Window) => void) => {
  const tries: object[] = [];
  const end = await openCheckout(windowWhere(buyer).Checkout, options, (error) => tries.push(error));
  return { end, tries };
};

describe('the checkout window', () => {
  it('ends with the proof of payment', async () => {
    expect((await run(({ handler }) => handler(proof))).end).toEqual({ kind: 'paid', proof });
  });

  it('ends when it is closed', async () => {
    expect((await run(({ modal }) => modal.ondismiss())).end).toEqual({ kind: 'dismissed' });
  });

  it('goes on after a failed try, and a later one may succeed', async () => {
    const { end, tries } = await run(({ fail, handler }) => {
      fail(declined);
      handler(proof);
    });
    expect(tries).toEqual([{ code: 'BAD_REQUEST_ERROR', description: 'Declined.', paymentId: 'pay_0' }]);
    expect(end).toEqual({ kind: 'paid', proof });
  });

  it('remembers the last failed try when it is closed', async () => {
    const { end, tries } = await run(({ fail, modal }) => {
      fail({});
      fail(declined);
      modal.ondismiss();
    });
    expect(tries).toHaveLength(2);
    expect(end).toEqual({
      kind: 'dismissed',
      last: { code: 'BAD_REQUEST_ERROR', description: 'Declined.', paymentId: 'pay_0' },
    });
  });

  it('is asked for another try after a failure, in the house colour', async () => {
    const { Checkout, given } = windowWhere(({ modal }) => modal.ondismiss());
    await openCheckout(Checkout, options, () => undefined);
    expect(given[0]).toMatchObject({ ...options, theme: { color: '#E9A23B' }, retry: { enabled: true } });
  });
});
