import type { Registry } from 'prom-client';
import type { Database } from '#src/platform/database.ts';
import { createGauge } from './registry.ts';

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

/** The pool of knex. That of pg-boss is small and only fetches jobs. @returns reads the gauges */
export function addPoolMetrics(registry: Registry, db: Database): () => Promise<void> {
  const connections = createGauge(
    registry,
    'lagna_database_pool_connections',
    'Connections to PostgreSQL by state.',
    ['state'],
  );
  const waiting = createGauge(
    registry,
    'lagna_database_pool_waiting',
    'Queries and transactions that wait for a connection.',
  );
  return async () => {
    const { pool } = db.client as { pool?: Pool };
    connections.set({ state: 'used' }, pool?.numUsed() ?? 0);
    connections.set({ state: 'free' }, pool?.numFree() ?? 0);
    waiting.set(pool?.numPendingAcquires() ?? 0);
  };
}
