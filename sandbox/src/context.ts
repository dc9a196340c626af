/** Types that the parts of the sandbox share. */
import type { Knex } from 'knex';
import type { Faults } from './faults.ts';
import type { Log } from './log.ts';

export type Clock = { now(): Date };

export type SandboxOptions = {
  /** a PostgreSQL role that may create a schema; the sandbox uses its own schema `sandbox` only */
  databaseUrl: string;
  /** begins with rzp_test_, as Razorpay's own test keys do */
  keyId: string;
  keySecret: string;
  /** signs webhooks; a different secret than `keySecret` */
  webhookSecret: string;
  /** receiver of webhooks; without it none are sent */
  webhookUrl?: string;
  clock?: Clock;
  log?: Log;
};

export type SandboxContext = {
  db: Knex;
  clock: Clock;
  log: Log;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string | undefined;
  faults: Faults;
  /** wakes the webhook delivery loop */
  notifyDelivery(): void;
};
