/**
 * Builds the dependencies from the configuration: composeApp for every role, composeWeb and, in compose-worker.ts,
 * composeWorker on top of it. Without Razorpay keys the gateway is the sandbox.
 */
import path from 'node:path';
import type { PgBoss } from 'pg-boss';
import { createGoogleProvider } from '#src/accounts/google/provider.ts';
import { createSessionWatch } from '#src/accounts/session/session-watch.ts';
import { computeSky } from '#src/astrology/current-positions.ts';
import { listReports } from '#src/catalogue/reports.ts';
import { hashSamples } from '#src/catalogue/sample-hashes.ts';
import { composeSandbox, resolveCheckoutGateway, resolveGatewayUrls } from '#src/compose-sandbox.ts';
import type { Config } from '#src/config.ts';
import { openReportStore } from '#src/delivery/open-report-store.ts';
import type { AppDeps, WebDeps } from '#src/deps.ts';
import { createOrderWatch } from '#src/orders/order-watch.ts';
import { STREAM_INTERVALS } from '#src/orders/progress-stream.ts';
import { loadReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import { createPanchangPages } from '#src/panchang/panchang-pages.ts';
import { PANCHANG_CHANNEL } from '#src/panchang/announce-new-day.ts';
import { computeTodayInDelhi } from '#src/panchang/town-today.ts';
import { createCaptureQueue } from '#src/payments/capture/capture-queue.ts';
import { createGateway } from '#src/payments/gateway/gateway.ts';
import { observeGateway } from '#src/payments/gateway/observed-gateway.ts';
import { loadGazetteer, loadGazetteerLazily, type Gazetteer } from '#src/places/gazetteer.ts';
import { createBrowser } from '#src/platform/browser.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { connect } from '#src/platform/database.ts';
import { createReadiness } from '#src/platform/http/health.ts';
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts';
import { createSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { createSite, type Site } from '#src/platform/http/site.ts';
import { createBoss, createJobs } from '#src/platform/jobs.ts';
import { createLog, type Log } from '#src/platform/log.ts';
import { createReadableStream } from '#src/platform/readable-log.ts';
import { createNotifications } from '#src/platform/notifications.ts';
import { traceQueries } from '#src/platform/tracing/trace-queries.ts';
import { isTracing } from '#src/platform/tracing/tracing.ts';
import { openSealCopies } from '#src/open-seal-copies.ts';
import { listProbes } from '#src/readiness-probes.ts';

/** Created by `npm run build`; the same for every process of one version. */
export const BUILD_FOLDER = new URL('../build', import.meta.url).pathname;

export const GAZETTEER_FILE = path.join(BUILD_FOLDER, 'gazetteer.json');

const SAMPLES_FOLDER = path.join(BUILD_FOLDER, 'samples');

export type Composed<Deps> = { deps: Deps; close: () => Promise<void> };

export type ComposedApp = Composed<AppDeps>;

export type ServerDatabase = NonNullable<Config['database']>;

export type ComposeOptions = {
  /** URL of the application role */
  url: string;
  /** URL of the site for members */
  publicUrl: string;
  /** URL of the site on this machine */
  localUrl: string;
  /** this process runs jobs */
  isWorker: boolean;
  clock?: Clock;
  log?: Log;
  monitorSeconds?: number;
  /** for how long /readyz and /metrics keep what they read */
  observationCacheMs?: number;
  /** a loaded gazetteer, which takes a second to load */
  gazetteer?: Gazetteer;
};

/** Composes the dependencies of every role. The database must be migrated. */
export async function composeApp(config: Config, options: ComposeOptions): Promise<ComposedApp> {
  const { core, boss } = await composeCore(config, options);
  const { keyId, keySecret, webhookSecrets } = config.gateway;
  const { apiUrl, checkoutUrl } = await resolveGatewayUrls(config, options.localUrl);
  const deps: AppDeps = {
    ...core,
    config,
    boss,
    gazetteer: options.gazetteer ?? composeGazetteer(config),
    seller: config.seller,
    captureQueue: createCaptureQueue(config.databasePoolSize),
    gateway: observeGateway(createGateway({ apiUrl, keyId, keySecret })),
    gatewayKeys: { keyId, keySecret, webhookSecrets, checkoutUrl },
    store: openReportStore(config.reportStore, core.log),
    sealCopies: openSealCopies(config),
    auditorEmail: config.mail.auditor,
    browser: createBrowser({
      executablePath: config.chromiumPath,
      cacheDir: path.join(BUILD_FOLDER, 'chromium'),
      log: core.log,
      concurrency: config.reportConcurrency,
    }),
    publicUrl: options.publicUrl,
    sender: {
      publicUrl: options.publicUrl,
      support: config.mail.support,
      address: joinNameAndAddress(config.seller),
    },
    readiness: createReadiness(core.log, options.observationCacheMs),
  };
  deps.readiness.add(listProbes(deps));
  return { deps, close: () => closeApp(deps) };
}

/**
 * Loaded at startup where production serves the site, so that a missing file stops the start and the first search is not slow.
 * Jobs look places up for the newsletter alone.
 */
const composeGazetteer = ({ isProduction, role }: Config): Gazetteer =>
  isProduction && role !== 'worker' ? loadGazetteer(GAZETTEER_FILE) : loadGazetteerLazily(GAZETTEER_FILE);

async function composeCore(
  config: Config,
  { url, isWorker, monitorSeconds, ...options }: ComposeOptions,
): Promise<{ core: CoreDeps; boss: PgBoss }> {
  const log = options.log ?? createLogOf(config);
  const clock = options.clock ?? systemClock;
  const boss = createBoss(url, { isWorker, ...(monitorSeconds ? { monitorSeconds } : {}) });
  boss.on('error', (error) =>
    log.error({ event: 'job_queues.failed', err: error }, 'Error in the job queue'),
  );
  await boss.start();
  const db = connect(url, { log, max: config.databasePoolSize });
  if (isTracing()) traceQueries(db);
  return { core: { db, jobs: createJobs(boss, log), clock, log }, boss };
}

const createLogOf = ({ logLevel, isLogReadable }: Config): Log =>
  createLog(logLevel, isLogReadable ? createReadableStream(process.stdout) : undefined);

const joinNameAndAddress = ({ name, address }: Config['seller']) =>
  address.startsWith(name) ? address : `${name}, ${address}`;

async function closeApp({ boss, browser, db }: AppDeps): Promise<void> {
  // Running jobs get twenty seconds; another worker retries those that have not finished by then.
  await boss.stop({ graceful: true, timeout: 20_000, close: true });
  await browser.close();
  await db.destroy();
}

/** `ownerUrl` is used by the sandbox alone. */
export async function composeWeb(
  app: AppDeps,
  { url, ownerUrl }: ServerDatabase,
  localUrl: string,
): Promise<Composed<WebDeps>> {
  const { config, db, log, clock } = app;
  const notifications = await createNotifications(url, NOTIFICATION_CHANNELS, log);
  const sessionWatch = createSessionWatch({ db, clock }, STREAM_INTERVALS.pingMs);
  const orderWatch = createOrderWatch({ db, log }, STREAM_INTERVALS.rereadMs);
  const site = await composeSite(app);
  const panchangPages = createPanchangPages({ ...app, site });
  const subscriptions = [
    notifications.subscribe('catalogue_changed', () => void site.refresh()),
    notifications.subscribe(PANCHANG_CHANNEL, () => void panchangPages.renew()),
  ];
  if (config.isProduction) panchangPages.renewSoon();
  const sandbox =
    config.gateway.isSandbox && ownerUrl ? await composeSandbox(app, { ownerUrl, localUrl }) : undefined;
  const deps: WebDeps = {
    ...app,
    notifications,
    sessionWatch,
    orderWatch,
    site,
    panchangPages,
    rateLimiter: createRateLimiter({ db, clock, secret: config.cookieKeys[0]! }),
    fonts: loadReceiptFonts(BUILD_FOLDER),
    samplesDir: SAMPLES_FOLDER,
    samples: await hashSamples(SAMPLES_FOLDER),
    ...(config.google ? { google: createGoogleProvider(config.google, clock) } : {}),
    ...(sandbox ? { sandbox: sandbox.middleware } : {}),
  };
  return {
    deps,
    async close() {
      subscriptions.forEach((unsubscribe) => unsubscribe());
      panchangPages.close();
      sessionWatch.close();
      orderWatch.close();
      await sandbox?.stop();
      await notifications.close();
    },
  };
}

const NOTIFICATION_CHANNELS = ['order_changed', 'catalogue_changed', PANCHANG_CHANNEL];

const composeSite = ({ config, db, clock, log, publicUrl }: AppDeps): Promise<Site> =>
  createSite({
    dir: BUILD_FOLDER,
    publicUrl,
    loadPageData: async () => ({
      reports: await listReports(db),
      sky: computeSky(clock.now()),
      today: computeTodayInDelhi(clock.now()),
      grievance: config.grievance,
    }),
    getDay: () => getTodayInIndia(clock.now().getTime()),
    log,
    gateway: resolveCheckoutGateway(config),
    rootAttributes: config.google ? ['data-google'] : [],
    headers: createSecurityHeaders(config.isProduction),
    compression: config.compression,
  });
