/** Makes the parts from the configuration: what is configured is used, what is not is brought along. */
import path from 'node:path';
import type { PgBoss } from 'pg-boss';
import type { Config } from '#src/config.ts';
import type { CoreDeps, WebDeps, WorkerDeps } from '#src/deps.ts';
import { createGoogleProvider } from './accounts/google/provider.ts';
import { listReports } from '#src/catalogue/read.ts';
import { hashSamples } from '#src/catalogue/samples.ts';
import { printReport } from './delivery/print-report.ts';
import { createFolderStore } from './delivery/report-store.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { loadReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import type { PaymentDeps } from './payments/payment-deps.ts';
import { createGateway } from './payments/gateway/gateway.ts';
import { resolveCheckoutGateway, composeSandbox, resolveGatewayUrls } from '#src/compose-sandbox.ts';
import { loadGazetteer, type Gazetteer } from '#src/places/gazetteer.ts';
import { createBrowser } from '#src/platform/browser.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { connect } from '#src/platform/database.ts';
import type { DatabaseUrls } from '#src/platform/embedded/roles.ts';
import { createRateLimiter } from './platform/http/rate-limiter.ts';
import { createSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { createSite } from '#src/platform/http/site.ts';
import { createBoss, createJobs } from '#src/platform/jobs.ts';
import { createLog, type Log } from '#src/platform/log.ts';
import { outboxMailer, smtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { createNotifications } from '#src/platform/notifications.ts';
import { computeSky } from './astrology/current-positions.ts';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';

/** Built by `npm run build`; the same for every process of one version. */
export const BUILD = new URL('../build', import.meta.url).pathname;

export const GAZETTEER = path.join(BUILD, 'gazetteer.json');

const SAMPLES = path.join(BUILD, 'samples');

export type Core = { deps: CoreDeps; close: () => Promise<void> };
export type CoreOptions = {
  /** URL of the application role */
  url: string;
  /** URL of the site for members */
  publicUrl: string;
  /** URL of the site on this machine */
  localUrl: string;
  clock?: Clock;
  log?: Log;
  worker: boolean;
  monitorSeconds?: number;
  /** one that is loaded already: it takes a second and never changes */
  gazetteer?: Gazetteer;
};

/** What every role needs. The database must be migrated. */
export async function composeCore(config: Config, options: CoreOptions): Promise<Core> {
  const log = options.log ?? createLog(config.logLevel);
  const clock = options.clock ?? systemClock;
  const db = connect(options.url);
  const boss = createBoss(options.url, {
    worker: options.worker,
    ...(options.monitorSeconds ? { monitorSeconds: options.monitorSeconds } : {}),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const jobs = createJobs(boss);
  const gazetteer = options.gazetteer ?? loadGazetteer(GAZETTEER);
  const store = createFolderStore(path.join(config.varDir, 'reports'));
  // Launched when first needed: a web process that prints no receipt never has one.
  const browser = createBrowser({
    ...(config.chromiumPath ? { executablePath: config.chromiumPath } : {}),
    cacheDir: path.join(BUILD, 'chromium'),
    log,
    concurrency: 2,
  });
  const { keyId, keySecret, webhookSecrets } = config.gateway;
  const { apiUrl, checkoutUrl } = await resolveGatewayUrls(config, options.localUrl);
  const payment: PaymentDeps = {
    db,
    jobs,
    clock,
    log,
    gazetteer,
    seller: config.seller,
    gateway: createGateway({ apiUrl, keyId, keySecret }),
    keys: { keyId, keySecret, webhookSecrets, checkoutUrl },
  };
  const deps = {
    config,
    log,
    clock,
    db,
    boss,
    jobs,
    gazetteer,
    store,
    browser,
    payment,
    publicUrl: options.publicUrl,
    sender: {
      publicUrl: options.publicUrl,
      support: config.mail.support,
      address: nameAndAddress(config.seller),
    },
  };
  return { deps, close: () => closeCore(boss, deps) };
}

const nameAndAddress = ({ name, address }: Config['seller']) =>
  address.startsWith(name) ? address : `${name}, ${address}`;

async function closeCore(boss: PgBoss, { db, browser }: CoreDeps): Promise<void> {
  // Running jobs get twenty seconds; what is not done by then is taken up by the next worker.
  await boss.stop({ graceful: true, timeout: 20_000, close: true });
  await browser.close();
  await db.destroy();
}

/** `ownerUrl` is used by the sandbox alone. */
export async function composeWeb(
  core: CoreDeps,
  { url, ownerUrl }: DatabaseUrls,
  localUrl: string,
): Promise<{ deps: WebDeps; close: () => Promise<void> }> {
  const { config, db, log, clock } = core;
  const notifications = await createNotifications(url, ['order_changed', 'catalogue_changed'], log);
  const site = await createSite({
    dir: BUILD,
    publicUrl: core.publicUrl,
    loadPageData: async () => ({
      reports: await listReports(db),
      sky: computeSky(clock.now()),
      grievance: config.grievance,
    }),
    log,
    gateway: resolveCheckoutGateway(config),
    headers: createSecurityHeaders(config.production),
    compression: config.packing,
  });
  const unsubscribe = notifications.subscribe('catalogue_changed', () => void site.refresh());
  const sandbox = config.gateway.sandbox ? await composeSandbox(core, { ownerUrl, localUrl }) : undefined;
  const deps: WebDeps = {
    ...core,
    notifications,
    site,
    rateLimiter: createRateLimiter({ db, clock, secret: config.cookieKeys[0]! }),
    fonts: loadReceiptFonts(BUILD),
    samplesDir: SAMPLES,
    samples: await hashSamples(SAMPLES),
    ...(config.google ? { google: createGoogleProvider(config.google, clock) } : {}),
    ...(sandbox ? { sandbox: sandbox.middleware } : {}),
    ready: () => readiness(core),
  };
  return {
    deps,
    async close() {
      unsubscribe();
      await sandbox?.stop();
      await notifications.close();
    },
  };
}

export async function composeWorker(
  core: CoreDeps,
): Promise<{ deps: WorkerDeps; close: () => Promise<void> }> {
  const { config, db, jobs, clock, store, browser, log, sender, publicUrl } = core;
  const render = await loadReportRenderer(path.join(BUILD, 'print'));
  const { smtpUrl, from, support } = config.mail;
  const envelope = { from, replyTo: support };
  const mailer: Mailer = smtpUrl
    ? smtpMailer({ url: smtpUrl, sender: envelope, log })
    : outboxMailer(path.join(config.varDir, 'outbox'), envelope);
  const reportProduction = {
    db,
    jobs,
    clock,
    log,
    store,
    print: (document: ReportDocument, signal?: AbortSignal) => printReport(browser, render, document, signal),
    renderer: () => browser.version(),
    publicUrl,
  };
  const reportEmail = { db, jobs, clock, log, store, mailer, sender };
  return {
    deps: { ...core, reportProduction, reportEmail },
    close: async () => mailer.close(),
  };
}

async function readiness({ db, boss }: CoreDeps): Promise<Record<string, boolean>> {
  const works = (probe: Promise<unknown>) =>
    probe.then(
      () => true,
      () => false,
    );
  return {
    database: await works(db.raw('select 1')),
    ledger: await works(db('events').limit(1)),
    queue: await works(boss.getQueue('produce-report')),
  };
}
