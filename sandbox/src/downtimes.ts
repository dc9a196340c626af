/** Downtimes of payment methods: https://razorpay.com/docs/api/payments/downtime/ . The admin API starts and ends them. */
import * as z from 'zod/mini';
import { paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds } from './entities.ts';
import { createBadRequestError, createUnknownIdError } from './errors.ts';
import { createId } from './ids.ts';
import { queueWebhooks } from './webhook-outbox.ts';

type DowntimeRow = {
  id: string;
  method: string;
  status: 'scheduled' | 'started' | 'resolved' | 'cancelled';
  scheduled: boolean;
  severity: string;
  instrument: Record<string, string>;
  begin_at: Date;
  end_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export async function listDowntimes({ db }: SandboxContext, query: Query) {
  const rows: DowntimeRow[] = await paginate(db('sandbox.downtimes'), query);
  return toCollection(rows.map(toDowntimeEntity));
}

export async function fetchDowntime(context: SandboxContext, id: string) {
  return toDowntimeEntity(await getDowntime(context, id));
}

const Severity = z.enum(['high', 'medium', 'low']);

const NewDowntime = z.strictObject({
  method: z.enum(['card', 'netbanking', 'upi', 'wallet']),
  severity: z._default(Severity, 'high'),
  /** for example {"bank": "HDFC"}, {"issuer": "SBIN"}, {"network": "VISA"}, {"vpa_handle": "oksbi"}, {"psp": "bhim"} */
  instrument: z._default(z.record(z.string(), z.string()), {}),
  /** in Unix seconds: a downtime announced for later */
  begin: z.optional(z.int()),
  /** in Unix seconds */
  end: z.optional(z.int()),
});

/** POST /admin/downtimes: starts a downtime at once, or announces one with `begin`. */
export async function createDowntime(context: SandboxContext, body: unknown) {
  const { method, severity, instrument, begin, end } = parseBody(NewDowntime, body);
  const now = context.clock.now();
  const isScheduled = begin !== undefined && begin * 1000 > now.getTime();
  const row: DowntimeRow = {
    id: createId('down_'),
    method,
    status: isScheduled ? 'scheduled' : 'started',
    scheduled: isScheduled,
    severity,
    instrument,
    begin_at: isScheduled ? new Date(begin * 1000) : now,
    end_at: end === undefined ? null : new Date(end * 1000),
    created_at: now,
    updated_at: now,
  };
  await context.db.transaction(async (trx) => {
    await trx('sandbox.downtimes').insert(row);
    if (!isScheduled) await queueWebhooks(context, trx, [toDowntimeEvent('started', row)]);
  });
  context.wakePollingLoop();
  return toDowntimeEntity(row);
}

const DowntimeChange = z.strictObject({
  status: z.optional(z.enum(['started', 'resolved', 'cancelled'])),
  severity: z.optional(Severity),
});

/** PATCH /admin/downtimes/:id `{status?, severity?}`; a change of the severity alone sends payment.downtime.updated. */
export async function updateDowntime(context: SandboxContext, id: string, body: unknown) {
  const { status, severity } = parseBody(DowntimeChange, body);
  const current = await getDowntime(context, id);
  if (current.status === 'resolved' || current.status === 'cancelled')
    throw createBadRequestError('The downtime has ended.');
  const now = context.clock.now();
  const changes: Partial<DowntimeRow> = {
    ...(severity ? { severity } : {}),
    ...(status ? { status } : {}),
    ...(status === 'resolved' ? { end_at: now } : {}),
    updated_at: now,
  };
  const row: DowntimeRow = { ...current, ...changes };
  await context.db.transaction(async (trx) => {
    await trx('sandbox.downtimes').where({ id }).update(changes);
    if (status !== 'cancelled')
      await queueWebhooks(context, trx, [toDowntimeEvent(status ?? 'updated', row)]);
  });
  context.wakePollingLoop();
  return toDowntimeEntity(row);
}

/** @throws SandboxHttpError when the downtime does not exist */
async function getDowntime({ db }: SandboxContext, id: string): Promise<DowntimeRow> {
  const row: DowntimeRow | undefined = await db('sandbox.downtimes').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return row;
}

function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw createBadRequestError(z.prettifyError(parsed.error));
  return parsed.data;
}

const toDowntimeEntity = (row: DowntimeRow) => ({
  id: row.id,
  entity: 'payment.downtime' as const,
  method: row.method,
  begin: toUnixSeconds(row.begin_at),
  end: row.end_at && toUnixSeconds(row.end_at),
  status: row.status,
  scheduled: row.scheduled,
  severity: row.severity,
  instrument: row.instrument,
  created_at: toUnixSeconds(row.created_at),
  updated_at: toUnixSeconds(row.updated_at),
});

const toDowntimeEvent = (change: 'started' | 'updated' | 'resolved', row: DowntimeRow) => ({
  event: `payment.downtime.${change}`,
  payload: {
    'payment.downtime': { ...toDowntimeEntity(row), instrument_schema: Object.keys(row.instrument) },
  },
});
