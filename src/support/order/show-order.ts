/** `lagna order show`: the state of an order, who it belongs to, its money, report and e-mails, and its last events. */
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { formatEventTable } from './event-table.ts';
import { loadOrderFacts, type OrderFacts } from './order-facts.ts';
import { summarizeOrder } from './order-summary.ts';

/** @param id order number, gateway order id, or id of any payment. @throws CommandError when there is none */
export async function showOrder(
  { openDatabase, terminal }: CommandContext,
  id: string,
): Promise<CommandResult> {
  const facts = await loadOrderFacts(await openDatabase(), id);
  return {
    json: toJson(facts),
    lines: [
      ...summarizeOrder(facts, terminal),
      '',
      ...formatEventTable(facts.order.id, facts.events, terminal),
    ],
  };
}

const toJson = ({ order, reportName, member, payments, emails, events }: OrderFacts) => ({
  order: { ...order, reportName, attentionReason: getAttentionReason(order) ?? null },
  member: member ?? null,
  payments,
  emails,
  events,
});
