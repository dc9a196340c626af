/** Records what this process does: its statements, and the requests that its server receives. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import { vi } from 'vitest';

export type Statement = { text: string; values: unknown[] };

export type Recording = {
  /** one for each text, with the values of its last run */
  listStatements: () => Statement[];
  /** texts of the statements that notify and are part of a longer transaction */
  notifyingInTransaction: ReadonlySet<string>;
  /** such as `GET /api/orders` */
  requests: ReadonlySet<string>;
  stop: () => void;
};

const REQUEST_CHANNEL = 'http.server.request.start';

/** Knex and pg-boss use the same driver. */
export function startRecording(): Recording {
  const statements = new Map<string, Statement>();
  const openTransactions = new WeakSet<pg.Client>();
  const notifyingInTransaction = new Set<string>();
  const requests = new Set<string>();
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const statement = readStatement(args);
    if (statement) {
      const { text } = statement;
      statements.set(text, statement);
      if (/^begin\b/i.test(text)) openTransactions.add(this);
      if (/^(commit|rollback)\b(?! to)/i.test(text)) openTransactions.delete(this);
      if (/\bpg_notify\b/.test(text) && openTransactions.has(this)) notifyingInTransaction.add(text);
    }
    return query.apply(this, args) as never;
  });
  const recordRequest = (message: unknown) => {
    const { method, url } = (message as { request: IncomingMessage }).request;
    requests.add(`${method} ${url!.split('?')[0]}`);
  };
  subscribe(REQUEST_CHANNEL, recordRequest);
  return {
    listStatements: () => [...statements.values()],
    notifyingInTransaction,
    requests,
    stop() {
      unsubscribe(REQUEST_CHANNEL, recordRequest);
      spy.mockRestore();
    },
  };
}

function readStatement(args: unknown[]): Statement | undefined {
  const [config, values] = args as [string | Partial<Statement>, unknown];
  const text = typeof config === 'string' ? config : config.text;
  const boundValues = typeof config === 'string' ? values : (config.values ?? values);
  return text ? { text, values: Array.isArray(boundValues) ? boundValues : [] } : undefined;
}
