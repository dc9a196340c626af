/**
 * The gateway's own checkout, loaded when somebody pays and never before. Its script puts one global on the window;
 * this file is the only one that touches it.
 */
import type { VerifyPayment } from '#src/payments/contract.ts';
import type { GatewayProblem } from './purchase-outcomes.ts';

export type PaymentProof = Omit<VerifyPayment, 'reportKey'>;

/** `failed` is not an end: the window stays open for another try. Only these two are. */
export type CheckoutEnd =
  { kind: 'paid'; proof: PaymentProof } | { kind: 'dismissed'; last?: GatewayProblem };

export type CheckoutOptions = {
  key: string;
  /** paise */
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  /** has to start with a letter or digit */
  description: string;
  prefill: { name?: string; email?: string; contact?: string };
};

type Hooks = {
  handler: (proof: PaymentProof) => void;
  theme: { color: string };
  retry: { enabled: boolean };
  modal: { ondismiss: () => void };
};
type Failure = {
  error?: { code?: string; description?: string; reason?: string; metadata?: { payment_id?: string } };
};
export type Checkout = new (options: CheckoutOptions & Hooks) => {
  open(): void;
  on(event: 'payment.failed', told: (failure: Failure) => void): void;
};

/** A hanging script is a failed one after this long: nobody waits longer before a still button. */
const SCRIPT_MS = 20_000;

const loading = new Map<string, Promise<Checkout>>();

/** Loads the script once; a failed load may be tried again. Rejects when it does not arrive or brings no checkout. */
export function loadCheckout(url: string): Promise<Checkout> {
  const known = loading.get(url);
  if (known) return known;
  const asked = load(url);
  loading.set(url, asked);
  asked.catch(() => loading.delete(url));
  return asked;
}

/** Opens the window and waits for its end; every failed try on the way is told to `onFailedTry`. */
export function openCheckout(
  Checkout: Checkout,
  options: CheckoutOptions,
  onFailedTry: (problem: GatewayProblem) => void,
): Promise<CheckoutEnd> {
  return new Promise((resolve) => {
    let last: GatewayProblem | undefined;
    const window = new Checkout({
      ...options,
      theme: { color: '#E9A23B' },
      retry: { enabled: true },
      handler: (proof) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed', ...(last ? { last } : {}) }) },
    });
    window.on('payment.failed', (failure) => {
      last = problemIn(failure);
      onFailedTry(last);
    });
    window.open();
  });
}

function load(url: string): Promise<Checkout> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      script.remove();
      reject(new Error(why));
    };
    const timer = setTimeout(() => fail('the payment script did not come in time'), SCRIPT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const { Razorpay } = window as { Razorpay?: Checkout };
      if (Razorpay) resolve(Razorpay);
      else fail('the payment script brought no checkout');
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

function problemIn({ error = {} }: Failure): GatewayProblem {
  const { code, description, reason, metadata } = error;
  const paymentId = metadata?.payment_id;
  return {
    ...(code ? { code } : {}),
    ...(description ? { description } : {}),
    ...(reason ? { reason } : {}),
    ...(paymentId ? { paymentId } : {}),
  };
}
