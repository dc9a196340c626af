/** An order as its member sees it: amounts in paise, instants in ISO UTC. */
import * as z from 'zod/mini';
import { ChartStyle } from '#src/astrology/contract.ts';

/** The five steps every report walks through, in this order. */
export const STEPS = ['paid', 'calculating', 'writing', 'printing', 'mailed'] as const;

export const Step = z.object({
  key: z.enum(STEPS),
  state: z.enum(['done', 'now', 'next']),
  at: z.optional(z.string()),
});
export type Step = z.infer<typeof Step>;

export const OrderStatus = z.enum(['placed', 'payment-requested', 'paid', 'free', 'expired', 'refunded']);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const ReportStatus = z.enum([
  'none',
  'awaiting-details',
  'queued',
  'computing',
  'rendering',
  'ready',
  'delivered',
  'failed',
  'superseded',
]);
export type ReportStatus = z.infer<typeof ReportStatus>;

export const OrderView = z.object({
  /** our own number, "LG-2611-7K3QX9" */
  id: z.string(),
  reportKey: z.string(),
  reportName: z.string(),
  status: OrderStatus,
  report: ReportStatus,
  edition: z.int(),
  listPaise: z.int(),
  pricePaise: z.int(),
  /** set when the first-report offer was applied */
  offer: z.optional(z.literal('first-report')),
  placedAt: z.string(),
  paidAt: z.optional(z.string()),
  /** latest delivery promised: 12 hours after payment and complete details */
  promisedBy: z.optional(z.string()),
  deliveredAt: z.optional(z.string()),
  steps: z.array(Step),
  /** whom the report is about; absent until details are complete */
  personName: z.optional(z.string()),
  chartStyle: ChartStyle,
  pages: z.optional(z.int()),
  bytes: z.optional(z.int()),
  /** why a report waits or failed, in words for the member */
  note: z.optional(z.string()),
  /** until when an unpaid order can be paid; of an expired one, when it closed */
  expiresAt: z.optional(z.string()),
  /** an unpaid order's gateway order, so that the same one is paid again */
  gatewayOrderId: z.optional(z.string()),
});
export type OrderView = z.infer<typeof OrderView>;

export const OrdersAnswer = z.object({
  success: z.literal(true),
  orders: z.array(OrderView),
  /** pass as ?before= for the next page */
  next: z.optional(z.string()),
});
export const OrderAnswer = z.object({ success: z.literal(true), order: OrderView });
