/** Orders in the API. Amounts in paise, instants in ISO UTC. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { BouncedEmail } from '#src/accounts/contract.ts';
import { Partner } from './contract-partner.ts';
import { ChartStyle } from '#src/astrology/contract.ts';

/** The steps of every report, in this order. */
export const STEPS = ['paid', 'calculating', 'writing', 'printing', 'emailed'] as const;

export const Step = z.object({
  key: z.enum(STEPS),
  state: z.enum(['done', 'current', 'pending']),
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

/** An edition replaced by a newer one. Its file is kept. */
export const SupersededEdition = z.object({
  edition: z.int(),
  pages: z.int(),
  bytes: z.int(),
  readyAt: z.string(),
  supersededAt: z.string(),
});
export type SupersededEdition = z.infer<typeof SupersededEdition>;

/** Resends of the report e-mail: how many remain within 24 hours, and when the next is possible if none does. */
export const ResendQuota = z.object({ remaining: z.int(), availableAt: z.optional(z.string()) });
export type ResendQuota = z.infer<typeof ResendQuota>;

export const OrderView = z.object({
  /** order number, "LG-2611-7K3QX9" */
  id: z.string(),
  reportKey: z.string(),
  reportName: z.string(),
  status: OrderStatus,
  /** state of the production of the report, while `status` is that of the order */
  reportStatus: ReportStatus,
  edition: z.int(),
  listPricePaise: z.int(),
  pricePaise: z.int(),
  /** set when the first-report offer was applied */
  offer: z.optional(z.literal('first-report')),
  placedAt: z.string(),
  paidAt: z.optional(z.string()),
  /** promised delivery: 12 hours after payment and complete birth details */
  dueBy: z.optional(z.string()),
  deliveredAt: z.optional(z.string()),
  /** no report two hours after the start of the SLA */
  delayed: z.optional(z.literal(true)),
  /** SLA breached without a report, or birth details missing for three days: the member can request a refund */
  refundOffered: z.optional(z.literal(true)),
  /** requested refund; completed once it has `refundedAt`; `needsAttention` until support has acted */
  refund: z.optional(
    z.object({
      amountPaise: z.int(),
      refundedAt: z.optional(z.string()),
      needsAttention: z.optional(z.literal(true)),
      /** the bank examines the payment, and the refund waits for its decision */
      onHold: z.optional(z.literal(true)),
    }),
  ),
  /** sum of the completed refunds, by the gateway and by support outside of it */
  refundedPaise: z.optional(z.int()),
  steps: z.array(Step),
  /** person of the report, or both: "Asha Rao and Ravi Menon"; absent until the birth details are complete */
  personName: z.optional(z.string()),
  chartStyle: ChartStyle,
  pages: z.optional(z.int()),
  bytes: z.optional(z.int()),
  /** why the report waits, or why it or its e-mail failed, written for the member */
  note: z.optional(z.string()),
  /** last instant to pay an unpaid order */
  expiresAt: z.optional(z.string()),
  /** of an unpaid order: a retry pays the same gateway order */
  gatewayOrderId: z.optional(z.string()),
  /** last instant to correct the birth details; absent when they cannot be corrected */
  correctableUntil: z.optional(z.string()),
  /** absent while no resend is possible */
  resendQuota: z.optional(ResendQuota),
  /** oldest first */
  supersededEditions: z.optional(z.array(SupersededEdition)),
  /** the payment was captured although the buyer did not return from the checkout, and the buyer has not seen the notice yet */
  isPaymentUnseen: z.optional(z.literal(true)),
  /** of a report in progress: 90th percentile of recent durations */
  typicalSeconds: z.optional(z.int()),
});
export type OrderView = z.infer<typeof OrderView>;

export const OrdersResponse = z.object({
  success: z.literal(true),
  orders: z.array(OrderView),
  /** pass as ?before= for the next page */
  next: z.optional(z.string()),
  /** number of all listed orders, with the first page only */
  total: z.optional(z.int()),
  /** with the first page only */
  bouncedEmail: BouncedEmail,
});
/** Orders per progress stream or list request. */
export const MAX_FOLLOWED_ORDERS = 20;

export const OrderResponse = z.object({ success: z.literal(true), order: OrderView });

/** Where the member has saved a birth. */
const SavedIn = z.enum(['profile', 'people']);
export type SavedIn = z.infer<typeof SavedIn>;

/** GET /api/orders/:id/birth-details: details of the current edition, and whether the member has saved them too. */
export const OrderBirthDetailsResponse = z.object({
  success: z.literal(true),
  birthDetails: BirthDetails,
  /** the second person of a report on two people */
  partner: z.optional(Partner),
  savedIn: z.optional(SavedIn),
});

/** POST /api/orders/:id/birth-details. */
export const OrderBirthDetailsRequest = z.object({ birthDetails: BirthDetails });

/** POST /api/orders/:id/correction. `useFromNow`: the corrected details also replace those that the member has saved. */
export const CorrectionRequest = z.object({
  birthDetails: BirthDetails,
  /** without it the second person of a report on two people stays as before */
  partner: z.optional(Partner),
  useFromNow: z.optional(z.boolean()),
});

/** POST /api/orders/:id/resend: `to` is the member's address, masked ("a…a@example.in"). */
export const ResendResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  to: z.string(),
  order: OrderView,
});

/** GET /api/orders/:id/report-file: the size of the file that a download would give. */
export const ReportFileResponse = z.object({ success: z.literal(true), bytes: z.int() });
