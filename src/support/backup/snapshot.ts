/** What a backup copies from the database, read within its snapshot. */
import type { ClientBase } from 'pg';
import type { Manifest, SequenceCopy } from './manifest.ts';

/**
 * Tables that a backup leaves out, with the reason. `rate_limits` is unlogged, so that it is left out too: its counters are
 * of the last minutes. The sandbox gateway exists in development only.
 */
export const LEFT_OUT = {
  'public.knex_migrations': 'the restore applies the same migrations, which fills it',
  'public.knex_migrations_lock': 'belongs to a running migration',
  'public.rate_limits': 'unlogged: counters of the last minutes',
} as const;

/** The only table of pg-boss to copy: the code declares queues and schedules, and statistics begin again after a restore. */
const JOB_TABLE = 'pgboss.job';

export type TableToCopy = { schema: string; name: string; columns: string[]; estimatedRows: number };

/** Lists the tables in the order of a restore: a table comes after those that it references. */
export async function listTables(client: ClientBase): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy & { references: string[] }>(TABLES, [
    Object.keys(LEFT_OUT),
    JOB_TABLE,
  ]);
  return sortByReferences(rows);
}

// A partitioned table has no own estimate. COPY does not write generated columns.
const TABLES = `
  select n.nspname as schema, c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    greatest(0, (select coalesce(sum(p.reltuples), 0) from pg_class p
      where p.oid = c.oid or p.oid in (select inhrelid from pg_inherits where inhparent = c.oid)))::float as "estimatedRows",
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and (n.nspname = 'public' or n.nspname || '.' || c.relname = $2)
    and n.nspname || '.' || c.relname <> all ($1)
  order by 1 desc, 2`;

/** @throws Error when two tables reference each other */
function sortByReferences<Table extends TableToCopy & { references: string[] }>(tables: Table[]): Table[] {
  const names = new Set(tables.map(({ name }) => name));
  const sorted: Table[] = [];
  const isSorted = (name: string) => !names.has(name) || sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.find((table) => !sorted.includes(table) && table.references.every(isSorted));
    if (!next) throw new Error('Two tables reference each other: a restore would fail.');
    sorted.push(next);
  }
  return sorted;
}

export async function listSequences(client: ClientBase): Promise<SequenceCopy[]> {
  const { rows } = await client.query<SequenceCopy>(`
    select n.nspname as schema, c.relname as "table", a.attname as "column", s.last_value::text as "lastValue"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_depend d on d.refobjid = c.oid and d.refobjsubid = a.attnum and d.deptype = 'i'
    join pg_class q on q.oid = d.objid and q.relkind = 'S'
    join pg_sequences s on s.schemaname = n.nspname and s.sequencename = q.relname
    where a.attidentity <> '' order by 1, 2`);
  return rows;
}

type Facts = Pick<Manifest, 'postgres' | 'jobSchema' | 'queues' | 'migrations'> & {
  ledger: Omit<Manifest['ledger'], 'events'>;
};

/** Versions, applied migrations, and the end of the ledger. */
export async function readFacts(client: ClientBase): Promise<Facts> {
  const { rows } = await client.query<
    Facts & { lastPosition: string | null; lastSeal: Facts['ledger']['lastSeal'] }
  >(`
    select current_setting('server_version') as postgres,
      (select version from pgboss.version) as "jobSchema",
      (select coalesce(json_agg(name), '[]') from pgboss.queue) as queues,
      (select coalesce(json_agg(name order by id), '[]') from knex_migrations) as migrations,
      (select max(position)::text from events) as "lastPosition",
      (select json_build_object('number', number, 'hash', encode(hash, 'hex')) from ledger_seals
        order by number desc limit 1) as "lastSeal"`);
  const { postgres, jobSchema, queues, migrations, lastPosition, lastSeal } = rows[0]!;
  return { postgres, jobSchema, queues, migrations, ledger: { lastPosition, lastSeal } };
}
