/** Downtimes of payment methods that the gateway reports: kept in a small table, shown at the pay step. */
import type { Database } from '#src/platform/database.ts';
import type { PaymentDowntime } from '#src/payments/contract.ts';
import type { GatewayDowntime } from '#src/payments/gateway/entities.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { formatInstrument } from './instrument-names.ts';

type Deps = Pick<PaymentDeps, 'db'>;

/** A report that is older than the stored one changes nothing. */
export async function recordDowntime({ db }: Deps, downtime: GatewayDowntime): Promise<void> {
  await db('gateway_downtimes')
    .insert({
      downtime_id: downtime.id,
      method: downtime.method,
      severity: downtime.severity,
      instrument: JSON.stringify(downtime.instrument),
      status: downtime.status,
      begins_at: toDate(downtime.begin),
      ends_at: downtime.end ? toDate(downtime.end) : null,
      updated_at: toDate(downtime.updated_at),
    })
    .onConflict('downtime_id')
    .merge()
    .whereRaw('gateway_downtimes.updated_at <= excluded.updated_at')
    .whereRaw(`(gateway_downtimes.status not in ('resolved', 'cancelled'))`);
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** Job `refresh-downtimes`: corrects the table after lost webhooks. @throws GatewayError */
export async function refreshDowntimes(deps: Pick<PaymentDeps, 'db' | 'gateway' | 'clock'>): Promise<void> {
  const startedAt = deps.clock.now();
  const downtimes = await deps.gateway.fetchDowntimes();
  for (const downtime of downtimes) await recordDowntime(deps, downtime);
  // Ends downtimes that the gateway no longer lists and no newer webhook reported.
  await deps
    .db('gateway_downtimes')
    .whereIn('status', ['scheduled', 'started'])
    .whereNotIn(
      'downtime_id',
      downtimes.map(({ id }) => id),
    )
    .where('updated_at', '<', startedAt)
    .update({ status: 'resolved', ends_at: startedAt });
}

type DowntimeRow = { method: string; severity: string; instrument: Record<string, unknown> };

const CHECKOUT_METHODS = ['upi', 'card', 'netbanking'] as const;
const MAX_SHOWN = 5;

/** The downtimes of the methods that our checkout offers. */
export async function listCurrentDowntimes(db: Database, now: Date): Promise<PaymentDowntime[]> {
  const rows: DowntimeRow[] = await db('gateway_downtimes')
    .whereIn('status', ['scheduled', 'started'])
    .whereIn('method', CHECKOUT_METHODS)
    .where('begins_at', '<=', now)
    .where((notEnded) => notEnded.whereNull('ends_at').orWhere('ends_at', '>', now))
    .orderBy('begins_at', 'desc')
    .limit(MAX_SHOWN);
  return rows.map(({ method, severity, instrument }) => {
    const name = formatInstrument(instrument);
    return {
      method: method as PaymentDowntime['method'],
      severity: severity === 'low' || severity === 'medium' ? severity : 'high',
      ...(name ? { instrument: name } : {}),
    };
  });
}
