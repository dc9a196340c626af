/**
 * The dependencies of the jobs. A separate file: a web process loads neither the jobs nor the chapters of the reports.
 * Without an SMTP server e-mails are written to the outbox folder.
 */
import path from 'node:path';
import { jobs } from '#jobs/index.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import { BUILD_FOLDER, type Composed } from '#src/compose.ts';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { observePrint } from '#src/delivery/observed-print.ts';
import { printReport } from '#src/delivery/print-report.ts';
import type { AppDeps } from '#src/deps.ts';
import type { WatchedService } from '#src/outage-watch.ts';
import { produceReportQueue, restoreReportFileQueue, sendReportEmailQueue } from '#src/orders/queues.ts';
import { restartReportsAfterOutage } from '#src/orders/recovery/restart-reports-after-outage.ts';
import { loadReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import { createOutboxMailer, createSmtpMailer, type ServerMailer } from '#src/platform/mailer.ts';
import { observeMailer } from '#src/platform/observed-mailer.ts';
import { listWorkerProbes } from '#src/readiness-probes.ts';

export async function composeWorker(
  app: AppDeps,
): Promise<Composed<AppDeps & WorkerDeps & { mailer: ServerMailer }>> {
  const { browser } = app;
  const render = await loadReportRenderer(path.join(BUILD_FOLDER, 'print'));
  const mailer = observeMailer(composeMailer(app), listEmailQueues());
  app.readiness.add(listWorkerProbes(app, mailer));
  const deps = {
    ...app,
    mailer,
    print: observePrint((document, signal) => printReport(browser, render, document, signal)),
    getRendererVersion: () => browser.getVersion(),
    getReceiptFonts: loadOnce(() => loadReceiptFonts(BUILD_FOLDER)),
  };
  return { deps, close: async () => mailer.close() };
}

const CHECK_INTERVAL_MS = 10_000;
/** Each check is a login, and a provider may block a client that logs in every few seconds. */
const LOGIN_INTERVAL_MS = 20_000;

/** Services whose outages delay reports and e-mails. Names of queues that send e-mails begin with `send-`. */
export const listServices = (deps: AppDeps & WorkerDeps & { mailer: ServerMailer }): WatchedService[] => [
  {
    name: 'report store',
    queues: [produceReportQueue.name, restoreReportFileQueue.name, sendReportEmailQueue.name],
    check: () => deps.store.assertWritable(),
    intervalMs: CHECK_INTERVAL_MS,
    isCheckedAtStart: true,
    resume: (signal) => restartReportsAfterOutage(deps, 'storing', signal),
  },
  {
    name: 'Chromium',
    queues: [produceReportQueue.name, restoreReportFileQueue.name],
    check: () => deps.browser.getVersion(),
    intervalMs: CHECK_INTERVAL_MS,
    isCheckedAtStart: false,
    resume: (signal) => restartReportsAfterOutage(deps, 'printing', signal),
  },
  {
    name: 'mail server',
    queues: listEmailQueues(),
    check: () => deps.mailer.verify(),
    intervalMs: LOGIN_INTERVAL_MS,
    isCheckedAtStart: true,
  },
];

function loadOnce<T>(load: () => T): () => T {
  let loaded: T | undefined;
  return () => (loaded ??= load());
}

const listEmailQueues = (): string[] =>
  jobs.map(({ queue }) => queue.name).filter((name) => name.startsWith('send-'));

function composeMailer({ config, log }: Pick<AppDeps, 'config' | 'log'>): ServerMailer {
  const { smtpUrl, from, support } = config.mail;
  const envelope = { from, replyTo: support };
  return smtpUrl
    ? createSmtpMailer({ url: smtpUrl, envelope, log })
    : createOutboxMailer(path.join(config.varDir, 'outbox'), envelope);
}
