/**
 * Decisions on the report of an order: pure functions from the current state and a command to new events. A command whose
 * result is recorded already, or that no longer applies, gives an empty list. One that breaks a rule throws OrderRuleError.
 */
import type { ReportStatus } from '#src/orders/contract.ts';
import type { EventOf, OrderEvent } from './events.ts';
import { getCorrectionDeadline, isPaidOrFree, isRefunding, type Order } from './order-state.ts';

/** The command breaks a rule of the order. The message is shown to the member. */
export class OrderRuleError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type PartnerConsent = NonNullable<EventOf<'BirthDetailsFrozen'>['data']['partnerConsent']>;

/** Complete details of a paid or free order start the report; an unpaid order waits for its payment. */
export function freezeBirthDetails(
  order: Order,
  birthId: string,
  at: string,
  partnerConsent?: PartnerConsent,
): OrderEvent[] {
  assertNotRefunding(order);
  if (order.birthId !== undefined)
    throw new OrderRuleError('details-frozen', 'The birth details of this order are complete already.');
  const detailsFrozen: OrderEvent = {
    type: 'BirthDetailsFrozen',
    data: { birthId, at, ...(partnerConsent ? { partnerConsent } : {}) },
  };
  if (!isPaidOrFree(order.status)) return [detailsFrozen];
  return [
    detailsFrozen,
    ...requestGenerationIfComplete({ ...order, birthId }, order.status === 'free' ? 'free' : 'details', at),
  ];
}

function assertNotRefunding({ status }: Order): void {
  if (isRefunding(status))
    throw new OrderRuleError('refunded', 'This order was refunded, so its report is not made.');
}

/** Requests the first edition, or the birth details that it needs. */
export function requestGenerationIfComplete(
  order: Order,
  cause: 'payment' | 'free' | 'details',
  at: string,
): OrderEvent[] {
  if (order.birthId === undefined)
    return order.report.status === 'awaiting-details'
      ? []
      : [{ type: 'BirthDetailsRequested', data: { reason: 'missing' } }];
  return [
    { type: 'GenerationRequested', data: { edition: 1, birthId: order.birthId, attempt: 1, cause, at } },
  ];
}

/** Supersedes the current edition and requests the next one. Once per order, within seven days of the report. */
export function requestCorrectedEdition(order: Order, birthId: string, at: string): OrderEvent[] {
  assertCorrectable(order, at);
  const edition = order.report.edition + 1;
  return [
    { type: 'EditionSuperseded', data: { edition: order.report.edition, at } },
    { type: 'BirthDetailsCorrected', data: { edition, birthId, at } },
    { type: 'GenerationRequested', data: { edition, birthId, attempt: 1, cause: 'correction', at } },
  ];
}

export const DETAILS_ERASED_MESSAGE =
  'The other person of this report asked us to erase their details. The report and both births were deleted, so it cannot be downloaded, sent or printed again.';

/** @throws OrderRuleError after the erasure of the birth details and the files */
export function assertDetailsKept({ detailsErasedAt }: Order): void {
  if (detailsErasedAt) throw new OrderRuleError('details-erased', DETAILS_ERASED_MESSAGE);
}

/** @throws OrderRuleError when no correction is possible */
export function assertCorrectable(order: Order, at: string): void {
  assertDetailsKept(order);
  if (isRefunding(order.status))
    throw new OrderRuleError(
      'refunded',
      'This order was refunded, so its birth details can no longer be changed.',
    );
  if (order.correctedAt)
    throw new OrderRuleError(
      'already-corrected',
      'The birth details of this report were corrected already, which can be done once. If something is still wrong, please write to us.',
    );
  const deadline = getCorrectionDeadline(order);
  if (!deadline)
    throw new OrderRuleError(
      'not-ready',
      'This report is not ready yet. Once it is, you have seven days to correct its birth details.',
    );
  if (at > deadline)
    throw new OrderRuleError(
      'correction-expired',
      'Birth details can be corrected within seven days of the report being ready, and those days are over. If something is wrong, please write to us.',
    );
}

