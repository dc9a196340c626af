/** Types that the parts of the sandbox share. */
import type { Knex } from 'knex';
import type { FaultSettings } from './fault-settings.ts';
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

/** Shared by all requests of one process. */
export type ServerContext = {
  db: Knex;
  clock: Clock;
  log: Log;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string | undefined;
  /** runs the polling loop at once instead of within a second */
  wakePollingLoop(): void;
};

/** For one request or one round of the polling loop: the shared state, read once, and the clock moved by its offset. */
export type SandboxContext = ServerContext & {
  faults: FaultSettings;
  isWebhookDisabled: boolean;
  /** by the moved clock, a payment has expired or a bank's answer has arrived */
  isWorkDue: boolean;
};
