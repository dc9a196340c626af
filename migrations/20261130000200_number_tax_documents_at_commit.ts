/**
 * Tax documents get their number when their transaction commits. The row of a series is locked from its numbering until the commit is
 * on the disk, and every other capture waits for it. So the numbering is the last step, and the lock is held for no round trip.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(DRAFTS);
  await knex.raw(NUMBERING);
  await knex.raw('grant select, insert, delete on tax_document_drafts to ??', [appRole]);
}

// No draft is ever committed: the trigger deletes it. keep_until: until when the details of the buyer are kept.
const DRAFTS = `
  create table tax_document_drafts (
    id bigint generated always as identity primary key,
    series text not null,
    kind text not null,
    order_id text not null,
    issued_at timestamptz not null,
    seller jsonb not null,
    place_of_supply text not null,
    total_paise integer not null,
    taxable_paise integer not null,
    cgst_paise integer not null,
    sgst_paise integer not null,
    igst_paise integer not null,
    buyer jsonb,
    keep_until date not null
  )`;

// Numbers are filled up to six digits.
const NUMBERING = `
  create function number_tax_document() returns trigger language plpgsql as $$
  declare
    digits text;
    number text;
  begin
    insert into tax_series as s (series, last_number) values (new.series, 1)
      on conflict (series) do update set last_number = s.last_number + 1
      returning last_number::text into digits;
    number := new.series || '/' || lpad(digits, greatest(length(digits), 6), '0');
    insert into tax_documents (number, kind, order_id, issued_at, seller, place_of_supply,
      total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
      values (number, new.kind, new.order_id, new.issued_at, new.seller, new.place_of_supply,
        new.total_paise, new.taxable_paise, new.cgst_paise, new.sgst_paise, new.igst_paise);
    if new.buyer is not null then
      insert into tax_document_buyers (number, buyer, keep_until) values (number, new.buyer, new.keep_until);
    end if;
    delete from tax_document_drafts where id = new.id;
    return null;
  end $$;
  create constraint trigger number_tax_document after insert on tax_document_drafts
    deferrable initially deferred for each row execute function number_tax_document()`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table tax_document_drafts; drop function number_tax_document');
}
