/**
 * Money that goes back in parts, or does not arrive; and mails asked for again. The read model learns what the ledger
 * has long known, a payment may have several credit notes, and the sandbox learns refunds that are not through at once.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add column given_back jsonb not null default '[]',
      add column needs_look text,
      add column mails_again jsonb`);
  await knex.raw(FROM_WHAT_IS_THERE);
  await knex.raw('create index orders_needs_look on orders (needs_look) where needs_look is not null');
  await knex.raw('alter table tax_documents drop constraint if exists tax_documents_order_id_kind_key');
  await knex.raw(
    `create unique index if not exists tax_documents_one_invoice on tax_documents (order_id) where kind = 'invoice'`,
  );
  await knex.raw('create index if not exists tax_documents_order on tax_documents (order_id)');
  await knex.raw(`
    alter table sandbox.refunds
      add column status text not null default 'processed'
        check (status in ('pending', 'processed', 'failed'))`);
}

/** As a rebuild would fold it. */
const FROM_WHAT_IS_THERE = `
  update orders set
    given_back = case when refund ->> 'gatewayRefundId' is null then '[]' else
      jsonb_build_array(jsonb_build_object(
        'refundId', refund -> 'gatewayRefundId',
        'amountPaise', refund -> 'amountPaise',
        'at', refund -> 'refundedAt')) end,
    needs_look = case
      when status = 'refund-requested' and refund ->> 'refusedAt' is not null then 'refund-refused'
      when status in ('paid', 'free') and report_status = 'failed' then 'report-failed' end,
    mails_again = case
      when status in ('paid', 'free') and sha256 is not null and (delivered_at is not null or note is not null)
      then coalesce((
        select jsonb_agg(lately.at order by lately.version)
        from (
          select data ->> 'at' as at, version from events
          where stream = orders.id and type = 'ReportMailRequested'
          order by version desc limit 3
        ) as lately), '[]') end`;

/** Several credit notes stay allowed: papers are not torn up. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sandbox.refunds drop column status');
  await knex.raw('drop index orders_needs_look');
  await knex.raw(`
    alter table orders drop column given_back, drop column needs_look, drop column mails_again`);
}
