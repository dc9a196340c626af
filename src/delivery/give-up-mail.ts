import { changeOrder } from '#src/orders/change.ts';
import type { MailStop } from '#src/orders/events.ts';
import { giveUpMail } from '#src/orders/give-up-mail.ts';
import { MailBlocked, MailDelayed } from '#src/platform/mail-problems.ts';
import type { PostOffice } from './mail-report.ts';

/**
 * Notes that a report mail has no tries left. The reason that reaches the ledger is the sort of the problem, never its
 * text: a text may quote an address.
 */
export async function giveUpReportMail(
  office: PostOffice,
  { orderId, edition, again }: { orderId: string; edition: number; again?: number | undefined },
  problem: unknown,
): Promise<void> {
  const at = office.clock.now().toISOString();
  const meta = { actor: 'job:mail-report', cause: 'tries used up', at };
  const stopped = { edition, again, reason: sortOf(problem), at };
  await changeOrder(office, orderId, meta, (order) => giveUpMail(order, stopped));
}

function sortOf(problem: unknown): MailStop {
  if (problem instanceof MailBlocked) return 'blocked';
  return problem instanceof MailDelayed ? 'delayed' : 'fault';
}
