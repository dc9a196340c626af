/** Indexes of `lagna order list --status`: orders in a status that is rare are listed without reading all others. */
import type { Knex } from 'knex';

// Paid orders with a delivered report are most orders, and so are unpaid ones without a report: the newest of them are found
// by their time.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_rare_status on orders (status, placed_at) where status <> 'paid';
    create index orders_rare_report_status on orders (report_status, placed_at)
      where report_status not in ('none', 'delivered')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_rare_status, orders_rare_report_status');
}
