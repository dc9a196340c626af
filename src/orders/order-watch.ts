/**
 * Finds changes of which open streams were not notified, because the process that made them ended after its commit: one query
 * of versions for all streams of a process in each interval.
 */
import { isDatabaseUnavailable, type Database } from '#src/platform/database.ts';
import type { Log } from '#src/platform/log.ts';

export type WatchedStream = {
  /** by order: the version of the row that was sent last, 0 before the first. The stream changes it while it is open. */
  sentVersions: ReadonlyMap<string, number>;
  /** Called for each order whose row has another version. */
  onStale: (orderId: string) => void;
};

export type OrderWatch = {
  /** @returns the function that ends the watch */
  watch(stream: WatchedStream): () => void;
  close(): void;
};

/** Orders of one query. */
const CHUNK_SIZE = 1000;

type Deps = { db: Database; log: Pick<Log, 'warn'> };

export function createOrderWatch({ db, log }: Deps, intervalMs: number): OrderWatch {
  const streams = new Set<WatchedStream>();
  let isChecking = false;

  async function checkAll(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const ids = [...new Set([...streams].flatMap(({ sentVersions }) => [...sentVersions.keys()]))];
      for (let start = 0; start < ids.length; start += CHUNK_SIZE)
        await checkChunk(ids.slice(start, start + CHUNK_SIZE));
    } catch (error) {
      // Without a database there is no newer state that a page could show.
      if (!isDatabaseUnavailable(error))
        log.warn({ event: 'orders.watch_failed', err: error }, 'Open pages may miss a change');
    } finally {
      isChecking = false;
    }
  }

  async function checkChunk(ids: string[]): Promise<void> {
    const rows: { id: string; version: number }[] = await db('orders')
      .whereRaw('id = any(?)', [ids])
      .select('id', 'version');
    for (const { id, version } of rows)
      for (const { sentVersions, onStale } of streams) {
        const sentVersion = sentVersions.get(id);
        if (sentVersion && sentVersion !== version) onStale(id);
      }
  }

  const timer = setInterval(() => void checkAll(), intervalMs);
  return {
    watch(stream) {
      streams.add(stream);
      return () => void streams.delete(stream);
    },
    close: () => clearInterval(timer),
  };
}
