/** Numbered invoices and credit notes. This is not a read model: an issued document is never changed. It contains no personal data. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table tax_series (
      series text primary key,
      last integer not null check (last > 0)
    )`);
  await knex.raw(`
    create table tax_documents (
      number text primary key,
      kind text not null check (kind in ('invoice', 'credit-note')),
      order_id text not null,
      issued_at timestamptz not null,
      seller jsonb not null,
      total_paise integer not null,
      taxable_paise integer not null,
      cgst_paise integer not null,
      sgst_paise integer not null,
      igst_paise integer not null,
      check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise)
    );
    create unique index tax_documents_one_invoice on tax_documents (order_id) where kind = 'invoice';
    create index tax_documents_order on tax_documents (order_id)`);
  await knex.raw('grant select, insert, update on tax_series to ??', [app]);
  await knex.raw('grant select, insert on tax_documents to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table tax_documents; drop table tax_series');
}
