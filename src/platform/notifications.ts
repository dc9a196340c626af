/** Calls listeners for PostgreSQL notifications, which arrive at a LISTEN connection. A lost connection is opened again with backoff. */
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ANSWER_TIMEOUT_MS, CONNECTION_LIMITS, STATEMENT_LIMITS } from './database.ts';
import type { Log } from './log.ts';

type Listener = (payload: string | undefined) => void;

export type Notifications = {
  /**
   * The listener gets the payload of each notification. After a reconnect it gets undefined once: notifications sent
   * while the connection was lost never arrive, so it must read its data again.
   * @returns the function that ends the subscription
   */
  subscribe(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
};

/** The delay doubles after each failed attempt: short for a fail-over, longer so that an outage causes few attempts. */
const BACKOFF = { firstMs: 500, maxMs: 10_000 };

/** @throws when the first connection fails; a later loss is logged and the connection is opened again */
export async function createNotifications(
  url: string,
  channels: string[],
  log: Log,
  backoff = BACKOFF,
): Promise<Notifications> {
  const listeners = new Map<string, Set<Listener>>(channels.map((channel) => [channel, new Set()]));
  const closeController = new AbortController();
  // Assigned before it connects, so that close() also ends a connection that is still being opened.
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
      if (closeController.signal.aborted) return;
      log.info({ event: 'notifications.reconnected' }, 'The LISTEN connection is open again');
      for (const channelListeners of listeners.values())
        channelListeners.forEach((listener) => listener(undefined));
    }
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = backoff.firstMs; ; delayMs = Math.min(delayMs * 2, backoff.maxMs)) {
      await delay(delayMs, undefined, { signal: closeController.signal, ref: false }).catch(() => undefined);
      if (closeController.signal.aborted) return;
      try {
        return await listen();
      } catch (error) {
        log.warn(
          { event: 'notifications.reconnect_failed', err: error },
          'Cannot open the LISTEN connection',
        );
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
      closeController.abort();
      await endConnection(connection);
      await listening;
    },
  };
}

type Connection = { client: pg.Client & { connection: { stream: Socket } }; ended: Promise<void> };

function createConnection(url: string, log: Log): Connection {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lagna-listen',
    ...STATEMENT_LIMITS,
    // Of LISTEN. After it the process sends nothing on this connection, and TCP keep-alive discovers that the server disappeared.
    query_timeout: ANSWER_TIMEOUT_MS,
    ...CONNECTION_LIMITS,
  });
  client.on('error', (error) =>
    log.warn({ event: 'notifications.connection_lost', err: error }, 'The LISTEN connection was lost'),
  );
  return {
    client: client as Connection['client'],
    ended: new Promise((resolve) => client.once('end', () => resolve())),
  };
}

const END_TIMEOUT_MS = 1000;

/** A server that does not answer any more gets no Terminate message, and nothing is lost without it. */
async function endConnection({ client }: Connection): Promise<void> {
  await Promise.race([client.end(), delay(END_TIMEOUT_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
