/** The gateway's checkout script, loaded when a buyer pays. It defines one global, which only this file uses. */
import type { VerifyPaymentRequest } from '#src/payments/contract.ts';
import type { PaymentError } from './purchase-outcomes.ts';

export type PaymentProof = Omit<VerifyPaymentRequest, 'reportKey'>;

/** There is no failed result: after a failed payment the window stays open for another attempt. */
export type CheckoutResult =
  { kind: 'paid'; proof: PaymentProof } | { kind: 'dismissed'; lastError?: PaymentError };

export type CheckoutOptions = {
  key: string;
  /** paise */
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  /** must start with a letter or digit */
  description: string;
  prefill: { name?: string; email?: string; contact?: string };
};

type CheckoutHooks = {
  handler: (proof: PaymentProof) => void;
  theme: { color: string };
  config: typeof UPI_FIRST;
  retry: { enabled: boolean };
  modal: { ondismiss: () => void };
};
type FailedPayment = {
  error?: { code?: string; description?: string; reason?: string; metadata?: { payment_id?: string } };
};
export type Checkout = new (options: CheckoutOptions & CheckoutHooks) => {
  open(): void;
  on(event: 'payment.failed', listener: (failure: FailedPayment) => void): void;
};

const SCRIPT_TIMEOUT_MS = 20_000;
const BRAND_COLOR = '#E9A23B';

/**
 * The other methods follow in the gateway's own order.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/configure-payment-methods/
 */
const UPI_FIRST = {
  display: {
    blocks: { upi: { name: 'Pay by UPI', instruments: [{ method: 'upi' }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
};

const scriptsByUrl = new Map<string, Promise<Checkout>>();

/** Loads the script once; a failed load can be retried. Rejects on a load error or timeout. */
export function loadCheckout(url: string): Promise<Checkout> {
  const existingScript = scriptsByUrl.get(url);
  if (existingScript) return existingScript;
  const script = loadScript(url);
  scriptsByUrl.set(url, script);
  script.catch(() => scriptsByUrl.delete(url));
  return script;
}

/** Opens the window and waits until it is closed; `onFailedAttempt` is called for every failed payment before that. */
export function openCheckout(
  Checkout: Checkout,
  options: CheckoutOptions,
  onFailedAttempt: (error: PaymentError) => void,
): Promise<CheckoutResult> {
  return new Promise((resolve) => {
    let lastError: PaymentError | undefined;
    const checkoutWindow = new Checkout({
      ...options,
      theme: { color: BRAND_COLOR },
      config: UPI_FIRST,
      retry: { enabled: true },
      handler: (proof) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed', ...(lastError ? { lastError } : {}) }) },
    });
    checkoutWindow.on('payment.failed', (failure) => {
      lastError = toPaymentError(failure);
      onFailedAttempt(lastError);
    });
    checkoutWindow.open();
  });
}

function loadScript(url: string): Promise<Checkout> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('the payment script timed out'), SCRIPT_TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const { Razorpay } = window as { Razorpay?: Checkout };
      if (Razorpay) resolve(Razorpay);
      else fail('the payment script defined no checkout');
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('the payment script did not load');
    });
    script.src = url;
    script.async = true;
    document.head.append(script);
  });
}

function toPaymentError({ error = {} }: FailedPayment): PaymentError {
  const { code, description, reason, metadata } = error;
  const paymentId = metadata?.payment_id;
  return {
    ...(code ? { code } : {}),
    ...(description ? { description } : {}),
    ...(reason ? { reason } : {}),
    ...(paymentId ? { paymentId } : {}),
  };
}
