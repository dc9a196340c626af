/** What the application is made of. Made once in server.ts (or by a test), handed to createApp and to the worker. */
import type { PgBoss } from 'pg-boss';
import type { Issuer } from '#src/accounts/google/issuer.ts';
import type { Config } from '#src/config.ts';
import type { Samples } from '#src/catalogue/samples.ts';
import type { ReportEmailDeps } from '#src/delivery/mail-report.ts';
import type { ReportProductionDeps } from '#src/delivery/produce-report.ts';
import type { ReportStore } from '#src/delivery/store.ts';
import type { ReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import type { PaymentDeps } from '#src/payments/till.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Browser } from '#src/platform/browser.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { SenderIdentity } from '#src/platform/letter.ts';
import type { Log } from '#src/platform/log.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import type { Counter } from '#src/platform/http/counter.ts';
import type { Site } from '#src/platform/http/site.ts';

export type CoreDeps = {
  config: Config;
  log: Log;
  clock: Clock;
  db: Database;
  boss: PgBoss;
  jobs: Jobs;
  gazetteer: Gazetteer;
  store: ReportStore;
  /** one Chromium a process, started at the first page */
  browser: Browser;
  payment: PaymentDeps;
  /** the address members see, known once the server listens */
  publicUrl: () => string;
  /** the address at which this machine reaches the site */
  localUrl: () => string;
  /** who writes our letters */
  sender: () => SenderIdentity;
};

export type WebDeps = CoreDeps & {
  notifications: Notifications;
  site: Site;
  /** who called how often */
  counter: Counter;
  /** the house's letters, for receipts */
  fonts: ReceiptFonts;
  /** where the build put the sample PDFs */
  samplesDir: string;
  /** the same by their bytes */
  samples: Samples;
  /** Google, where it is configured */
  google?: Issuer;
  /** the local gateway, where no real one is configured */
  sandbox?: import('koa').Middleware;
  ready: () => Promise<Record<string, boolean>>;
};

export type WorkerDeps = CoreDeps & { reportProduction: ReportProductionDeps; reportEmail: ReportEmailDeps };
