/**
 * The only caller of Razorpay. Amounts are integer paise in both directions. The SDK has neither a base URL nor a timeout
 * option, drops request headers and loses the cause of a failed connection: patchSdk corrects this.
 */
import pRetry from 'p-retry';
import Razorpay from 'razorpay';
import * as z from 'zod';
import {
  GatewayDispute,
  GatewayDowntime,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  GatewaySettlement,
  SettlementRow,
  readId,
} from './entities.ts';
import { addRequestId, type AxiosRequest } from './request-id.ts';

/** Short, because a buyer waits for most responses. */
const TIMEOUT_MS = 10_000;

export type { GatewayOrder, GatewayPayment, GatewayRefund };

/** Every call throws GatewayError, and RangeError for an amount that is not integer paise. */
export type Gateway = {
  /** `receipt` is the order number; a repeated call with the same one returns the same gateway order */
  createOrder(input: { amountPaise: number; receipt: string }): Promise<GatewayOrder>;
  fetchOrder(id: string): Promise<GatewayOrder>;
  fetchPayment(id: string): Promise<GatewayPayment>;
  /** newest first */
  fetchPaymentsOfOrder(orderId: string): Promise<GatewayPayment[]>;
  /** all payments created in the period, newest first */
  fetchPaymentsBetween(from: Date, to: Date): Promise<GatewayList<GatewayPayment>>;
  capturePayment(id: string, amountPaise: number): Promise<GatewayPayment>;
  /** a repeated call with the same idempotency key returns the same refund */
  refundPayment(paymentId: string, amountPaise: number, idempotencyKey: string): Promise<GatewayRefund>;
  fetchRefundsOfPayment(paymentId: string): Promise<GatewayRefund[]>;
  /** all refunds created since then, newest first */
  fetchRefundsSince(since: Date): Promise<GatewayList<GatewayRefund>>;
  /** all refunds created in the period, newest first */
  fetchRefundsBetween(from: Date, to: Date): Promise<GatewayList<GatewayRefund>>;
  fetchDispute(id: string): Promise<GatewayDispute>;
  /** all disputes created in the period, newest first */
  fetchDisputesBetween(from: Date, to: Date): Promise<GatewayList<GatewayDispute>>;
  fetchDowntimes(): Promise<GatewayDowntime[]>;
  /** all settlements created in the period, newest first */
  fetchSettlementsBetween(from: Date, to: Date): Promise<GatewayList<GatewaySettlement>>;
  /** the transactions that were settled on a day of Indian time */
  fetchSettlementRows(day: { year: number; month: number; day: number }): Promise<GatewayList<SettlementRow>>;
};

/** An error response of the gateway. `status` is 0 when the gateway is unreachable or too slow. */
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

  /** The answer has an unknown format. */
  get isUnreadable() {
    return this.code === UNREADABLE_CODE;
  }

  /**
   * The gateway has no object with the id. Its other answers of status 400 or 404, to a rejected API key or an unknown URL, say
   * nothing about the object.
   */
  get isUnknownId() {
    return (this.status === 400 || this.status === 404) && UNKNOWN_ID.test(this.message);
  }

  /** No response, rate limit or server error: a later retry can succeed. */
  get isTemporary() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const UNREADABLE_CODE = 'UNEXPECTED_RESPONSE';
/** The gateway has one code for all rejected requests, so its description decides. */
const UNKNOWN_ID = /\bid provided does not exist|not a valid id\b/i;

/** The gateway's code of an error, for events about rejected refunds; `UNKNOWN` for an error of another kind. */
export const getErrorCode = (error: unknown): string =>
  error instanceof GatewayError ? error.code : 'UNKNOWN';

/** A list of a period. An item of unknown format does not hide the others. */
export type GatewayList<Item> = { items: Item[]; unreadableIds: string[] };

type GatewayOptions = {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  timeoutMs?: number;
};

