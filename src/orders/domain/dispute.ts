/**
 * Disputes (chargebacks) of a payment, by their gateway id: events, state and decisions, for orders and for payments that match
 * no order. Pure functions. Amounts in the smallest unit of the currency.
 */
import * as z from 'zod';

const id = z.string().min(1).max(80);
const instant = z.iso.datetime();

const DisputeProgress = z.enum(['under_review', 'action_required']);
const DisputeOutcome = z.enum(['won', 'lost', 'closed']);

export const DISPUTE_EVENTS = [
  z.object({
    type: z.literal('DisputeOpened'),
    data: z.object({
      disputeId: id,
      gatewayPaymentId: id,
      amount: z.int().nonnegative(),
      reasonCode: z.string().max(80),
      phase: z.string().max(40),
      respondBy: instant,
      at: instant,
    }),
  }),
  z.object({
    type: z.literal('DisputeUpdated'),
    // `respondBy`: the bank requires another answer. `phase`: the dispute has moved to another phase.
    data: z.object({
      disputeId: id,
      status: DisputeProgress,
      respondBy: instant.optional(),
      phase: z.string().max(40).optional(),
      at: instant,
    }),
  }),
  // Support was reminded of the deadline.
  z.object({ type: z.literal('DisputeReminded'), data: z.object({ disputeId: id, at: instant }) }),
  z.object({
    type: z.literal('DisputeClosed'),
    // `amountDeducted`: what the bank took, if the gateway says it.
    data: z.object({
      disputeId: id,
      outcome: DisputeOutcome,
      amountDeducted: z.int().positive().optional(),
      at: instant,
    }),
  }),
  // The bank has taken a closed dispute up again, such as in arbitration.
  z.object({
    type: z.literal('DisputeReopened'),
    data: z.object({ disputeId: id, phase: z.string().max(40), respondBy: instant, at: instant }),
  }),
] as const;
export type DisputeEvent = z.infer<(typeof DISPUTE_EVENTS)[number]>;

export type DisputeOutcome = z.infer<typeof DisputeOutcome>;
type DisputeProgress = z.infer<typeof DisputeProgress>;
export type DisputeStatus = 'open' | DisputeProgress | DisputeOutcome;

export type Dispute = {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  /** what the bank took after a lost dispute, if the gateway said it; otherwise it is `amount` */
  amountDeducted?: number;
  reasonCode: string;
  phase: string;
  status: DisputeStatus;
  /** statuses that were recorded since the latest deadline; each is recorded once */
  reportedStatuses: DisputeStatus[];
  respondBy: string;
  openedAt: string;
  remindedAt?: string;
  closedAt?: string;
};

const DISPUTE_EVENT_TYPES: ReadonlySet<string> = new Set(DISPUTE_EVENTS.map(({ shape }) => shape.type.value));

export const isDisputeEvent = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: DisputeEvent['type'] }> => DISPUTE_EVENT_TYPES.has(event.type);

export function applyDisputeEvent(disputes: readonly Dispute[], { type, data }: DisputeEvent): Dispute[] {
  if (type === 'DisputeOpened') {
    const { disputeId, at, ...openedData } = data;
    return [
      ...disputes,
      { ...openedData, id: disputeId, status: 'open', reportedStatuses: ['open'], openedAt: at },
    ];
  }
  return disputes.map((dispute) => {
    if (dispute.id !== data.disputeId) return dispute;
    if (type === 'DisputeReminded') return { ...dispute, remindedAt: data.at };
    if (type === 'DisputeReopened') return applyReopened(dispute, data);
    return type === 'DisputeUpdated' ? applyUpdated(dispute, data) : applyClosed(dispute, data);
  });
}

type DataOf<Type extends DisputeEvent['type']> = Extract<DisputeEvent, { type: Type }>['data'];

