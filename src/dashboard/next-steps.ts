/** What to do next, decided by facts alone, the most urgent first. */
import type { OrderView } from '#src/orders/contract.ts';
import { nextSteps } from './content/en.ts';
import type { NextStep } from './contract.ts';
import type { ShopFacts } from './order-facts.ts';

/** `need`: why there is no chart yet, in words. `hourKnown` of a birth that is known. */
export type BirthFacts = { need?: string; hourKnown?: boolean };
export type NextFacts = ShopFacts & BirthFacts & { now: string };

const MOST = 4;
/** A report is news for two weeks. */
const FRESH_MS = 14 * 86_400_000;

export const whatNext = (facts: NextFacts): NextStep[] =>
  [toPay(facts), toDetail(facts), toBirth(facts), toRead(facts), toOffer(facts), toHour(facts), toFree(facts)]
    .filter((step) => step !== undefined)
    .slice(0, MOST);

function toPay({ open: [order] }: NextFacts): NextStep | undefined {
  return order && step('pay', `/retry-payment?order=${encodeURIComponent(order.id)}`, order.reportName);
}

function toDetail({ orders }: NextFacts): NextStep | undefined {
  const waiting = orders.find(
    ({ report, status }) => report === 'awaiting-details' && (status === 'paid' || status === 'free'),
  );
  return waiting && step('details-for-order', '/my-reports', waiting.reportName);
}

const toBirth = ({ need }: NextFacts): NextStep | undefined =>
  need ? step('birth', '/profile#birth', need) : undefined;

const toHour = ({ hourKnown }: NextFacts): NextStep | undefined =>
  hourKnown === false ? step('hour', '/profile#birth') : undefined;

function toRead({ orders, now }: NextFacts): NextStep | undefined {
  const ready = orders.find((order) => isFresh(order, now));
  return ready && step('ready', '/my-reports', ready.reportName);
}

function isFresh({ report, status, deliveredAt, placedAt }: OrderView, now: string): boolean {
  const goesBack = status === 'refund-requested' || status === 'refunded';
  if (goesBack || (report !== 'ready' && report !== 'delivered')) return false;
  return Date.parse(now) - Date.parse(deliveredAt ?? placedAt) < FRESH_MS;
}

const toOffer = ({ offer }: NextFacts): NextStep | undefined =>
  offer ? step('offer', '/reports') : undefined;

const toFree = ({ free }: NextFacts): NextStep | undefined =>
  free && step('free', `/reports/${free.key}`, free.name);

/** `about`: the report's name, or what is needed. */
function step(key: NextStep['key'], to: string, about = ''): NextStep {
  const { title, text, label } = nextSteps[key];
  return { key, title, text: text(about), to, label };
}
