/**
 * Fills a database with many orders, for benchmarks and tests of query plans: copies the rows of one order in every table,
 * with other ids and earlier times. The hashes of the copied events do not verify.
 */
import type { Database } from '#src/platform/database.ts';

/** Tables with rows per order, parents first. */
const TABLES = [
  'members',
  'order_birth_details',
  'orders',
  'events',
  'order_payments',
  'seen_payments',
  'gateway_status_checks',
  'webhook_inbox',
  'tax_documents',
  'email_deliveries',
];

const ORDERS_PER_MEMBER = 5;
const BATCH_SIZE = 20_000;
/** The copies are spread over three years. */
const PERIOD = `interval '1095 days'`;

type Column = { name: string; type: string };
/** A value of the template, and the SQL of its replacement in copy `n`. */
type Replacement = [value: string, sql: string];

/** `owner` is connected as the owner of the tables. @param id order number of the template */
export async function multiplyOrder(owner: Database, id: string, count: number): Promise<void> {
  const memberCount = Math.ceil(count / ORDERS_PER_MEMBER);
  const template: Template = await owner('orders as o')
    .join('members as m', 'm.id', 'o.member_id')
    .where('o.id', id)
    .first('o.*', 'm.email');
  const replacements = await listReplacements(owner, template, memberCount);
  for (const table of TABLES) {
    const columns = await listColumns(owner, table);
    const rowCount = table === 'members' ? memberCount : count;
    for (let from = 1; from <= rowCount; from += BATCH_SIZE)
      await copyRows(owner, {
        template,
        table,
        columns,
        replacements,
        count,
        from,
        to: Math.min(rowCount, from + BATCH_SIZE - 1),
      });
  }
  await owner.raw('analyze');
}

type Template = Record<'id' | 'member_id' | 'email', string> &
  Record<
    'birth_id' | 'gateway_order_id' | 'gateway_payment_id' | 'sha256' | 'verification_code',
    string | null
  >;

async function listReplacements(
  owner: Database,
  template: Template,
  memberCount: number,
): Promise<Replacement[]> {
  const documentNumbers: string[] = await owner('tax_documents')
    .where({ order_id: template.id })
    .pluck('number');
  const webhookEventIds: string[] = await owner('webhook_inbox')
    .where({ gateway_order_id: template.gateway_order_id })
    .pluck('event_id');
  const memberSql = `(n % ${memberCount})`;
  const pairs: [string | null, string][] = [
    [template.id, `'LG-COPY-' || n`],
    [template.member_id, `md5('member' || ${memberSql})::uuid::text`],
    [template.email, `'member' || ${memberSql} || '@example.com'`],
    [template.birth_id, `md5('birth' || n)::uuid::text`],
    [template.gateway_order_id, `'order_copy' || n`],
    [template.gateway_payment_id, `'pay_copy' || n`],
    [template.sha256, `md5('file' || n) || md5('report' || n)`],
    [template.verification_code, `upper(md5('code' || n))`],
    ...documentNumbers.map((number, index): Replacement => [number, `'COPY/${index}/' || n`]),
    ...webhookEventIds.map((eventId, index): Replacement => [eventId, `'evt_copy_${index}_' || n`]),
  ];
  return pairs.filter((pair): pair is Replacement => pair[0] !== null);
}

/** Without identity columns. */
const listColumns = (owner: Database, table: string): Promise<Column[]> =>
  owner('information_schema.columns')
    .where({ table_schema: 'public', table_name: table, is_identity: 'NO' })
    .select('column_name as name', 'data_type as type');

type Copy = {
  template: Template;
  table: string;
  columns: Column[];
  replacements: Replacement[];
  /** number of all copies */
  count: number;
  /** first and last copy of this batch */
  from: number;
  to: number;
};

async function copyRows(owner: Database, copy: Copy): Promise<void> {
  const { template, table, columns, from, to } = copy;
  const columnNames = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => toCopiedValue(copy, column)).join(', ');
  const conditions: Record<string, string> = {
    members: `t.id = '${template.member_id}'`,
    order_birth_details: `t.id = '${template.birth_id}'`,
    orders: `t.id = '${template.id}'`,
    events: `t.stream = '${template.id}'`,
    webhook_inbox: `t.gateway_order_id = '${template.gateway_order_id}'`,
    email_deliveries: `t.message_id like '%${template.id}%'`,
  };
  await owner.raw(
    `insert into ${table} (${columnNames})
     select ${values} from generate_series(${from}, ${to}) as n, ${table} as t
      where ${conditions[table] ?? `t.order_id = '${template.id}'`}`.replaceAll('?', '\\?'),
  );
}

function toCopiedValue({ table, count, replacements }: Copy, { name, type }: Column): string {
  const value = `t."${name}"`;
  // A member takes the first-report offer once.
  if (table === 'orders' && name === 'offer') return 'null';
  // The copies are finished orders, whose status is not fetched from the gateway any more.
  if (name === 'next_check_at') return 'null';
  if (type === 'timestamp with time zone') return `${value} - ${PERIOD} * n / ${count}`;
  if (!['text', 'uuid', 'json', 'jsonb'].includes(type)) return value;
  const text = replacements.reduce(
    (sql, [replaced, replacement]) => `replace(${sql}, '${replaced}', ${replacement})`,
    `${value}::text`,
  );
  return `(${text})::${type}`;
}
