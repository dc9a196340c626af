/** What the application is made of. Made once in server.ts (or by a test), handed to createApp and to the worker. */
import type { PgBoss } from 'pg-boss';
import type { GoogleProvider } from './accounts/google/provider.ts';
import type { Config } from '#src/config.ts';
import type { SampleHashes } from '#src/catalogue/samples.ts';
import type { ReportEmailDeps } from './delivery/report-email/compose.ts';
import type { ReportProductionDeps } from '#src/delivery/produce-report.ts';
import type { ReportStore } from './delivery/report-store.ts';
import type { ReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import type { PaymentDeps } from './payments/payment-deps.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Browser } from '#src/platform/browser.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { SenderIdentity } from './platform/email-template.ts';
import type { Log } from '#src/platform/log.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import type { RateLimiter } from './platform/http/rate-limiter.ts';
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
  /** URL of the site for members */
  publicUrl: string;
  /** who writes our letters */
  sender: SenderIdentity;
};

export type WebDeps = CoreDeps & {
  notifications: Notifications;
  site: Site;
  /** who called how often */
  rateLimiter: RateLimiter;
  /** the house's letters, for receipts */
  fonts: ReceiptFonts;
  /** where the build put the sample PDFs */
  samplesDir: string;
  /** the same by their bytes */
  samples: SampleHashes;
  /** Google, where it is configured */
  google?: GoogleProvider;
  /** the local gateway, where no real one is configured */
  sandbox?: import('koa').Middleware;
  ready: () => Promise<Record<string, boolean>>;
};

export type WorkerDeps = CoreDeps & { reportProduction: ReportProductionDeps; reportEmail: ReportEmailDeps };
