/** Index of `lagna find`: support searches an order for two people by the name of the second person. */
import type { Knex } from 'knex';

// A query uses this index only with the same expression (src/support/find/search-expressions.ts).
const PARTNER_NAME_WORDS = `array_to_tsvector(array_remove(regexp_split_to_array(lower(partner #>> '{birthDetails,name}'), '\\s+'), ''))`;

// CREATE INDEX CONCURRENTLY cannot run in a transaction. Each statement can be repeated after an interruption.
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  // An interrupted creation leaves an invalid index.
  await knex.raw('drop index concurrently if exists order_birth_details_partner_name');
  await knex.raw(
    `create index concurrently order_birth_details_partner_name on order_birth_details using gin ((${PARTNER_NAME_WORDS})) where partner is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists order_birth_details_partner_name');
}
