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
    data: z.object({ disputeId: id, status: DisputeProgress, at: instant }),
  }),
  // Support was reminded of the deadline.
  z.object({ type: z.literal('DisputeReminded'), data: z.object({ disputeId: id, at: instant }) }),
  z.object({
    type: z.literal('DisputeClosed'),
    data: z.object({ disputeId: id, outcome: DisputeOutcome, at: instant }),
  }),
] as const;
export type DisputeEvent = z.infer<(typeof DISPUTE_EVENTS)[number]>;

export type DisputeOutcome = z.infer<typeof DisputeOutcome>;
export type DisputeStatus = 'open' | z.infer<typeof DisputeProgress> | DisputeOutcome;

export type Dispute = {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  reasonCode: string;
  phase: string;
  status: DisputeStatus;
  /** statuses that were recorded; each is recorded once */
  reported: DisputeStatus[];
  respondBy: string;
  openedAt: string;
  remindedAt?: string;
  closedAt?: string;
};

const DISPUTE_EVENT_TYPES: ReadonlySet<string> = new Set<DisputeEvent['type']>([
  'DisputeOpened',
  'DisputeUpdated',
  'DisputeReminded',
  'DisputeClosed',
]);

export const isDisputeEvent = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: DisputeEvent['type'] }> => DISPUTE_EVENT_TYPES.has(event.type);

export function applyDisputeEvent(disputes: readonly Dispute[], { type, data }: DisputeEvent): Dispute[] {
  if (type === 'DisputeOpened') {
    const { disputeId, at, ...openedData } = data;
    return [...disputes, { ...openedData, id: disputeId, status: 'open', reported: ['open'], openedAt: at }];
  }
  return disputes.map((dispute) => {
    if (dispute.id !== data.disputeId) return dispute;
    if (type === 'DisputeReminded') return { ...dispute, remindedAt: data.at };
    const status = type === 'DisputeUpdated' ? data.status : data.outcome;
    const reported = [...dispute.reported, status];
    return {
      ...dispute,
      status,
      reported,
      ...(type === 'DisputeClosed' ? { closedAt: data.at } : {}),
    };
  });
}

/** A dispute as the gateway reports it. */
export type ReportedDispute = Pick<
  Dispute,
  'id' | 'gatewayPaymentId' | 'amount' | 'reasonCode' | 'phase' | 'status' | 'respondBy'
>;

/** Every status counts once: a report of a status that was passed already, or of a closed dispute, changes nothing. */
export function recordDisputeStatus(
  disputes: readonly Dispute[],
  { id: disputeId, status, ...openedData }: ReportedDispute,
  at: string,
): DisputeEvent[] {
  const currentDispute = disputes.find((dispute) => dispute.id === disputeId);
  const openedEvents: DisputeEvent[] = currentDispute
    ? []
    : [{ type: 'DisputeOpened', data: { disputeId, ...openedData, at } }];
  if (status === 'open' || currentDispute?.closedAt || currentDispute?.reported.includes(status))
    return openedEvents;
  if (status === 'under_review' || status === 'action_required')
    return [...openedEvents, { type: 'DisputeUpdated', data: { disputeId, status, at } }];
  return [...openedEvents, { type: 'DisputeClosed', data: { disputeId, outcome: status, at } }];
}

/** Support is reminded once, this long before the deadline of the bank. */
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

/** An open dispute may take the money, and a lost one has taken it: a refund would pay twice. */
export const isRefundFrozen = (
  { disputes }: { disputes: readonly Dispute[] },
  gatewayPaymentId: string | undefined,
): boolean =>
  disputes.some(
    (dispute) =>
      dispute.gatewayPaymentId === gatewayPaymentId && (isOpenDispute(dispute) || dispute.status === 'lost'),
  );

/** Money that the bank took from the merchant for lost disputes of a payment. */
export const sumLostDisputes = (
  { disputes }: { disputes: readonly Dispute[] },
  gatewayPaymentId: string | undefined,
): number =>
  disputes
    .filter((dispute) => dispute.gatewayPaymentId === gatewayPaymentId && dispute.status === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
