/** The gateway's objects, as far as we use them. Amounts in the smallest unit of the currency, times in Unix seconds. */
import * as z from 'zod';

const Paise = z.int().nonnegative();

export const GatewayOrder = z.object({
  id: z.string(),
  amount: Paise,
  amount_paid: Paise,
  status: z.enum(['created', 'attempted', 'paid']),
  receipt: z.string().nullish(),
});
export type GatewayOrder = z.infer<typeof GatewayOrder>;

/** The gateway has sent fees as text. A value that is not an amount counts as not known yet. */
const OptionalPaise = z.coerce.number().int().nonnegative().nullish().catch(null);

const ReportedPayment = z.object({
  id: z.string(),
  order_id: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  /** smallest unit of the currency */
  amount: Paise,
  currency: z.string(),
  /** an unknown status is treated as not final */
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']).catch('created'),
  amount_refunded: OptionalPaise,
  method: z.string().nullish(),
  fee: OptionalPaise,
  tax: OptionalPaise,
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
  /** whether the gateway ever collected the money */
  captured: z.boolean().nullish(),
});

/**
 * The gateway refunds an authorized payment that was never captured, and reports it as `refunded` with `captured: false`.
 * No money was collected, so the payment counts as failed.
 */
export const GatewayPayment = ReportedPayment.transform((payment) =>
  payment.status === 'refunded' && payment.captured === false
    ? { ...payment, status: 'failed' as const, error_reason: payment.error_reason ?? 'not_captured' }
    : payment,
);
export type GatewayPayment = z.infer<typeof GatewayPayment>;

/** A refunded payment was captured before. */
export const isCaptured = ({ status }: Pick<GatewayPayment, 'status'>): boolean =>
  status === 'captured' || status === 'refunded';

export const GatewayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: Paise,
  /** `created`, null and unknown values are not final */
  status: z.enum(['pending', 'processed', 'failed']).catch('pending'),
});
export type GatewayRefund = z.infer<typeof GatewayRefund>;

const UnixSeconds = z.int().nonnegative();

export const GatewayDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: Paise,
  reason_code: z.string().nullish(),
  phase: z.string().nullish(),
  /** missing: the deadline is not known */
  respond_by: UnixSeconds.nullish(),
  /** what the bank took; 0 until it has decided */
  amount_deducted: OptionalPaise,
  /** an unknown status is treated as not final */
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']).catch('open'),
});
export type GatewayDispute = z.infer<typeof GatewayDispute>;

export const GatewayDowntime = z.object({
  id: z.string(),
  method: z.string(),
  begin: UnixSeconds,
  end: UnixSeconds.nullish(),
  status: z.string(),
  severity: z.string(),
  instrument: z.record(z.string(), z.unknown()).catch({}),
  updated_at: UnixSeconds,
});
export type GatewayDowntime = z.infer<typeof GatewayDowntime>;

export const GatewaySettlement = z.object({
  id: z.string(),
  amount: z.int(),
  fees: z.int(),
  tax: z.int(),
  /** the bank's reference of the transfer */
  utr: z.string().nullish(),
  created_at: UnixSeconds,
});
export type GatewaySettlement = z.infer<typeof GatewaySettlement>;

/** One transaction of a settlement: it credits or debits our bank account. `fee` includes `tax`. */
export const SettlementRow = z.object({
  /** of the payment, refund or adjustment */
  entity_id: z.string(),
  type: z.string(),
  amount: z.int(),
  fee: z.int(),
  tax: z.int(),
  credit: z.int().nonnegative().nullish(),
  debit: z.int().nonnegative().nullish(),
  settlement_id: z.string().nullish(),
});
export type SettlementRow = z.infer<typeof SettlementRow>;

const EntityId = z.union([z.object({ id: z.string() }), z.object({ entity_id: z.string() })]);

/** The id of an entity of any kind, or of a row of a settlement; "unknown id" without one. */
export function readId(item: unknown): string {
  const { data } = EntityId.safeParse(item);
  if (!data) return 'unknown id';
  return 'id' in data ? data.id : data.entity_id;
}
