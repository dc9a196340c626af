import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { Log } from '#src/platform/log.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Seller } from '#src/orders/receipt/seller.ts';
import type { Gateway } from './gateway/gateway.ts';

export type PaymentDeps = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  gateway: Gateway;
  gazetteer: Gazetteer;
  /** issuer of the tax invoice that a capture creates in its own transaction */
  seller: Seller;
  keys: { keyId: string; keySecret: string; webhookSecrets: string[]; checkoutUrl: string };
};
