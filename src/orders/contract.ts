/** An order as its member sees it: amounts in paise, instants in ISO UTC. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { BouncedEmail } from '#src/accounts/contract.ts';
import { ChartStyle } from '#src/astrology/contract.ts';

/** The five steps every report walks through, in this order. */
export const STEPS = ['paid', 'calculating', 'writing', 'printing', 'mailed'] as const;

export const Step = z.object({
  key: z.enum(STEPS),
  state: z.enum(['done', 'now', 'next']),
  at: z.optional(z.string()),
});
export type Step = z.infer<typeof Step>;

export const OrderStatus = z.enum([
  'placed',
  'payment-requested',
  'paid',
  'free',
  'expired',
  'cancelled',
  'refund-requested',
  'refunded',
]);
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

/** An edition that a newer one has taken the place of; its file is still there. */
export const SupersededEdition = z.object({
  edition: z.int(),
  pages: z.int(),
  bytes: z.int(),
  readyAt: z.string(),
  supersededAt: z.string(),
});
export type SupersededEdition = z.infer<typeof SupersededEdition>;

/** The mail with the report once more: how many today, and from when on again once they are used up. */
export const ResendQuota = z.object({ left: z.int(), freeAt: z.optional(z.string()) });
export type ResendQuota = z.infer<typeof ResendQuota>;

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
  dueBy: z.optional(z.string()),
  deliveredAt: z.optional(z.string()),
  /** the report is not there two hours after the twelve began */
  delayed: z.optional(z.literal(true)),
  /** the twelve hours are over without a report: the member may take the money back */
  refundOffered: z.optional(z.literal(true)),
  /** money that goes back: asked for, and given back once it carries `refundedAt`; `stuck` until a person has looked */
  refund: z.optional(
    z.object({
      amountPaise: z.int(),
      refundedAt: z.optional(z.string()),
      needsAttention: z.optional(z.literal(true)),
    }),
  ),
  /** what has gone back so far of what was paid */
  refundedPaise: z.optional(z.int()),
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
  /** the last instant at which the birth details can be corrected; absent when they cannot */
  correctableUntil: z.optional(z.string()),
  /** absent while there is no mail that could be sent again */
  resendQuota: z.optional(ResendQuota),
  /** superseded editions, oldest first */
  supersededEditions: z.optional(z.array(SupersededEdition)),
  /** the payment was found without the buyer, who has not been told yet */
  unacknowledgedPayment: z.optional(z.literal(true)),
  /** of a report being made: seconds within which nine of ten recent ones were printed */
  typicalSeconds: z.optional(z.int()),
});
export type OrderView = z.infer<typeof OrderView>;

export const OrdersAnswer = z.object({
  success: z.literal(true),
  orders: z.array(OrderView),
  /** pass as ?before= for the next page */
  next: z.optional(z.string()),
  /** how many there are in all, told with the first page */
  total: z.optional(z.int()),
  /** told with the first page */
  refusedEmail: BouncedEmail,
});
/** Orders that one stream, or one question, may name. */
export const MAX_FOLLOWED_ORDERS = 20;

export const OrderAnswer = z.object({ success: z.literal(true), order: OrderView });

/** GET /api/orders/:id/birth: the details the present edition is written from. */
export const OrderBirthAnswer = z.object({ success: z.literal(true), birth: BirthDetails });

/** POST /api/orders/:id/resend: `to` is the member's own address, shortened ("a…a@example.in"). */
export const ReportEmailResent = z.object({
  success: z.literal(true),
  message: z.string(),
  to: z.string(),
  order: OrderView,
});
