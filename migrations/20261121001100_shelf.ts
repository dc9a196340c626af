/**
 * Second editions, mails sent again and payments found in the buyer's absence, in the read model; the numbered tax
 * documents, which are no read model: a number that is given out stays. They know orders, not people.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    alter table orders
      add column paid_by text,
      add column corrected_at timestamptz,
      add column correctable_until timestamptz,
      add column earlier jsonb not null default '[]'`);
  await knex.raw('create index orders_made on orders (rendered_at desc) where rendered_at is not null');
  await knex.raw(`
    create table payments_told (
      order_id text primary key,
      told_at timestamptz not null
    )`);
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
      unique (order_id, kind),
      check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise)
    )`);
  await knex.raw('grant select, insert, update, delete on payments_told to ??', [app]);
  await knex.raw('grant select, insert, update on tax_series to ??', [app]);
  await knex.raw('grant select, insert on tax_documents to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table tax_documents; drop table tax_series; drop table payments_told');
  await knex.raw('drop index orders_made');
  await knex.raw(`
    alter table orders
      drop column paid_by, drop column corrected_at, drop column correctable_until, drop column earlier`);
}