function applyUpdated(
  dispute: Dispute,
  { status, respondBy, phase = dispute.phase }: DataOf<'DisputeUpdated'>,
): Dispute {
  if (!respondBy)
    return { ...dispute, status, phase, reportedStatuses: [...dispute.reportedStatuses, status] };
  // Another answer is due: support is reminded of its deadline as well.
  const { remindedAt: _, ...otherFields } = dispute;
  return { ...otherFields, status, phase, respondBy, reportedStatuses: ['open', status] };
}

function applyReopened(dispute: Dispute, { phase, respondBy }: DataOf<'DisputeReopened'>): Dispute {
  const { remindedAt: _, closedAt: __, amountDeducted: ___, ...otherFields } = dispute;
  return { ...otherFields, status: 'open', phase, respondBy, reportedStatuses: ['open'] };
}

const applyClosed = (
  dispute: Dispute,
  { outcome, amountDeducted, at }: DataOf<'DisputeClosed'>,
): Dispute => ({
  ...dispute,
  status: outcome,
  reportedStatuses: [...dispute.reportedStatuses, outcome],
  closedAt: at,
  ...(amountDeducted === undefined ? {} : { amountDeducted }),
});

/** A dispute as the gateway reports it. */
export type ReportedDispute = Pick<
  Dispute,
  'id' | 'gatewayPaymentId' | 'amount' | 'reasonCode' | 'status'
> & {
  /** missing: as before; of a new dispute, a chargeback */
  phase?: string | undefined;
  /** missing: as before; of a new dispute, now */
  respondBy?: string | undefined;
  amountDeducted?: number | undefined;
  /** fetched from the gateway just now; without it the status comes from a webhook, which can be late */
  isCurrent?: boolean;
};

/** A webhook can be late and changes less than a status that was fetched from the gateway just now (`isCurrent`). */
export function recordDisputeStatus(
  disputes: readonly Dispute[],
  reported: ReportedDispute,
  at: string,
): DisputeEvent[] {
  const current = disputes.find((dispute) => dispute.id === reported.id);
  if (current) return recordReport(current, reported, at);
  const { id: disputeId, gatewayPaymentId, amount, reasonCode } = reported;
  const { phase = 'chargeback', respondBy = at } = reported;
  const opened: DisputeEvent = {
    type: 'DisputeOpened',
    data: { disputeId, gatewayPaymentId, amount, reasonCode, phase, respondBy, at },
  };
  return [opened, ...recordReport(applyDisputeEvent([], opened)[0]!, reported, at)];
}

/** One event for each kind of report; a reopened dispute is then recorded with its status as well. */
function recordReport(current: Dispute, reported: ReportedDispute, at: string): DisputeEvent[] {
  const { id: disputeId, amountDeducted } = reported;
  const { phase = current.phase, respondBy = current.respondBy } = reported;
  const report = classifyReport(current, reported);
  switch (report.kind) {
    case 'known':
      return [];
    case 'reopened': {
      const reopened: DisputeEvent = { type: 'DisputeReopened', data: { disputeId, phase, respondBy, at } };
      return [reopened, ...recordReport(applyDisputeEvent([current], reopened)[0]!, reported, at)];
    }
    case 'closed': {
      const { outcome } = report;
      const deducted = outcome === 'lost' && amountDeducted ? { amountDeducted } : {};
      return [{ type: 'DisputeClosed', data: { disputeId, outcome, ...deducted, at } }];
    }
    case 'answer-due': {
      const { status } = report;
      const newPhase = phase === current.phase ? {} : { phase };
      return [{ type: 'DisputeUpdated', data: { disputeId, status, respondBy, ...newPhase, at } }];
    }
    case 'progress':
      return [{ type: 'DisputeUpdated', data: { disputeId, status: report.status, at } }];
  }
}

type ClassifiedReport =
  | { kind: 'reopened' | 'known' }
  | { kind: 'closed'; outcome: DisputeOutcome }
  | { kind: 'answer-due' | 'progress'; status: DisputeProgress };

