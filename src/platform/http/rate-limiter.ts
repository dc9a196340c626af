/**
 * Counts requests in PostgreSQL, so that all processes share the counts and a restart keeps them. When the database is
 * slow or unavailable, each process counts in memory: the limits then apply per process, and no request waits for the database.
 */
import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

/** At most `max` requests in `minutes`. `store: 'memory'` where a database query costs more than the request. */
export type RateLimitRule = { max: number; minutes: number; store?: 'memory' };

export type RateLimiter = {
  /** Counts one request. @returns seconds until the next is allowed; undefined when this one is */
  consume(name: string, rule: RateLimitRule, key: string): Promise<number | undefined>;
  /** Like `consume`, without counting. */
  check(name: string, rule: RateLimitRule, key: string): Promise<number | undefined>;
  /** Takes one counted request back. */
  undoConsume(name: string, rule: RateLimitRule, key: string): Promise<void>;
};

type Options = { db: Database; clock: Clock; secret: string };

/** A request that waits longer than this for its count is counted in memory. */
const DATABASE_TIMEOUT_MS = 500;

export function createRateLimiter({ db, clock, secret }: Options): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const getLimiter = (name: string, rule: RateLimitRule) => {
    const limiter =
      limiters.get(name) ??
      (rule.store === 'memory' ? createMemoryLimiter(name, rule) : createDatabaseLimiter(db, name, rule));
    limiters.set(name, limiter);
    return limiter;
  };
  // Windows start at fixed times, not at the first request of a caller, so the number of the window is part of the key. The
  // caller is hashed with a secret, so that no address and no e-mail can be read from the table.
  const createKey = ({ minutes }: RateLimitRule, key: string) => {
    const windowNumber = Math.floor(clock.now().getTime() / (minutes * MINUTE_MS));
    const callerHash = createHmac('sha256', secret).update(`calls of ${key}`).digest('base64url');
    return `${windowNumber}:${callerHash}`;
  };
  return {
    consume: (name, rule, key) =>
      getLimiter(name, rule)
        .consume(createKey(rule, key))
        .then(
          () => undefined,
          (error) => {
            if (!(error instanceof RateLimiterRes)) throw error;
            return getSecondsLeft(rule, clock);
          },
        ),
    check: async (name, rule, key) => {
      const count = await getLimiter(name, rule).get(createKey(rule, key));
      return count && count.consumedPoints >= rule.max ? getSecondsLeft(rule, clock) : undefined;
    },
    undoConsume: async (name, rule, key) => void (await getLimiter(name, rule).reward(createKey(rule, key))),
  };
}

function getSecondsLeft({ minutes }: RateLimitRule, clock: Clock): number {
  const windowMs = minutes * MINUTE_MS;
  return Math.ceil((windowMs - (clock.now().getTime() % windowMs)) / 1000);
}

const createMemoryLimiter = (keyPrefix: string, { max, minutes }: RateLimitRule) =>
  new RateLimiterMemory({ keyPrefix, points: max, duration: minutes * 60 });

function createDatabaseLimiter(db: Database, keyPrefix: string, rule: RateLimitRule) {
  const limiter = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points: rule.max,
    duration: rule.minutes * 60,
    // Beyond the limit requests are rejected without another query.
    inMemoryBlockOnConsumed: rule.max + 1,
    insuranceLimiter: createMemoryLimiter(keyPrefix, rule),
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: DATABASE_TIMEOUT_MS });
}
