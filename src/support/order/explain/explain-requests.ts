/** What a buyer may say that no event shows, and the command that helps. Pure. */
import { getCorrectionDeadline, isPaidOrFree, type Order } from '#src/orders/domain/order-state.ts';
import { isPrinted } from '#src/orders/domain/support-commands.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { REASON, type ExplainFacts } from './finding.ts';

/** `condition`: begins with "If". `note`: what else is possible. A value in quotes has to be typed. */
export type BuyerRequest = { condition: string; command: string; note?: string };

export function listBuyerRequests({ order, now, isMemberDeleted }: ExplainFacts): BuyerRequest[] {
  if (!isPaidOrFree(order.status) || isMemberDeleted) return [];
  return [...(isPrinted(order) ? listReportRequests(order, now) : []), createMoveRequest(order)];
}

const listReportRequests = (order: Order, now: string): BuyerRequest[] => [
  {
    condition: 'If the buyer says the birth details are wrong:',
    command: `lagna order correct ${order.id} --time "…" ${REASON}`,
    note: `--date, --place and --name correct the others.${describeOwnCorrection(order, now)}`,
  },
  {
    condition: 'If a page is wrong and the birth details are right:',
    command: `lagna order regenerate ${order.id} ${REASON}`,
    note: 'after the fault is fixed; prints and sends the next edition',
  },
  {
    condition: 'If somebody doubts a PDF of this order:',
    command: 'lagna report verify "…"',
    note: 'the path of the file',
  },
];

function describeOwnCorrection(order: Order, now: string): string {
  const deadline = getCorrectionDeadline(order);
  return deadline && deadline > now
    ? ` The buyer can do it too, in My Reports until ${formatIstMinute(deadline)}.`
    : '';
}

const createMoveRequest = ({ id }: Order): BuyerRequest => ({
  condition: 'If the order is in the wrong account of the same person:',
  command: `lagna order reassign ${id} --member "…" ${REASON}`,
  note: 'the address of the right account',
});
