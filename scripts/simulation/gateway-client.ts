/** Sends the requests of payers, banks and the gateway's dashboard to the gateway sandbox. */
import pRetry, { AbortError } from 'p-retry';
import type { FaultSettings } from '#sandbox/index.ts';
import type { PaymentAttempt } from './plan.ts';

export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** undefined: the payment failed, or the response was lost. */
export type PaymentResult = PaymentProof | { payment: { id: string } } | undefined;

export type GatewayClient = ReturnType<typeof createGatewayClient>;

const TIMEOUT_MS = 12_000;
/** Longer than that of payers: faults do not affect these requests, but the machine may be busy. */
const ADMIN_TIMEOUT_MS = 120_000;
/** A busy sandbox may run out of database connections. */
const ADMIN_RETRIES = 5;

export function createGatewayClient(url: string) {
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(path.startsWith('/admin') ? ADMIN_TIMEOUT_MS : TIMEOUT_MS),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const message = `${method} ${path} returned ${response.status}: ${text.slice(0, 200)}`;
    if (response.status >= 500) throw new Error(message);
    if (!response.ok) throw new AbortError(message);
    return JSON.parse(text) as unknown;
  };
  const sendAdmin = (method: string, path: string, body: object) =>
    pRetry(() => send(method, path, body), { retries: ADMIN_RETRIES });
  const postAdmin = (path: string, body: object) => sendAdmin('POST', path, body);
  const post = (path: string, body: object) => send('POST', path, body);
  return {
    /** @returns undefined also when a fault of the gateway affects the payer */
    pay: (orderId: string, { outcome, method, webhooks }: PaymentAttempt) =>
      post(`/checkout/${orderId}/pay`, { outcome, method, webhooks }).then(
        (result) => result as PaymentResult,
        () => undefined,
      ),
    setFaults: (faults: Partial<FaultSettings>) => postAdmin('/admin/faults', faults),
    answerPayment: (id: string, answer: { outcome: string; afterHours: number }) =>
      postAdmin(`/admin/payments/${id}/bank`, answer),
    answerRefund: (id: string, outcome: 'success' | 'failure') =>
      postAdmin(`/admin/refunds/${id}/bank`, { outcome }),
    refund: async (paymentId: string, amount: number) =>
      (await postAdmin(`/admin/payments/${paymentId}/refund`, { amount })) as { id: string },
    openDispute: async (paymentId: string) =>
      (await postAdmin(`/admin/payments/${paymentId}/disputes`, {})) as { id: string },
    decideDispute: (id: string, status: string) => postAdmin(`/admin/disputes/${id}`, { status }),
    settle: () => postAdmin('/admin/settlements', {}),
    startDowntime: async (method: string) =>
      (await postAdmin('/admin/downtimes', { method })) as { id: string },
    endDowntime: (id: string) => sendAdmin('PATCH', `/admin/downtimes/${id}`, { status: 'resolved' }),
    changeOrder: (orderId: string, changes: object) =>
      sendAdmin('PATCH', `/admin/orders/${orderId}`, changes),
    enableWebhook: () => postAdmin('/admin/webhook', { enabled: true }),
  };
}

export const isProof = (result: PaymentResult): result is PaymentProof =>
  result !== undefined && 'razorpay_payment_id' in result;
