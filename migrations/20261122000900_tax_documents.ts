/**
 * Numbered invoices and credit notes. This is not a read model: an issued document is never changed. Personal data is in
 * two tables beside it: the details that the buyer entered, erased with the account, and the buyer of an issued document,
 * kept for as long as tax law requires.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(TAX_DOCUMENTS);
  await knex.raw(BUYERS);
  await knex.raw('grant select, insert, update on tax_series to ??', [appRole]);
  await knex.raw('grant select, insert on tax_documents to ??', [appRole]);
  await knex.raw('grant select, insert, delete on tax_document_buyers, order_tax_details to ??', [appRole]);
}

// tax_series: the last number of a series, for example LG/26-27. Its row is locked while the next number is taken, so that a
// series has no gaps.
// sgst_paise is UTGST where the place of supply is a Union Territory without legislature.
const TAX_DOCUMENTS = `
  create table tax_series (
    series text primary key,
    last_number integer not null check (last_number > 0)
  );
  create table tax_documents (
    number text primary key,
    kind text not null check (kind in ('invoice', 'credit-note')),
    order_id text not null,
    issued_at timestamptz not null,
    seller jsonb not null,
    place_of_supply text not null,
    total_paise integer not null check (total_paise > 0),
    taxable_paise integer not null check (taxable_paise >= 0),
    cgst_paise integer not null check (cgst_paise >= 0),
    sgst_paise integer not null check (sgst_paise >= 0),
    igst_paise integer not null check (igst_paise >= 0),
    check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise)
  );
  create unique index tax_documents_one_invoice on tax_documents (order_id) where kind = 'invoice';
  create index tax_documents_order on tax_documents (order_id)`;

const BUYERS = `
  create table order_tax_details (
    order_id text primary key,
    member_id uuid not null references members on delete cascade,
    details jsonb not null,
    created_at timestamptz not null
  );
  create index order_tax_details_member on order_tax_details (member_id);
  create table tax_document_buyers (
    number text primary key references tax_documents,
    buyer jsonb not null,
    keep_until date not null
  );
  create index tax_document_buyers_keep_until on tax_document_buyers (keep_until)`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table tax_document_buyers; drop table order_tax_details; drop table tax_documents; drop table tax_series',
  );
}
