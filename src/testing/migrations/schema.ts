/** What the statements of an application depend on in a schema, read from the catalogs of PostgreSQL. */
import type { Database } from '#src/platform/database.ts';

export type Column = { type: string; isNullable: boolean; hasDefault: boolean };

export type Schema = {
  /** by "table.column" */
  columns: Map<string, Column>;
  /** primary keys, unique constraints and unique indexes, which ON CONFLICT names: "table (columns) where …" */
  uniqueKeys: Set<string>;
  /** CHECK, foreign keys and exclusions: "table: definition" */
  constraints: Set<string>;
  /** "name(arguments) returns type" */
  functions: Set<string>;
  /** of the application: "privilege on table" */
  grants: Set<string>;
};

/** Reads the schema of our tables; pg-boss migrates its own. @param appRole whose privileges are read */
export async function readSchema(db: Database, appRole: string): Promise<Schema> {
  const readTexts = async (sql: string, bindings: string[] = []) => {
    const { rows } = await db.raw<{ rows: { text: string }[] }>(sql, bindings);
    return new Set(rows.map(({ text }) => text));
  };
  return {
    columns: await readColumns(db),
    uniqueKeys: await readTexts(`
      select indrelid::regclass || ' ' || substring(pg_get_indexdef(indexrelid) from ' USING \\w+ (.*)$') as text
      from pg_index where indisunique and ${IS_OURS('indrelid')}`),
    constraints: await readTexts(`
      select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as text
      from pg_constraint where contype in ('c', 'f', 'x') and ${IS_OURS('conrelid')}`),
    functions: await readTexts(`
      select proname || '(' || pg_get_function_identity_arguments(oid) || ') returns ' || prorettype::regtype as text
      from pg_proc where pronamespace = 'public'::regnamespace`),
    grants: await readTexts(
      `select privilege_type || ' on ' || table_name as text from information_schema.role_table_grants
       where grantee = ? and table_schema = 'public'`,
      [appRole],
    ),
  };
}

const IS_OURS = (table: string): string =>
  `(select relnamespace = 'public'::regnamespace and relkind = 'r' from pg_class where oid = ${table})`;

async function readColumns(db: Database): Promise<Map<string, Column>> {
  const { rows } = await db.raw<{ rows: (Column & { name: string })[] }>(`
    select attrelid::regclass || '.' || attname as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault"
    from pg_attribute where attnum > 0 and not attisdropped and ${IS_OURS('attrelid')}`);
  return new Map(rows.map(({ name, ...column }) => [name, column]));
}
