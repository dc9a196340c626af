/** Fills the tables that grow with the orders, so that PostgreSQL prefers an index wherever there is one. */
import { MAINTENANCE_LIMITS, connect } from '#src/platform/database.ts';
import { fillNewsletters } from '#src/testing/fill-newsletters.ts';
import { multiplyOrder } from '#src/testing/multiply-order.ts';

/** With this number of rows the planner rates a sequential scan as more expensive than the index. */
const ORDER_COUNT = 5000;
const MEMBER_COUNT = 40_000;
const JOB_COUNT = 50_000;

/** @param order number of an order with rows in every table of an order */
export async function fillTables(ownerUrl: string, order: string): Promise<void> {
  const owner = connect(ownerUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  await owner.raw(
    `insert into email_deliveries (message_id, member_id, status, recorded_at)
     select '<' || id || '.payment@lagna.example>', member_id, 'sent', placed_at from orders where id = ?`,
    [order],
  );
  await owner.raw(
    `insert into unmatched_payments (gateway_payment_id, version, status, reason, order_id, amount, currency,
       refunded_amount, detected_at)
     select 'pay_unmatched' || n, 3, 'refunded', 'amount-mismatch', 'LG-COPY-' || n, 100, 'INR', 100,
       now() - n * interval '5 hours' from generate_series(1, ?) as n`,
    [ORDER_COUNT],
  );
  await owner.raw(
    `insert into ledger_seals
     select n, n, n, 1, sha256('a'), 1, sha256('b'), now(), sha256('c') from generate_series(1, ?) as n`,
    [ORDER_COUNT],
  );
  // The copied members all have the name of the template.
  await owner.raw(
    `insert into members (id, name, email, phone, created_at)
     select gen_random_uuid(), initcap(md5('first' || n % 700)) || ' ' || initcap(md5('last' || n % 900)),
       'named' || n || '@example.com', '+91 ' || 7000000000 + n, now() from generate_series(1, ?) as n`,
    [MEMBER_COUNT],
  );
  await owner.raw(
    `insert into pgboss.job_common (id, name, data, state, created_on, completed_on, retry_limit)
     select gen_random_uuid(), (array['send-order-email', 'produce-report', 'process-webhook'])[1 + n % 3],
       jsonb_build_object('orderId', 'LG-COPY-' || n % 5000),
       (case when n % 200 = 0 then 'failed' else 'completed' end)::pgboss.job_state,
       now() - n * interval '40 seconds', now() - n * interval '39 seconds', 5 from generate_series(1, ?) as n`,
    [JOB_COUNT],
  );
  await owner.raw('analyze pgboss.job_common');
  await multiplyOrder(owner, order, ORDER_COUNT);
  await fillNewsletters(owner, ORDER_COUNT);
  await owner.destroy();
}
