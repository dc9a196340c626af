/**
 * Counts calls in PostgreSQL, so that all processes count together and a restart forgets nothing. When the database is
 * slow or gone, each process counts by itself: limits get wider, and no call waits for them.
 */
import { createHmac } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

/** So many calls in so many minutes. `kept` in memory alone where asking the database costs more than the call. */
export type Rule = { most: number; minutes: number; kept?: 'in memory' };

export type Counter = {
  /** Counts one call. @returns seconds until there is room again; undefined while there is */
  count(name: string, rule: Rule, who: string): Promise<number | undefined>;
  /** As `count`, and counts nothing. */
  ask(name: string, rule: Rule, who: string): Promise<number | undefined>;
  /** Takes one call back. */
  giveBack(name: string, rule: Rule, who: string): Promise<void>;
};

type Settings = { db: Database; clock: Clock; secret: string };

/** A call that waits longer than this for its count is counted in memory. */
const PATIENCE_MS = 500;

export function createCounter({ db, clock, secret }: Settings): Counter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (name: string, rule: Rule) => {
    const known = limiters.get(name) ?? (rule.kept ? inMemory(name, rule) : inDatabase(db, name, rule));
    limiters.set(name, known);
    return known;
  };
  // Windows begin with our own clock, not with a caller's first call: the number of the window is part of the key. Who
  // it was is hashed with a secret, so that no address and no e-mail can be read from the table.
  const keyOf = ({ minutes }: Rule, who: string) =>
    `${Math.floor(clock.now().getTime() / (minutes * 60_000))}:${createHmac('sha256', secret).update(`calls of ${who}`).digest('base64url')}`;
  return {
    count: (name, rule, who) =>
      limiterOf(name, rule)
        .consume(keyOf(rule, who))
        .then(
          () => undefined,
          (error) => {
            if (!(error instanceof RateLimiterRes)) throw error;
            return secondsLeft(rule, clock);
          },
        ),
    ask: async (name, rule, who) => {
      const kept = await limiterOf(name, rule).get(keyOf(rule, who));
      return kept && kept.consumedPoints >= rule.most ? secondsLeft(rule, clock) : undefined;
    },
    giveBack: async (name, rule, who) => void (await limiterOf(name, rule).reward(keyOf(rule, who))),
  };
}

function secondsLeft({ minutes }: Rule, clock: Clock): number {
  const window = minutes * 60_000;
  return Math.ceil((window - (clock.now().getTime() % window)) / 1000);
}

const inMemory = (keyPrefix: string, { most, minutes }: Rule) =>
  new RateLimiterMemory({ keyPrefix, points: most, duration: minutes * 60 });

function inDatabase(db: Database, keyPrefix: string, rule: Rule) {
  const limiter = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points: rule.most,
    duration: rule.minutes * 60,
    // Who goes on after the end is turned away without asking the database again.
    inMemoryBlockOnConsumed: rule.most + 1,
    insuranceLimiter: inMemory(keyPrefix, rule),
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: PATIENCE_MS });
}
