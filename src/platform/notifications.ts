/** PostgreSQL's NOTIFY as callbacks: one listening connection a process, made again when it breaks. */
import pg from 'pg';
import type { Log } from './log.ts';

export type Notifications = {
  /** @returns the function that ends the subscription */
  on(channel: string, listener: (payload: string) => void): () => void;
  close(): Promise<void>;
};

/** A broken connection is tried again after a second: long enough not to hammer a restarting server. */
const RECONNECT_MS = 1000;

export async function createNotifications(url: string, channels: string[], log: Log): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'lagna-listen' });
    next.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach((listener) => listener(payload ?? '')),
    );
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    next.on('end', () => closed || setTimeout(() => void connect().catch(retry), RECONNECT_MS).unref());
    await next.connect();
    client = next;
    for (const channel of channels) await next.query(`listen ${channel}`);
  }
  const retry = (error: unknown) => {
    log.warn({ err: error }, 'listening again failed');
    if (!closed) setTimeout(() => void connect().catch(retry), RECONNECT_MS).unref();
  };

  await connect();
  return {
    on(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => set.delete(listener);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