export function createGateway({ apiUrl, keyId, keySecret, timeoutMs = TIMEOUT_MS }: GatewayOptions): Gateway {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = patchSdk(sdk, apiUrl, timeoutMs);
  const createRefund = async (paymentId: string, amount: number, idempotencyKey: string) => {
    // Not by the SDK: it drops the idempotency header.
    const headers = { 'X-Refund-Idempotency': idempotencyKey };
    return (await http.post(`/v1/payments/${paymentId}/refund`, { amount }, { headers })).data;
  };
  return {
    createOrder: (input) => callGateway(GatewayOrder, () => sdk.orders.create(toOrderBody(input) as never)),
    fetchOrder: (id) => callGateway(GatewayOrder, () => sdk.orders.fetch(id)),
    fetchPayment: (id) => callGateway(GatewayPayment, () => sdk.payments.fetch(id)),
    fetchPaymentsOfOrder: (orderId) => callForList(GatewayPayment, () => sdk.orders.fetchPayments(orderId)),
    fetchPaymentsBetween: (from, to) =>
      readAllPages(GatewayPayment, (skip) =>
        sdk.payments.all({ from: toSeconds(from), to: toSeconds(to), count: PAGE_SIZE, skip }),
      ),
    capturePayment: (id, amountPaise) =>
      callGateway(GatewayPayment, () => sdk.payments.capture(id, requirePaise(amountPaise), 'INR')),
    refundPayment: (paymentId, amountPaise, idempotencyKey) =>
      callGateway(GatewayRefund, () => createRefund(paymentId, requirePaise(amountPaise), idempotencyKey)),
    fetchRefundsOfPayment: (paymentId) =>
      callForList(GatewayRefund, () => sdk.payments.fetchMultipleRefund(paymentId, { count: PAGE_SIZE })),
    fetchRefundsSince: (since) => {
      const from = toSeconds(since);
      return readAllPages(GatewayRefund, (skip) => sdk.refunds.all({ from, count: PAGE_SIZE, skip }));
    },
    ...createDisputeAndSettlementRequests(sdk, http),
  };
}

/** Requests for disputes, downtimes, settlements, and the refunds of the daily comparison. */
function createDisputeAndSettlementRequests(
  sdk: Razorpay,
  http: Axios,
): Pick<
  Gateway,
  | 'fetchRefundsBetween'
  | 'fetchDispute'
  | 'fetchDisputesBetween'
  | 'fetchDowntimes'
  | 'fetchSettlementsBetween'
  | 'fetchSettlementRows'
> {
  const readPeriod = <T>(schema: z.ZodType<T>, from: Date, to: Date, request: PageRequest) => {
    const seconds = { from: toSeconds(from), to: toSeconds(to) };
    return readAllPages(schema, (skip) => request({ ...seconds, count: PAGE_SIZE, skip }));
  };
  return {
    fetchRefundsBetween: (from, to) => readPeriod(GatewayRefund, from, to, (page) => sdk.refunds.all(page)),
    fetchDispute: (id) => callGateway(GatewayDispute, () => sdk.disputes.fetch(id)),
    fetchDisputesBetween: (from, to) =>
      // Not by the SDK: it drops `from` and `to`.
      readPeriod(
        GatewayDispute,
        from,
        to,
        async (params) => (await http.get('/v1/disputes', { params })).data,
      ),
    fetchDowntimes: () => callForList(GatewayDowntime, () => sdk.payments.fetchPaymentDowntime()),
    fetchSettlementsBetween: (from, to) =>
      readPeriod(GatewaySettlement, from, to, (page) => sdk.settlements.all(page)),
    fetchSettlementRows: (day) =>
      readAllPages(
        SettlementRow,
        (skip) => sdk.settlements.reports({ ...day, count: SETTLEMENT_PAGE_SIZE, skip } as never),
        SETTLEMENT_PAGE_SIZE,
      ),
  };
}

type PageRequest = (page: { from: number; to: number; count: number; skip: number }) => Promise<unknown>;

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/**
 * The gateway captures automatically for 12 minutes (its minimum); we capture later successes until 7200 minutes, 5 days.
 */
const CAPTURE_OPTIONS = {
  automatic_expiry_period: 12,
  manual_expiry_period: 7200,
  refund_speed: 'normal',
};

const toOrderBody = ({ amountPaise, receipt }: { amountPaise: number; receipt: string }) => ({
  amount: requirePaise(amountPaise),
  currency: 'INR',
  receipt,
  unique_receipt: true,
  payment: { capture: 'automatic', capture_options: CAPTURE_OPTIONS },
});

