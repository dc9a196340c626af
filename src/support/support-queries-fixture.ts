/** The queries of the support commands, for the test of query plans. */
import type { Database } from '#src/platform/database.ts';
import { findFileOwner } from '#src/orders/verification/find-document.ts';
import { showSupportLog } from './events/show-log.ts';
import { search } from './find/find.ts';
import { parseSearch } from './find/search-query.ts';
import { listDeadJobs, listJobs } from './job/list-jobs.ts';
import { showMember } from './member/show-member.ts';
import { showSla } from './operations/show-sla.ts';
import { showStats } from './operations/show-stats.ts';
import { showExplanation } from './order/explain/show-explanation.ts';
import { findOrderId } from './order/find-order-id.ts';
import { listOrders } from './order/list-orders.ts';
import { moveOrder } from './order/reassign-order.ts';
import { showOrder } from './order/show-order.ts';
import { showTimeline } from './order/show-timeline.ts';
import { auditPayments } from './payment/audit-payments.ts';
import { listPayments } from './payment/list-payments.ts';
import { createTestContext } from './testing.ts';
import { listWebhooks } from './webhook/list-webhooks.ts';
import { showWebhook } from './webhook/show-webhook.ts';

const SEARCHES = [
  'LG-COPY-5',
  'order_copy5',
  'pay_copy5',
  'evt_copy_0_5',
  'COPY/0/5',
  'member5@example.com',
  'member5@',
  '98765 43210',
  'Bhuvaneshwari',
  'abcdef12',
  '0'.repeat(32),
  '0'.repeat(64),
];

/**
 * Calls every command that reads much, in a database with the copies of `multiplyOrder`.
 * @param emails of a member with payments, and of an account that an order is moved to
 */
export async function runSupportQueries(db: Database, emails: { of: string; to: string }): Promise<void> {
  for (const text of SEARCHES) await search(db, parseSearch(text));
  for (const id of ['LG-COPY-5', 'order_copy5', 'pay_copy5']) await findOrderId(db, id);
  const context = createTestContext(db);
  await showOrder(context, 'LG-COPY-5');
  await showTimeline(context, 'LG-COPY-5');
  await showExplanation(context, 'LG-COPY-5');
  await listOrders(context, { needsAttention: false });
  await listOrders(context, { needsAttention: true });
  await listOrders(context, { needsAttention: true, limit: '10' });
  await listOrders(context, { status: 'failed', report: 'janam-kundli' });
  await listOrders(context, { status: 'failed', from: '2020-01-01' });
  await listOrders(context, { status: 'refunded', from: '2020-01-01' });
  const reassignment = { member: emails.to, reason: 'mistyped address', yes: true };
  await moveOrder(context, 'LG-COPY-6', reassignment);
  await listOrders(context, { from: '2026-01-01', to: '2026-01-02' });
  await listOrders(context, { member: 'member5@example.com' });
  await listPayments(context, {});
  const memberId = (await db('orders').where({ id: 'LG-COPY-5' }).first('member_id')).member_id;
  await auditPayments(context, { member: memberId as string });
  await auditPayments(context, { member: emails.of });
  await listWebhooks(context, {});
  await listWebhooks(context, { failed: true });
  await listWebhooks(context, { unhandled: true });
  await listWebhooks(context, { from: '2026-01-01', to: '2026-01-02' });
  await showWebhook(context, 'evt_copy_0_5');
  await listJobs(context, {});
  await listJobs(context, { state: 'completed' });
  await listJobs(context, { queue: 'send-order-email', state: 'failed' });
  await listDeadJobs(context, {});
  await listDeadJobs(context, { queue: 'send-order-email' });
  await showSla(context);
  await showStats(context, {});
  await showSupportLog(context, {});
  await showMember(context, memberId as string);
  await findFileOwner(db, 'f'.repeat(64));
  await showMember(context, 'member5@example.com');
}
