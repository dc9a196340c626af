/** PostgreSQL NOTIFY as callbacks: one listening connection per process, reopened with backoff when it breaks. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

type Listener = (payload: string | undefined) => void;

export type Notifications = {
  /**
   * The listener gets the payload of each notification. After a reconnect it gets undefined once: notifications sent
   * while the connection was away are lost, so it reads again whatever it follows.
   * @returns the function that ends the subscription
   */
  subscribe(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
};

/** Doubled after each failed attempt: a fail-over is noticed within seconds, a long outage is not flooded. */
const BACKOFF = { firstMs: 500, maxMs: 10_000 };

/** @throws when the first connection fails; later losses are logged and repaired */
export async function createNotifications(
  url: string,
  channels: string[],
  log: Log,
  backoff = BACKOFF,
): Promise<Notifications> {
  const listeners = new Map<string, Set<Listener>>(channels.map((channel) => [channel, new Set()]));
  const closing = new AbortController();
  // Set before it connects, so that close() ends a connection that is still being opened.
  let connection: Connection;

  async function listen(): Promise<void> {
    connection = createConnection(url, log);
    connection.client.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach((listener) => listener(payload ?? '')),
    );
    try {
      await connection.client.connect();
      for (const channel of channels) await connection.client.query(`listen ${channel}`);
    } catch (error) {
      await connection.client.end();
      throw error;
    }
  }

  /** The only caller of listen() after the first connection, so there is never more than one attempt at a time. */
  async function keepListening(): Promise<void> {
    for (;;) {
      await connection.ended;
      await reconnect();
      if (closing.signal.aborted) return;
      log.info({ event: 'notifications.reconnected' }, 'Listening for notifications again');
      for (const set of listeners.values()) set.forEach((listener) => listener(undefined));
    }
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = backoff.firstMs; ; delayMs = Math.min(delayMs * 2, backoff.maxMs)) {
      await delay(delayMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (closing.signal.aborted) return;
      try {
        return await listen();
      } catch (error) {
        log.warn({ event: 'notifications.reconnect_failed', err: error }, 'Cannot listen for notifications');
      }
    }
  }

  await listen();
  const listening = keepListening();
  return {
    subscribe(channel, listener) {
      listeners.get(channel)!.add(listener);
      return () => void listeners.get(channel)!.delete(listener);
    },
    async close() {
      closing.abort();
      await connection.client.end();
      await listening;
    },
  };
}

type Connection = { client: pg.Client; ended: Promise<void> };

function createConnection(url: string, log: Log): Connection {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lagna-listen',
    connectionTimeoutMillis: 5000,
    // Nothing is ever sent on this connection, so only TCP probes discover a peer that disappeared.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('error', (error) =>
    log.warn({ event: 'notifications.connection_lost', err: error }, 'The listening connection broke'),
  );
  return { client, ended: new Promise((resolve) => client.once('end', () => resolve())) };
}
