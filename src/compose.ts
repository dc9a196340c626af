/** Makes the parts from the configuration: what is configured is used, what is not is brought along. */
import path from 'node:path';
import type { PgBoss } from 'pg-boss';
import type { Config } from '#src/config.ts';
import type { CoreDeps, WebDeps, WorkerDeps } from '#src/deps.ts';
import { createGoogleProvider } from './accounts/google/provider.ts';
import { listReports } from '#src/catalogue/read.ts';
import { readSamples } from '#src/catalogue/samples.ts';
import { printReport } from './delivery/print-report.ts';
import { folderStore } from './delivery/report-store.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { receiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import type { PaymentDeps } from './payments/payment-deps.ts';
import { createGateway } from './payments/gateway/gateway.ts';
import { createSandboxGateway } from '#sandbox/src/create-sandbox.ts';
import { loadGazetteer, type Gazetteer } from '#src/places/gazetteer.ts';
import { createBrowser } from '#src/platform/browser.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { connect } from '#src/platform/database.ts';
import { createCounter } from '#src/platform/http/counter.ts';
import { securityHeaders } from '#src/platform/http/security-headers.ts';
import { createSite } from '#src/platform/http/site.ts';
import { createBoss, createJobs } from '#src/platform/jobs.ts';
import { createLog, type Log } from '#src/platform/log.ts';
import { outboxMailer, smtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { createNotifications } from '#src/platform/notifications.ts';
import { computeSky } from '#src/astrology/sky.ts';
import { loadPrintBundle } from '#src/delivery/print-bundle.ts';

/** Built by `npm run build`; the same for every process of one version. */
export const BUILD = new URL('../build', import.meta.url).pathname;

export const GAZETTEER = path.join(BUILD, 'gazetteer.json');

const SAMPLES = path.join(BUILD, 'samples');

export const SANDBOX_PATH = '/sandbox/razorpay';

export type Core = { deps: CoreDeps; close: () => Promise<void> };
/** `localUrl`: where this machine reaches the site, which is where the sandbox gateway lives. */
export type CoreOptions = {
  url: string;
  publicUrl: () => string;
  localUrl: () => string;
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
  const store = folderStore(path.join(config.varDir, 'reports'));
  // Launched when first needed: a web process that prints no receipt never has one.
  const browser = createBrowser({
    ...(config.chromiumPath ? { executablePath: config.chromiumPath } : {}),
    cacheDir: path.join(BUILD, 'chromium'),
    log,
    concurrency: 2,
  });
  const { sandbox, keyId, keySecret, webhookSecrets, apiUrl } = config.gateway;
  const gatewayUrl = () => (sandbox ? `${options.localUrl()}${SANDBOX_PATH}` : apiUrl);
  const payment: PaymentDeps = {
    db,
    jobs,
    clock,
    log,
    gazetteer,
    seller: config.seller,
    gateway: createGateway({ apiUrl: gatewayUrl, keyId, keySecret }),
    keys: {
      keyId,
      keySecret,
      webhookSecrets,
      checkoutUrl: () =>
        sandbox ? `${SANDBOX_PATH}/v1/checkout.js` : 'https://checkout.razorpay.com/v1/checkout.js',
    },
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
    localUrl: options.localUrl,
    sender: () => ({
      publicUrl: options.publicUrl(),
      support: config.mail.support,
      address: nameAndAddress(config.seller),
    }),
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

export async function composeWeb(
  core: CoreDeps,
  url: string,
): Promise<{ deps: WebDeps; close: () => Promise<void> }> {
  const { config, db, log, clock } = core;
  const notifications = await createNotifications(url, ['order_changed', 'catalogue_changed'], log);
  const site = await createSite({
    dir: BUILD,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    loadReports: () => listReports(db),
    loadSky: async () => computeSky(clock.now()),
    grievance: config.grievance,
    log,
    csp: { gateway: config.gateway.sandbox ? 'sandbox' : 'razorpay' },
    headers: securityHeaders(config.production),
    packing: config.packing,
  });
  const unsubscribe = notifications.subscribe(
    'catalogue_changed',
    () => void site.refresh().catch((error) => log.error({ err: error }, 'pages not refreshed')),
  );
  const gateway = config.gateway.sandbox ? sandboxGateway(core) : undefined;
  gateway?.startWebhooks();
  const deps: WebDeps = {
    ...core,
    notifications,
    site,
    counter: createCounter({ db, clock, secret: config.cookieKeys[0]! }),
    fonts: receiptFonts(BUILD),
    samplesDir: SAMPLES,
    samples: await readSamples(SAMPLES),
    ...(config.google ? { google: createGoogleProvider(config.google, clock) } : {}),
    ...(gateway ? { sandbox: gateway.middleware } : {}),
    ready: () => readiness(core),
  };
  return {
    deps,
    async close() {
      unsubscribe();
      await gateway?.stop();
      await notifications.close();
    },
  };
}

function sandboxGateway({ config, db, clock, log, localUrl }: CoreDeps) {
  const { keyId, keySecret, webhookSecrets } = config.gateway;
  return createSandboxGateway({
    db,
    clock,
    log,
    keyId,
    keySecret,
    webhookSecret: webhookSecrets[0]!,
    webhookUrl: () => `${localUrl()}/api/payment/webhook`,
  });
}

export async function composeWorker(
  core: CoreDeps,
): Promise<{ deps: WorkerDeps; close: () => Promise<void> }> {
  const { config, db, jobs, clock, store, browser, log, sender, publicUrl } = core;
  const render = await loadPrintBundle(path.join(BUILD, 'print'));
  const { smtpUrl, from, support } = config.mail;
  const envelope = { from, replyTo: support };
  const mailer: Mailer = smtpUrl
    ? smtpMailer({ url: smtpUrl, sender: envelope, log })
    : outboxMailer(path.join(config.varDir, 'outbox'), envelope);
  const reportProduction = {
    db,
    jobs,
    clock,
    store,
    print: (document: ReportDocument, signal?: AbortSignal) => printReport(browser, render, document, signal),
    renderer: () => browser.version(),
    publicUrl,
  };
  const reportEmail = { db, jobs, clock, store, mailer, sender };
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
