import path from 'node:path';
import { BUILD_FOLDER } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { printReport } from '#src/delivery/print-report.ts';
import type { ReportProductionDeps } from '#src/delivery/produce-report.ts';
import { createFolderStore } from '#src/delivery/report-store.ts';
import { restoreReportFile, type RestoreResult } from '#src/delivery/restore-report-file.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import { systemClock } from '#src/platform/clock.ts';
import { createLog } from '#src/platform/log.ts';
import { createSupportMeta, type Command, type Environment } from './command.ts';
import { withJobs } from './with-jobs.ts';

const RESULT_TEXTS: Record<RestoreResult, string> = {
  intact: 'the stored file is intact',
  restored: 'the file was lost and is stored again, with the same bytes',
  reprinted: 'the file was lost and is printed again, with other bytes; both hashes can be verified',
  unavailable: 'has no file: not printed yet, or refunded',
};

/** Checks the file of every edition. Uses the report store and the Chromium of this machine. */
export const restoreOrderFiles =
  (id: string, environment: Environment): Command =>
  (db, print) =>
    withJobs(db, async (jobs) => {
      const order = (await loadOrder(db, id))?.order;
      if (!order) {
        console.error(`Order ${id} not found.`);
        return false;
      }
      const config = readConfig(environment);
      const log = createLog(config.logLevel, process.stderr);
      const browser = createBrowser({
        executablePath: config.chromiumPath,
        cacheDir: path.join(BUILD_FOLDER, 'chromium'),
        log,
        concurrency: 1,
      });
      const deps: ReportProductionDeps = {
        db,
        jobs,
        clock: systemClock,
        log,
        store: createFolderStore(path.join(config.varDir, 'reports'), log),
        publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
        ...(await createPrinter(browser)),
      };
      try {
        for (let edition = 1; edition <= order.report.edition; edition += 1) {
          const meta = createSupportMeta('order restore-file');
          const result = await restoreReportFile(deps, { orderId: id, edition, meta });
          print(`${id}  edition ${edition}: ${RESULT_TEXTS[result]}`);
        }
        return true;
      } finally {
        await browser.close();
      }
    });

async function createPrinter(
  browser: Browser,
): Promise<Pick<ReportProductionDeps, 'print' | 'getRendererVersion'>> {
  const render = await loadReportRenderer(path.join(BUILD_FOLDER, 'print'));
  return {
    print: (document, signal) => printReport(browser, render, document, signal),
    getRendererVersion: () => browser.getVersion(),
  };
}
