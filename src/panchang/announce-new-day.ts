/** Notifies every web process that a new day has begun in India. */
import * as z from 'zod';
import type { Database } from '#src/platform/database.ts';
import type { Queue } from '#src/platform/jobs.ts';

export const PANCHANG_CHANNEL = 'panchang_day_changed';

export const renewPanchangPagesQueue: Queue = { name: 'renew-panchang-pages', payload: z.object({}) };

/** Each process renders its own pages of the largest towns; a page of yesterday is never sent, also without this. */
export async function announceNewDay({ db }: { db: Database }): Promise<void> {
  await db.raw('select pg_notify(?, ?)', [PANCHANG_CHANNEL, '']);
}
