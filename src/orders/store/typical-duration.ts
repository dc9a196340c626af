import type { Database } from '#src/platform/database.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/domain/order-state.ts';

/** The percentile is computed over the last 50 reports; fewer than 5 are not representative. */
const SAMPLE_SIZE = 50;
const MIN_SAMPLES = 5;

/**
 * 90th percentile, in seconds, from request to rendered report; undefined below the minimum of samples. The time of the
 * request is the due time minus the hours of the SLA.
 */
export async function findTypicalSeconds(db: Database): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { samples: string; seconds: number | null }[] }>(
    `select count(*) as samples, percentile_disc(0.9) within group (order by seconds) as seconds
       from (select extract(epoch from rendered_at - delivery_due_at) + ? as seconds
               from orders where rendered_at is not null order by rendered_at desc limit ?) as recent`,
    [DELIVERY_SLA_HOURS * 3600, SAMPLE_SIZE],
  );
  const { samples, seconds } = rows[0]!;
  return Number(samples) < MIN_SAMPLES || seconds === null ? undefined : Math.max(1, Math.ceil(seconds));
}
