import path from 'node:path';
import { BUILD_FOLDER } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { printReport } from '#src/delivery/print-report.ts';
import type { ReportProductionDeps } from '#src/delivery/produce-report.ts';
import { openReportStore } from '#src/delivery/open-report-store.ts';
import { restoreReportFile, type RestoreResult } from '#src/delivery/restore-report-file.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import { systemClock } from '#src/platform/clock.ts';
import { createLog } from '#src/platform/log.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult, Environment } from '#src/support/command.ts';
import { mapWithProgress } from '#src/support/terminal/map-with-progress.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { runOrderChange } from './run-order-change.ts';

const RESULT_TEXTS: Record<RestoreResult, string> = {
  intact: 'the stored file is intact',
  restored: 'the file was lost and is stored again, with the same bytes',
  reprinted: 'the file was lost and is printed again, with other bytes; both hashes can be verified',
  unavailable: 'has no file: not printed yet, erased, or refunded',
};

/** Checks the file of every edition. Uses the report store and the Chromium of this machine. */
export const restoreOrderFiles = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, ({ db, order, meta }) => ({
    plan: [
      `Would check the stored PDF of every edition of ${order.id}, and print a lost or altered one again.`,
    ],
    apply: () =>
      withJobs(db, (jobs) =>
        withReportProduction(context.environment, { db, jobs }, async (deps) => {
          const editions = await restoreEditions(context, deps, order, meta);
          return {
            json: { order: order.id, editions },
            lines: editions.map(
              ({ edition, result }) => `${order.id}  edition ${edition}: ${RESULT_TEXTS[result]}`,
            ),
          };
        }),
      ),
  }));

const restoreEditions = (
  context: CommandContext,
  deps: ReportProductionDeps,
  { id: orderId, report }: Order,
  meta: EventMeta,
): Promise<{ edition: number; result: RestoreResult }[]> =>
  mapWithProgress(
    context,
    'Checking and printing',
    Array.from({ length: report.edition }, (_, index) => index + 1),
    async (edition) => ({
      edition,
      result: await restoreReportFile(deps, { orderId, edition, meta }),
    }),
  );

/** Runs `produce` with the dependencies of a worker that prints reports, and closes its Chromium. */
async function withReportProduction<T>(
  environment: Environment,
  { db, jobs }: Pick<ReportProductionDeps, 'db' | 'jobs'>,
  produce: (deps: ReportProductionDeps) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  // The result says the same in words, and an error ends the command.
  const log = createLog('silent');
  const browser = createBrowser({
    executablePath: config.chromiumPath,
    cacheDir: path.join(BUILD_FOLDER, 'chromium'),
    log,
    concurrency: 1,
  });
  try {
    return await produce({
      db,
      jobs,
      clock: systemClock,
      log,
      store: openReportStore(config.reportStore, log),
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      ...(await createPrinter(browser)),
    });
  } finally {
    await browser.close();
  }
}

async function createPrinter(
  browser: Browser,
): Promise<Pick<ReportProductionDeps, 'print' | 'getRendererVersion'>> {
  const render = await loadReportRenderer(path.join(BUILD_FOLDER, 'print'));
  return {
    print: (document, signal) => printReport(browser, render, document, signal),
    getRendererVersion: () => browser.getVersion(),
  };
}
