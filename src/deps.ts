/** The dependencies of the application, created in compose.ts and passed to createApp and to the worker. */
import type { Middleware } from 'koa';
import type { PgBoss } from 'pg-boss';
import type { SessionWatch } from '#src/accounts/session/session-watch.ts';
import type { GoogleProvider } from '#src/accounts/google/provider.ts';
import type { SampleHashes } from '#src/catalogue/sample-hashes.ts';
import type { Config } from '#src/config.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import type { SealCopies } from '#src/ledger/seals/seal-copies.ts';
import type { OrderWatch } from '#src/orders/order-watch.ts';
import type { ReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import type { PanchangPages } from '#src/panchang/panchang-pages.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import type { Browser } from '#src/platform/browser.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import type { Readiness } from '#src/platform/http/health.ts';
import type { RateLimiter } from '#src/platform/http/rate-limiter.ts';
import type { Site } from '#src/platform/http/site.ts';
import type { Notifications } from '#src/platform/notifications.ts';

/** The dependencies of every role. They include those of all domain folders, which share one `db`, one `clock` and so on. */
export type AppDeps = PaymentDeps & {
  config: Config;
  boss: PgBoss;
  store: ReportStore;
  sealCopies: SealCopies;
  /** receives a seal of the ledger every night; undefined: no e-mail is sent */
  auditorEmail: string | undefined;
  /** one Chromium per process, launched by the first job */
  browser: Browser;
  /** URL of the site for members */
  publicUrl: string;
  sender: SenderIdentity;
  /** /readyz; every part adds what it needs */
  readiness: Readiness;
};

export type WebDeps = AppDeps & {
  notifications: Notifications;
  /** of the members whose pages show the progress of an order */
  sessionWatch: SessionWatch;
  /** of the orders on these pages */
  orderWatch: OrderWatch;
  site: Site;
  panchangPages: PanchangPages;
  rateLimiter: RateLimiter;
  /** fonts of the receipts */
  fonts: ReceiptFonts;
  /** folder of the sample PDFs in the build, and their hashes */
  samplesDir: string;
  samples: SampleHashes;
  /** absent when Google sign-in is not configured */
  google?: GoogleProvider;
  /** the gateway sandbox, in development only */
  sandbox?: Middleware;
};
