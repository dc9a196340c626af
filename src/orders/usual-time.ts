import type { Database } from '#src/platform/database.ts';
import { DELIVERY_SLA_HOURS } from './order.ts';

/** The last fifty, so that a slow evening is told as one; fewer than five are an accident, not a measure. */
const LOOK_BACK = 50;
const FEWEST = 5;

/**
 * Seconds within which nine of ten recent reports were printed, counted from their request.
 * @returns undefined when too few were made to say
 */
export async function typicalSeconds(db: Database): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { made: string; seconds: number | null }[] }>(
    `select count(*) as made, percentile_disc(0.9) within group (order by seconds) as seconds
       from (select extract(epoch from rendered_at - due_by) + ? as seconds
               from orders where rendered_at is not null order by rendered_at desc limit ?) as recent`,
    [DELIVERY_SLA_HOURS * 3600, LOOK_BACK],
  );
  const { made, seconds } = rows[0]!;
  return Number(made) < FEWEST || seconds === null ? undefined : Math.max(1, Math.ceil(seconds));
}
