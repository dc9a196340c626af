/** Indexes of `lagna find`: support searches by what a caller says, such as the beginning of a name or of an order number. */
import type { Knex } from 'knex';

// A query uses these indexes only with the same expressions (src/support/find/search-expressions.ts).
const NAME_WORDS = `array_to_tsvector(array_remove(regexp_split_to_array(lower(name), '\\s+'), ''))`;
const LAST_DIGITS = `right(regexp_replace(phone, '\\D', '', 'g'), 10)`;
const ORDER_NUMBER_END = 'substr(id, 9)';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index members_name_words on members using gin ((${NAME_WORDS}))`);
  await knex.raw('create index members_email_beginning on members (email text_pattern_ops)');
  await knex.raw(
    `create index members_phone on members ((${LAST_DIGITS}) text_pattern_ops) where phone is not null`,
  );
  await knex.raw(
    `create index contact_messages_phone on contact_messages ((${LAST_DIGITS}) text_pattern_ops)`,
  );
  await knex.raw(`create index orders_number_end on orders ((${ORDER_NUMBER_END}) text_pattern_ops)`);
  // It also finds a whole hash, which verification searches.
  await knex.raw(`
    drop index orders_sha256;
    create index orders_sha256 on orders (sha256 text_pattern_ops) where sha256 is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index orders_sha256, orders_number_end, contact_messages_phone, members_phone, members_email_beginning,
      members_name_words;
    create index orders_sha256 on orders (sha256) where sha256 is not null`);
}
