/**
 * Webhooks of the gateway. The signed bytes are stored as received and acknowledged at once; the job `process-webhook`
 * handles them. No content of a correctly signed webhook makes the request fail.
 */
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import * as z from 'zod';
import { createBatcher } from '#src/platform/batches.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import { isValidWebhookSignature } from '#src/payments/gateway/signature.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { processWebhookQueue } from '#src/payments/queues.ts';

/**
 * @returns the handler of the route, authenticated by the signature over the raw body. The gateway waits five seconds
 * for the response.
 */
export function createWebhookReceiver(deps: PaymentDeps): (ctx: Context) => Promise<void> {
  const storeInBatch = createBatcher((webhooks: ReceivedWebhook[]) => storeWebhooks(deps, webhooks), {
    maxSize: MAX_BATCH_SIZE,
    maxCalls: MAX_CONCURRENT_TRANSACTIONS,
  });
  return (ctx) => receiveWebhook(ctx, deps, storeInBatch);
}

/** Many times the size of Razorpay's webhooks. */
const MAX_BODY_SIZE = '256kb';

/** Webhooks that arrive at the same time and are stored in one transaction. */
const MAX_BATCH_SIZE = 100;
const MAX_CONCURRENT_TRANSACTIONS = 2;

type ReceivedWebhook = { eventId: string; body: Buffer; signature: string };

async function receiveWebhook(
  ctx: Context,
  deps: PaymentDeps,
  storeInBatch: (webhook: ReceivedWebhook) => Promise<void>,
): Promise<void> {
  const body = await getRawBody(ctx.req, { limit: MAX_BODY_SIZE });
  const signature = ctx.get('x-razorpay-signature');
  if (!isValidWebhookSignature(body, signature, deps.gatewayKeys.webhookSecrets))
    throw new HttpError(401, 'invalid-signature', 'Invalid webhook signature.');
  await storeInBatch({ eventId: toEventId(ctx.get('x-razorpay-event-id'), body), body, signature });
  ctx.body = { success: true };
}

/** The same id for every delivery of one event. Without a usable header, equal bytes are one event. */
const toEventId = (header: string, body: Buffer): string =>
  /^[\w.-]{1,80}$/.test(header) ? header : `sha256-${hashSha256(body)}`;

/** A repeated delivery of an event that is stored already changes nothing. */
async function storeWebhooks({ db, jobs, clock }: PaymentDeps, webhooks: ReceivedWebhook[]): Promise<void> {
  const rows = webhooks.map(({ eventId, body, signature }) => {
    const { type, gatewayOrderId, gatewayPaymentId } = readSearchKeys(body);
    return {
      event_id: eventId,
      signature,
      body,
      received_at: clock.now(),
      type,
      gateway_order_id: gatewayOrderId,
      gateway_payment_id: gatewayPaymentId,
    };
  });
  await db.transaction(async (trx) => {
    const inserted: { event_id: string }[] = await trx('webhook_inbox')
      .insert(rows)
      .onConflict('event_id')
      .ignore()
      .returning('event_id');
    if (inserted.length === 0) return;
    const newJobs = inserted.map(({ event_id: eventId }) => ({ payload: { eventId }, key: eventId }));
    await jobs.sendAll(processWebhookQueue, newJobs, { trx, priority: 10 });
  });
}

const WebhookKeys = z.object({
  event: z.string().regex(/^[\w.]{1,80}$/),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish() }) }).optional(),
      refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
      dispute: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
    })
    .optional(),
});

const EMPTY_KEYS = { type: null, gatewayOrderId: null, gatewayPaymentId: null };
const GATEWAY_ID = /^[A-Za-z0-9_]{1,60}$/;

/** Type and ids, for search and for the order of processing only. Unreadable content is stored without them. */
function readSearchKeys(body: Buffer) {
  const parsed = WebhookKeys.safeParse(parseWebhookJson(body));
  if (!parsed.success) return EMPTY_KEYS;
  const { event, payload } = parsed.data;
  const payment = payload?.payment?.entity;
  const paymentId = payment?.id ?? payload?.refund?.entity.payment_id ?? payload?.dispute?.entity.payment_id;
  return {
    type: event,
    gatewayOrderId: toIdOrNull(payment?.order_id),
    gatewayPaymentId: toIdOrNull(paymentId),
  };
}

const toIdOrNull = (id: string | null | undefined): string | null => (id && GATEWAY_ID.test(id) ? id : null);

/** @returns undefined for anything but JSON */
export function parseWebhookJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
