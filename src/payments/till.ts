import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { Log } from '#src/platform/log.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Gateway } from './gateway.ts';

/** What taking money needs. */
export type Till = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  gateway: Gateway;
  gazetteer: Gazetteer;
  keys: { keyId: string; keySecret: string; webhookSecrets: string[]; checkoutUrl: () => string };
};
