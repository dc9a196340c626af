/** Statements of a migration file that lock a table with many rows for as long as they run. */

/** Tables that stay small: a lock on them ends within milliseconds. */
const SMALL_TABLES = ['reports', 'tax_series', 'gateway_downtimes', 'knex_migrations', 'retention_runs'];

const CREATE_TABLE = /create (?:unlogged )?table (?:if not exists )?(\w+)/gi;
const CREATE_INDEX = /create (?:unique )?index (?!concurrently)(?:if not exists )?[\w?]+ on (\w+)/gi;
const CHANGE_TYPE = /alter table (\w+)[^;`]*alter column \w+ (?:set data )?type/gi;
const SET_NOT_NULL = /alter table (\w+)[^;`]*alter column \w+ set not null/gi;

/** @returns a sentence for each statement. A table that the same file creates is empty. */
export function findBlockingStatements(source: string): string[] {
  const created = [...source.matchAll(CREATE_TABLE)].map(([, table]) => table!);
  const listTables = (pattern: RegExp) =>
    [...source.matchAll(pattern)]
      .map(([, table]) => table!)
      .filter((table) => !created.includes(table) && !SMALL_TABLES.includes(table));
  return [
    ...listTables(CREATE_INDEX).map(
      (table) => `An index on ${table} is created without CONCURRENTLY: nobody can write until it is ready.`,
    ),
    ...listTables(CHANGE_TYPE).map((table) => `A new type of a column rewrites ${table}.`),
    ...listTables(SET_NOT_NULL).map(
      (table) => `SET NOT NULL reads the whole table ${table} while it is locked.`,
    ),
  ];
}