/**
 * The first row that applies:
 *
 * | recorded dispute | report                                                        | kind       |
 * | ---------------- | ------------------------------------------------------------- | ---------- |
 * | closed           | fetched now, another status                                   | reopened   |
 * | closed           | any other                                                     | known      |
 * | not closed       | won, lost or closed                                           | closed     |
 * | not closed       | later deadline, or same deadline in another phase             | answer-due |
 * | under review     | fetched now, open                                             | answer-due |
 * | not closed       | open, or earlier deadline                                     | known      |
 * | not closed       | fetched now: the present status; webhook: any recorded status | known      |
 * | not closed       | any other                                                     | progress   |
 */
function classifyReport(
  current: Dispute,
  { status, phase = current.phase, respondBy = current.respondBy, isCurrent = false }: ReportedDispute,
): ClassifiedReport {
  if (current.closedAt) return { kind: isCurrent && status !== current.status ? 'reopened' : 'known' };
  if (isDisputeOutcome(status)) return { kind: 'closed', outcome: status };
  const deadlineDelay = Date.parse(respondBy) - Date.parse(current.respondBy);
  const isAnswerDueAgain =
    deadlineDelay > 0 ||
    (deadlineDelay === 0 && phase !== current.phase) ||
    (isCurrent && status === 'open' && current.status === 'under_review');
  if (isAnswerDueAgain) return { kind: 'answer-due', status: status === 'open' ? 'action_required' : status };
  if (status === 'open' || deadlineDelay < 0) return { kind: 'known' };
  const isKnown = isCurrent ? current.status === status : current.reportedStatuses.includes(status);
  return isKnown ? { kind: 'known' } : { kind: 'progress', status };
}

export const isDisputeOutcome = (status: DisputeStatus): status is DisputeOutcome =>
  status === 'won' || status === 'lost' || status === 'closed';

/** Support is reminded once of each deadline of the bank, this long before. */
export const REMINDER_HOURS = 48;

/** @returns no event when support was reminded already, has answered, or the dispute is closed */
export function recordDisputeReminder(
  disputes: readonly Dispute[],
  disputeId: string,
  at: string,
): DisputeEvent[] {
  const dispute = disputes.find(({ id }) => id === disputeId);
  if (!dispute || dispute.remindedAt || !isAnswerDue(dispute)) return [];
  return [{ type: 'DisputeReminded', data: { disputeId, at } }];
}

const isAnswerDue = ({ status }: Dispute) => status === 'open' || status === 'action_required';

export const isOpenDispute = ({ closedAt }: Dispute): boolean => closedAt === undefined;

/** Inquiries of the bank: no money is claimed, and a refund ends them. Razorpay closes them when the payer is refunded. */
const INQUIRY_PHASES: ReadonlySet<string> = new Set(['fraud', 'retrieval']);

export const isInquiry = ({ phase }: Pick<Dispute, 'phase'>): boolean => INQUIRY_PHASES.has(phase);

/** An open dispute may take the money, and a lost one has taken it: a refund would pay twice. */
export const isRefundFrozen = (
  { disputes }: { disputes: readonly Dispute[] },
  gatewayPaymentId: string | undefined,
): boolean =>
  disputes.some(
    (dispute) =>
      dispute.gatewayPaymentId === gatewayPaymentId &&
      ((isOpenDispute(dispute) && !isInquiry(dispute)) || dispute.status === 'lost'),
  );

/** Money that the bank took from the merchant for lost disputes of a payment. */
export const sumLostDisputes = (
  { disputes }: { disputes: readonly Dispute[] },
  gatewayPaymentId: string | undefined,
): number =>
  disputes
    .filter((dispute) => dispute.gatewayPaymentId === gatewayPaymentId && dispute.status === 'lost')
    .reduce((sum, { amount, amountDeducted = amount }) => sum + amountDeducted, 0);