/** A fraction means rupees instead of paise, or a wrong division: it is never sent. @throws RangeError */
function requirePaise(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`An amount must be a positive integer of paise, not ${amount}.`);
  return amount;
}

/** The largest page that the gateway returns, and that of the rows of settlements. */
const PAGE_SIZE = 100;
const SETTLEMENT_PAGE_SIZE = 1000;

/** Parses the items one by one. @param readPage reads the items after the number to skip */
async function readAllPages<T>(
  schema: z.ZodType<T>,
  readPage: (skip: number) => Promise<unknown>,
  pageSize = PAGE_SIZE,
): Promise<GatewayList<T>> {
  const list: GatewayList<T> = { items: [], unreadableIds: [] };
  for (let skip = 0; ; skip += pageSize) {
    const page = await readWithRetries(() => callForList(z.unknown(), () => readPage(skip)));
    for (const item of page) {
      const parsed = schema.safeParse(item);
      if (parsed.success) list.items.push(parsed.data);
      else list.unreadableIds.push(readId(item));
    }
    if (page.length < pageSize) return list;
  }
}

/**
 * A list of ten days has dozens of pages, and one failed page would discard the others. Waits about 0.5, 1 and 2 s, as the
 * gateway asks for after an answer 429.
 */
const readWithRetries = <T>(read: () => Promise<T>): Promise<T> =>
  pRetry(read, {
    retries: 3,
    minTimeout: 250,
    randomize: true,
    shouldRetry: ({ error }) => error instanceof GatewayError && error.isTemporary && !error.isUnreadable,
  });

/** The part of the SDK's axios instance that we use; sdk.test.ts checks it against the installed version. */
type Axios = {
  defaults: { baseURL: string; timeout: number };
  interceptors: {
    request: { use(onRequest: (request: AxiosRequest) => AxiosRequest): void };
    response: { use(onSuccess: undefined, onError: (error: unknown) => never): void };
  };
  get(url: string, options: { params: object }): Promise<{ data: unknown }>;
  post(url: string, body: unknown, options: unknown): Promise<{ data: unknown }>;
};

function patchSdk(sdk: Razorpay, apiUrl: string, timeoutMs: number): Axios {
  const http = (sdk as unknown as { api: { rq: Axios } }).api.rq;
  Object.assign(http.defaults, { baseURL: apiUrl, timeout: timeoutMs });
  http.interceptors.request.use(addRequestId);
  http.interceptors.response.use(undefined, (cause) => {
    // The SDK reads `response.status` and `response.data.error` of every failure; without them it throws a TypeError.
    const error = toGatewayError(cause);
    throw { response: { status: error.status, data: { error } } };
  });
  return http;
}

type AxiosFailure = {
  response?: {
    status: number;
    data?: { error?: { code?: string; description?: string; reason?: string } };
  };
  message?: string;
  code?: string;
};

function toGatewayError(failure: unknown): GatewayError {
  const { response, message = 'unknown cause', code = 'NO_RESPONSE' } = failure as AxiosFailure;
  if (!response) return new GatewayError(0, code, `The payment gateway did not answer: ${message}`);
  const { status, data } = response;
  const { code: gatewayCode, description, reason } = data?.error ?? {};
  return new GatewayError(
    status,
    gatewayCode ?? `HTTP_${status}`,
    description ?? 'The payment gateway answered with an error.',
    reason,
  );
}

const callForList = async <T>(schema: z.ZodType<T>, request: () => Promise<unknown>): Promise<T[]> =>
  (await callGateway(z.object({ items: z.array(schema) }), request)).items;

async function callGateway<T>(schema: z.ZodType<T>, request: () => Promise<unknown>): Promise<T> {
  let answer: unknown;
  try {
    answer = await request();
  } catch (thrown) {
    const { error, response } = thrown as { error?: unknown; response?: { data: { error: unknown } } };
    const cause = error ?? response?.data.error;
    throw cause instanceof GatewayError ? cause : thrown;
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new GatewayError(502, UNREADABLE_CODE, 'The payment gateway sent an answer of unknown format.');
  return parsed.data;
}
