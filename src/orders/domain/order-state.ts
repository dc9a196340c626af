/** The state of an order, folded from its events. Amounts in paise, instants in ISO UTC. */
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { ChartStyle, Conventions } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { OrderStatus, ReportStatus } from '#src/orders/contract.ts';
import type { Dispute } from './dispute.ts';
import type { EventOf } from './events.ts';

/** Birth details can be corrected for this long after the first edition is ready. */
export const CORRECTION_DAYS = 7;

/** Promised time to delivery, counted from the instant when payment and birth details are both complete. */
export const DELIVERY_SLA_HOURS = 12;

export type Order = {
  id: string;
  memberId: string;
  reportKey: string;
  kind: 'priced' | 'free';
  status: OrderStatus;
  listPricePaise: number;
  pricePaise: number;
  offer?: 'first-report';
  chartStyle: ChartStyle;
  /** absent in orders from before the choice */
  signVocabulary?: SignVocabulary | undefined;
  conventions: Conventions;
  /** the cover has no opening verse */
  openingVerse?: false | undefined;
  placedAt: string;
  expiresAt?: string;
  gatewayOrderId?: string;
  gatewayPaymentId?: string;
  amountPaidPaise?: number;
  paidAt?: string;
  /** the source that reported the payment first */
  paidBy?: CaptureSource;
  /** the gateway's fee with its tax, once it is known */
  feePaise?: number;
  feeTaxPaise?: number;
  /** recorded attempts that failed or were dismissed */
  attemptCount: number;
  /** reporter and payment of each recorded failure, which reconciliation reports again at every check */
  recordedFailures: string[];
  /** further captured payments, which are refunded */
  duplicatePayments: DuplicatePayment[];
  /** the latest refund request, or the completed refund */
  refund?: Refund;
  /** every refund of the payment that the gateway reported, oldest report first */
  refunds: RecordedRefund[];
  /** the latest partial refund that support requested, until it is completed */
  partialRefund?: PartialRefund | undefined;
  partialRefundCount: number;
  /** refunds that the gateway accepted and the bank has not completed */
  pendingRefunds: PendingRefund[];
  /** disputes of the payment and of the duplicate payments, oldest first */
  disputes: Dispute[];
  /** what support returned outside of the gateway */
  refundsMadeElsewhere: { gatewayPaymentId: string; amountPaise: number }[];
  /** keys (toAttentionKey) of the entries of support's list that support resolved outside of the site */
  acknowledgedKeys: string[];
  birthId?: string;
  /** number of the latest reminder that birth details are missing */
  detailsReminderNumber?: number;
  /** birth details can be corrected once */
  correctedAt?: string;
  /** support erased the birth details and the files, on the request of the second person */
  detailsErasedAt?: string;
  /** oldest first; their files are kept */
  supersededEditions: SupersededEdition[];
  /** stored types of events that a newer release wrote: the order is read only */
  newerEventTypes?: string[];
  /** lost files that were printed again with other bytes, of every edition */
  replacedFiles?: ReplacedFile[];
  /** report e-mails requested after the first */
  resends: Resend[];
  report: ReportProgress;
};

export type DuplicatePayment = {
  id: string;
  amountPaise: number;
  detectedAt: string;
  /** every refund that the gateway reported as completed or failed, oldest report first */
  refunds: DuplicateRefund[];
  /** the gateway rejected every attempt to refund the payment */
  rejectedAt?: string;
};

/** `isFailed`: the gateway had accepted the refund and could not complete it. */
export type DuplicateRefund = { refundId: string; amountPaise: number; at: string; isFailed: boolean };

export type CaptureSource = 'checkout' | 'webhook' | 'reconciliation';

/** `failedAt`: the gateway had accepted the refund and could not complete it. */
export type RecordedRefund = { refundId: string; amountPaise: number; at: string; failedAt?: string };

export type PendingRefund = { refundId: string; amountPaise: number };

export type Refund = {
  /** while requested: the amount still to refund; when completed: the whole payment */
  amountPaise: number;
  /** number of requests; 0 when the refund was made in the gateway's dashboard */
  requestCount: number;
  /** the gateway rejected every attempt since the last request, or failed after accepting one */
  rejectedAt?: string;
  gatewayRefundId?: string;
  refundedAt?: string;
};

/** `rejectedAt`: the gateway rejected every attempt, or failed after accepting one. */
export type PartialRefund = {
  requestNumber: number;
  amountPaise: number;
  gatewayRefundId?: string;
  rejectedAt?: string;
};

export type ReportFile = {
  sha256: string;
  bytes: number;
  pages: number;
  verification?: DocumentVerification | undefined;
};

/** A file that the store lost and that buyers may have downloaded. Its hash and its verification code stay valid. */
export type ReplacedFile = ReportFile & { edition: number; readyAt: string };

export type SupersededEdition = ReportFile & {
  edition: number;
  birthId: string;
  readyAt: string;
  supersededAt: string;
};

/** Printed in the file, so that its reader can verify it. */
export type DocumentVerification = { code: string; documentCreatedAt: string };

/** A report e-mail after the first; `requestedBy` is missing when the member requested it. */
export type Resend = {
  resendNumber: number;
  edition: number;
  at: string;
  requestedBy?: 'support' | undefined;
  outcome?: 'sent' | 'bounced' | 'failed';
};

export type ReportNote =
  EventOf<'BirthDetailsRequested'>['data']['reason'] | 'generation-failed' | 'email-bounced' | 'email-failed';

export type ReportProgress = {
  status: ReportStatus;
  edition: number;
  attempt: number;
  /** first request of this edition */
  requestedAt?: string;
  /** promised delivery */
  dueBy?: string;
  delayedAt?: string;
  slaBreachedAt?: string;
  computedAt?: string;
  writtenAt?: string;
  renderedAt?: string;
  deliveredAt?: string;
  emailBouncedAt?: string;
  /** the last e-mail of this edition failed after all attempts, and no resend was requested since */
  emailFailedAt?: string | undefined;
  file?: ReportFile;
  /** why the report waits, or why it or its e-mail failed */
  note?: ReportNote | undefined;
  /** of a failed report */
  failedStep?: string | undefined;
  /** attempts until the last failure, after which support or the end of an outage started another */
  attemptsBeforeFailure?: number | undefined;
};

/** The report of the order may be produced: the payment was captured, or none is needed. */
export const isPaidOrFree = (status: OrderStatus): boolean => status === 'paid' || status === 'free';

/** The member paid, and the report waits for birth details. */
export const isAwaitingPaidDetails = ({ status, report }: Order): boolean =>
  status === 'paid' && report.status === 'awaiting-details';

/** A refund is requested or completed: no report is generated, sent or corrected any more. */
export const isRefunding = (status: OrderStatus): boolean =>
  status === 'refund-requested' || status === 'refunded';

/** Last instant at which the birth details can be corrected; undefined when they cannot. */
export function getCorrectionDeadline({
  status,
  correctedAt,
  detailsErasedAt,
  report,
}: Order): string | undefined {
  if (isRefunding(status) || correctedAt || detailsErasedAt || !report.renderedAt) return undefined;
  return addHours(report.renderedAt, CORRECTION_DAYS * 24);
}

/** Entries with the same facts have the same key. */
export const toAttentionKey = ({ reason, subject }: { reason: string; subject: string }): string =>
  `${reason}:${subject}`;

/** @param instant ISO 8601. @returns ISO 8601 in UTC */
export const addHours = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();

export const updateReport = (order: Order, change: Partial<ReportProgress>): Order => ({
  ...order,
  report: { ...order.report, ...change },
});
