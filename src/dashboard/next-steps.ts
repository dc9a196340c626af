/** Lists the next steps for a member, the most urgent first. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { OrderView } from '#src/orders/contract.ts';
import { isPaidOrFree, isRefunding } from '#src/orders/domain/order-state.ts';
import { nextStepTexts } from './content/en.ts';
import type { NextStep } from './contract.ts';
import type { OrderFacts } from './order-facts.ts';

/** Exactly one of the two is present. */
export type BirthFacts = {
  /** explains why there is no chart yet */
  missingBirthText?: string;
  isBirthTimeKnown?: boolean;
};
export type NextStepFacts = OrderFacts & BirthFacts & { now: string };

const MAX_STEPS = 4;
/** Keys of the paid reports that contain the chapters of the free kundli. */
const FULL_CHART_REPORTS: readonly string[] = ['janam-kundli', 'life-blueprint'];
/** A delivered report is listed for two weeks. */
const RECENT_DELIVERY_MS = 14 * DAY_MS;

export const listNextSteps = (facts: NextStepFacts): NextStep[] =>
  [
    createPayStep(facts),
    createDetailsStep(facts),
    createBirthStep(facts),
    createReadStep(facts),
    createOfferStep(facts),
    createBirthTimeStep(facts),
    createFreeReportStep(facts),
  ]
    .filter((step) => step !== undefined)
    .slice(0, MAX_STEPS);

function createPayStep({ openOrders: [order] }: NextStepFacts): NextStep | undefined {
  return order && createStep('pay', `/retry-payment?order=${encodeURIComponent(order.id)}`, order.reportName);
}

function createDetailsStep({ orders }: NextStepFacts): NextStep | undefined {
  const orderAwaitingDetails = orders.find(
    ({ reportStatus, status }) => reportStatus === 'awaiting-details' && isPaidOrFree(status),
  );
  return orderAwaitingDetails && createStep('order-details', '/my-reports', orderAwaitingDetails.reportName);
}

const createBirthStep = ({ missingBirthText }: NextStepFacts): NextStep | undefined =>
  missingBirthText ? createStep('birth', '/profile#birth', missingBirthText) : undefined;

const createBirthTimeStep = ({ isBirthTimeKnown }: NextStepFacts): NextStep | undefined =>
  isBirthTimeKnown === false ? createStep('birth-time', '/profile#birth') : undefined;

function createReadStep({ orders, now }: NextStepFacts): NextStep | undefined {
  const readyOrder = orders.find((order) => isRecentlyDelivered(order, now));
  return readyOrder && createStep('read-report', '/my-reports', readyOrder.reportName);
}

function isRecentlyDelivered(
  { reportStatus, status, deliveredAt, placedAt }: OrderView,
  now: string,
): boolean {
  if (isRefunding(status) || (reportStatus !== 'ready' && reportStatus !== 'delivered')) return false;
  return Date.parse(now) - Date.parse(deliveredAt ?? placedAt) < RECENT_DELIVERY_MS;
}

const createOfferStep = ({ hasOffer }: NextStepFacts): NextStep | undefined =>
  hasOffer ? createStep('offer', '/reports') : undefined;

/** Not for a member whose paid report contains the chapters of the free one. */
function createFreeReportStep({ freeReport, orders }: NextStepFacts): NextStep | undefined {
  const hasFullChart = orders.some(
    ({ reportKey, status }) => status === 'paid' && FULL_CHART_REPORTS.includes(reportKey),
  );
  if (!freeReport || hasFullChart) return undefined;
  return createStep('free-report', `/reports/${freeReport.key}`, freeReport.name);
}

/** `detail` is inserted into the text: the name of the report, or the reason. */
function createStep(key: NextStep['key'], to: string, detail = ''): NextStep {
  const { title, text, label } = nextStepTexts[key];
  return { key, title, text: text(detail), to, label };
}
