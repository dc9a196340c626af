/**
 * The only caller of Razorpay. The SDK has no base URL, no timeout and no retry header, and loses the cause of every
 * failure without an answer; all of that is put right here, once.
 */
import Razorpay from 'razorpay';
import * as z from 'zod';

/** Checkout waits for us: ten seconds is the longest a buyer is kept before an honest error. */
const TIMEOUT_MS = 10_000;

const GatewayOrder = z.object({
  id: z.string(),
  amount: z.number(),
  amount_paid: z.number(),
  status: z.enum(['created', 'attempted', 'paid']),
});
export type GatewayOrder = z.infer<typeof GatewayOrder>;

const GatewayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
  fee: z.number().nullish(),
  tax: z.number().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
});
export type GatewayPayment = z.infer<typeof GatewayPayment>;
export { GatewayPayment as GatewayPaymentSchema };

const GatewayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type GatewayRefund = z.infer<typeof GatewayRefund>;
export { GatewayRefund as GatewayRefundSchema };

export type Gateway = {
  /** `receipt` is our order number: asking again for the same one gives the same gateway order. */
  createOrder(wish: { amountPaise: number; receipt: string }): Promise<GatewayOrder>;
  fetchOrder(id: string): Promise<GatewayOrder>;
  fetchPayment(id: string): Promise<GatewayPayment>;
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  capture(id: string, amountPaise: number): Promise<GatewayPayment>;
  /** The same key gives the same refund, however often it is asked for. */
  refund(paymentId: string, amountPaise: number, key: string): Promise<GatewayRefund>;
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
  /** all made since then, newest first */
  refundsSince(since: Date): Promise<GatewayRefund[]>;
};

/** What the gateway said, or that it said nothing (`status` 0: unreachable or too slow). */
export class GatewayError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason?: string;

  constructor(status: number, code: string, message: string, reason?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.reason = reason;
  }

  /** Worth another try later: no answer, overload, or trouble on their side. */
  get temporary() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

type Access = {
  /** asked for at every call: the sandbox's address is known only once the server listens */
  apiUrl: () => string;
  keyId: string;
  keySecret: string;
  timeoutMs?: number;
};

export function createGateway({ apiUrl, keyId, keySecret, timeoutMs = TIMEOUT_MS }: Access): Gateway {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = patchSdk(sdk, apiUrl, timeoutMs);
  return {
    createOrder: ({ amountPaise, receipt }) => {
      const payment = {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
      };
      const body = { amount: amountPaise, currency: 'INR', receipt, unique_receipt: true, payment };
      return call(GatewayOrder, () => sdk.orders.create(body as never));
    },
    fetchOrder: (id) => call(GatewayOrder, () => sdk.orders.fetch(id)),
    fetchPayment: (id) => call(GatewayPayment, () => sdk.payments.fetch(id)),
    paymentsOf: async (orderId) =>
      (await call(z.object({ items: z.array(GatewayPayment) }), () => sdk.orders.fetchPayments(orderId)))
        .items,
    capture: (id, amountPaise) => call(GatewayPayment, () => sdk.payments.capture(id, amountPaise, 'INR')),
    refund: (paymentId, amountPaise, key) =>
      call(GatewayRefund, () =>
        // Past the SDK: it drops every header but two, and a refund must carry its idempotency key.
        http
          .post(
            `/v1/payments/${paymentId}/refund`,
            { amount: amountPaise },
            { headers: { 'X-Refund-Idempotency': key } },
          )
          .then(({ data }) => data),
      ),
    refundsOf: async (paymentId) =>
      (
        await call(z.object({ items: z.array(GatewayRefund) }), () =>
          sdk.payments.fetchMultipleRefund(paymentId, { count: PAGE }),
        )
      ).items,
    refundsSince: async (since) => {
      const from = Math.floor(since.getTime() / 1000);
      return allPages(async (skip) => {
        const page = z.object({ items: z.array(GatewayRefund) });
        return (await call(page, () => sdk.refunds.all({ from, count: PAGE, skip }))).items;
      });
    },
  };
}

/** The most that the gateway lists at once. */
const PAGE = 100;

async function allPages<T>(read: (skip: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = await read(all.length);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

type Axios = {
  defaults: { timeout: number };
  interceptors: {
    request: { use(change: (request: { baseURL: string }) => unknown): void };
    response: { use(ok: undefined, bad: (problem: unknown) => never): void };
  };
  post(url: string, body: unknown, options: unknown): Promise<{ data: unknown }>;
};

function patchSdk(sdk: Razorpay, apiUrl: () => string, timeoutMs: number): Axios {
  const http = (sdk as unknown as { api: { rq: Axios } }).api.rq;
  http.defaults.timeout = timeoutMs;
  http.interceptors.request.use((request) => Object.assign(request, { baseURL: apiUrl() }));
  http.interceptors.response.use(undefined, (problem) => {
    // In the shape the SDK's own error step takes apart, so that our error comes out of it whole.
    const error = toGatewayError(problem);
    throw { response: { status: error.status, data: { error } } };
  });
  return http;
}

function toGatewayError(error: unknown): GatewayError {
  const { response, message, code } = error as {
    response?: {
      status: number;
      data?: { error?: { code?: string; description?: string; reason?: string } };
    };
    message?: string;
    code?: string;
  };
  if (!response)
    return new GatewayError(
      0,
      code ?? 'NO_ANSWER',
      `The payment gateway did not answer: ${message ?? 'unknown cause'}`,
    );
  const { code: theirs, description, reason } = response.data?.error ?? {};
  return new GatewayError(
    response.status,
    theirs ?? `HTTP_${response.status}`,
    description ?? 'The payment gateway answered with an error.',
    reason,
  );
}

async function call<T>(schema: z.ZodType<T>, ask: () => Promise<unknown>): Promise<T> {
  let answer: unknown;
  try {
    answer = await ask();
  } catch (problem) {
    const { error, response } = problem as { error?: unknown; response?: { data: { error: unknown } } };
    const cause = error ?? response?.data.error;
    throw cause instanceof GatewayError ? cause : problem;
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new GatewayError(
      502,
      'UNEXPECTED_ANSWER',
      'The payment gateway answered something we do not understand.',
    );
  return parsed.data;
}
