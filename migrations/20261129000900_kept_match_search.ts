/** Indexes of `lagna find`: support searches kept matches by the names of both people. */
import type { Knex } from 'knex';

// A query uses these indexes only with the same expressions (src/support/find/search-expressions.ts).
const ROLES = ['groom', 'bride'];
const toNameWords = (role: string): string =>
  `array_to_tsvector(array_remove(regexp_split_to_array(lower(${role} #>> '{name}'), '\\s+'), ''))`;

// CREATE INDEX CONCURRENTLY cannot run in a transaction. Each statement can be repeated after an interruption.
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  for (const role of ROLES) {
    // An interrupted creation leaves an invalid index.
    await knex.raw(`drop index concurrently if exists kept_matches_${role}_name`);
    await knex.raw(
      `create index concurrently kept_matches_${role}_name on kept_matches using gin ((${toNameWords(role)}))`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const role of ROLES) await knex.raw(`drop index concurrently if exists kept_matches_${role}_name`);
}
