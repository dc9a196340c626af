/** The fault settings of POST /admin/faults. They are part of the shared state. */
import * as z from 'zod/mini';
import { createBadRequestError } from './errors.ts';

export const WEBHOOK_FAULTS = [
  'normal',
  'lost',
  'duplicated',
  'reordered',
  'wrong-signature',
  'old-secret',
  'delayed',
  'captured-before-failed',
  'refund-before-capture',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

const MAX_DELAY_SECONDS = 7 * 24 * 60 * 60;

const FaultSettings = z.strictObject({
  /** delay before the request is processed */
  latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  fail: z.optional(z.enum(['429', '500', '502html', 'hang', 'reset-after-commit'])),
  /** for example "orders.create"; without it every endpoint of the REST API and checkout is affected */
  endpoint: z.optional(z.string()),
  /** number of affected requests; without it every request until the faults are replaced */
  times: z.optional(z.int().check(z.minimum(1))),
  /** a paid order accepts and keeps a second payment; Razorpay's documentation excludes this, merchants have seen it */
  allowSecondCapture: z.optional(z.boolean()),
  /** a refund stays `pending` until POST /admin/refunds/:id/bank sends the bank's answer */
  deferRefunds: z.optional(z.boolean()),
  /** refunds are refused for lack of balance */
  noBalance: z.optional(z.boolean()),
  /** status of the refund in the webhook refund.created: `created`, or `none` for null */
  refundCreatedStatus: z.optional(z.enum(['created', 'none'])),
  /** delivery of the webhooks of all later events */
  webhooks: z._default(z.enum(WEBHOOK_FAULTS), 'normal'),
  /** of the fault `delayed`; an hour without it */
  webhookDelaySeconds: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_DELAY_SECONDS))),
  /** of the fault `old-secret` */
  oldWebhookSecret: z.optional(z.string().check(z.minLength(1))),
});
export type FaultSettings = z.infer<typeof FaultSettings>;

/** @throws SandboxHttpError for an unknown setting or value */
export function readFaults(body: unknown): FaultSettings {
  const parsed = FaultSettings.safeParse(body ?? {});
  if (!parsed.success) throw createBadRequestError(z.prettifyError(parsed.error));
  return parsed.data;
}