/** Support restarts a report that failed or lost its job. The next attempt resumes at the first unrecorded step. */
export function retryGeneration(order: Order, at: string, { isJobLost = false } = {}): OrderEvent[] {
  assertNotRefunding(order);
  if (order.report.status !== 'failed' && !(isJobLost && isGenerating(order)))
    throw new OrderRuleError(
      'not-failed',
      'Only a report that failed or whose job is lost can be started again.',
    );
  return [createNextAttempt(order, 'support', at)];
}

/** Steps that need more than the order: Chromium and the report store. */
export type OutageStep = 'printing' | 'storing';

/** An outage that comes again and again needs support. */
const MAX_ATTEMPTS_AFTER_OUTAGES = 20;

/** Requests another attempt of a report that failed in a step whose service works again. */
export function restartAfterOutage(order: Order, step: OutageStep, at: string): OrderEvent[] {
  const { status, failedStep, attempt } = order.report;
  if (status !== 'failed' || failedStep !== step || attempt >= MAX_ATTEMPTS_AFTER_OUTAGES) return [];
  if (isRefunding(order.status) || order.detailsErasedAt) return [];
  return [createNextAttempt(order, 'recovery', at)];
}

/** A report whose worker crashes in four attempts in a row needs support. Each attempt is up to thirteen runs of the job. */
const MAX_ATTEMPTS_IN_A_ROW = 4;

/** Requests another attempt when the job of `lostAttempt` is gone, or fails the report after the last attempt. */
export function recoverLostJob(order: Order, lostAttempt: number, at: string): OrderEvent[] {
  if (!isGenerating(order) || order.report.attempt !== lostAttempt) return [];
  const attemptsInARow = lostAttempt - (order.report.attemptsBeforeFailure ?? 0);
  if (attemptsInARow >= MAX_ATTEMPTS_IN_A_ROW) return failGeneration(order, 'worker', 'JobLost', at);
  return [createNextAttempt(order, 'recovery', at)];
}

/** Report statuses with a job that is queued or running. */
export const IN_PROGRESS_STATUSES = ['queued', 'computing', 'rendering'] as const satisfies ReportStatus[];

const isGenerating = ({ status, report, birthId }: Order) =>
  isPaidOrFree(status) &&
  birthId !== undefined &&
  IN_PROGRESS_STATUSES.some((inProgress) => inProgress === report.status);

const createNextAttempt = (order: Order, cause: 'support' | 'recovery', at: string): OrderEvent => ({
  type: 'GenerationRequested',
  data: {
    edition: order.report.edition,
    birthId: order.birthId!,
    attempt: order.report.attempt + 1,
    cause,
    at,
  },
});

export type StepEvent = EventOf<
  'ChartComputed' | 'ReportWritten' | 'ReportRendered' | 'ReportEmailSent' | 'ReportEmailBounced'
>;

/** Idempotent: gives no event for another edition, or when this or a later step is recorded already. */
export function recordStep(order: Order, step: StepEvent): OrderEvent[] {
  const { report } = order;
  if (step.data.edition !== report.edition || report.status === 'none') return [];
  const recordedAt = {
    ChartComputed: report.computedAt ?? report.writtenAt ?? report.renderedAt,
    ReportWritten: report.writtenAt ?? report.renderedAt,
    ReportRendered: report.renderedAt,
    ReportEmailSent: report.deliveredAt,
    ReportEmailBounced: report.deliveredAt ?? report.emailBouncedAt,
  }[step.type];
  return recordedAt ? [] : [step];
}

/**
 * No event if no report is being produced, such as after a refund.
 * @param reason class of the error, without personal data; cut at 200 characters
 */
export function failGeneration(order: Order, step: string, reason: string, at: string): OrderEvent[] {
  if (!isGenerating(order)) return [];
  const { edition, attempt } = order.report;
  return [{ type: 'GenerationFailed', data: { edition, attempt, step, reason: reason.slice(0, 200), at } }];
}
