/** Fills a database with subscribers and a year of their newsletters, for tests of query plans. */
import type { Database } from '#src/platform/database.ts';

/** Deliveries of the current month are missing or failed for so few, as in a second run of the schedule. */
const OPEN_DELIVERIES = 20;

/** Three of four subscribers are confirmed. `owner` is connected as the owner of the tables. */
export async function fillNewsletters(owner: Database, count: number): Promise<void> {
  await owner.raw(
    `insert into subscribers (email, state, subscribed_at, confirmed_at, unsubscribed_at)
     select case when n % 4 > 0 then 'subscriber' || n || '@example.in' end,
       case when n % 4 > 0 then 'confirmed' else 'unsubscribed' end,
       now() - interval '1 year', now() - interval '1 year', case when n % 4 = 0 then now() end
     from generate_series(1, ?) as n`,
    [count],
  );
  await owner.raw(
    `insert into newsletter_deliveries (subscriber_id, month, status, queued_at)
     select id, to_char((now() at time zone 'Asia/Kolkata') - n * interval '1 month', 'YYYY-MM'), 'sent', now()
     from subscribers cross join generate_series(0, 11) as n where state = 'confirmed'`,
  );
  await changeSomeDeliveries(owner, `delete from newsletter_deliveries`);
  await changeSomeDeliveries(owner, `update newsletter_deliveries set status = 'failed'`);
  await owner.raw('analyze subscribers, newsletter_deliveries');
}

/** @param change the start of a statement */
const changeSomeDeliveries = (owner: Database, change: string) =>
  owner.raw(
    `${change} where (subscriber_id, month) in (
       select subscriber_id, month from newsletter_deliveries where status = 'sent'
       order by month desc limit ?)`,
    [OPEN_DELIVERIES],
  );
