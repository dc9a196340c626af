/**
 * Restores a lost or altered report file from the ledger and the frozen birth details. A document always gives the same
 * bytes, so the file usually has its former hash. With another version of the report texts or of Chromium it does not, and
 * the new hash is recorded in the ledger.
 */
import type { EventMeta } from '#src/ledger/event.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { isRefunding, type Order } from '#src/orders/domain/order-state.ts';
import { findReportFile, recordReportFile, type ReportFileEvent } from '#src/orders/domain/report-files.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrderEvents } from '#src/orders/store/load-order.ts';
import { composeDocument, type EditionSource, type ReportProductionDeps } from './produce-report.ts';

/** `unavailable`: not printed yet, erased, or refunded. */
export type RestoreResult = 'intact' | 'restored' | 'reprinted' | 'unavailable';

type Input = { orderId: string; edition: number; meta?: EventMeta };

/** Does nothing when the stored file is intact. @throws StepError */
export async function restoreReportFile(
  deps: ReportProductionDeps,
  { orderId, edition, meta = createJobMeta(deps, 'restore-report-file', 'file lost') }: Input,
  signal?: AbortSignal,
): Promise<RestoreResult> {
  const events = await loadOrderEvents(deps.db, orderId);
  const order = foldOrder(events);
  const lostFile = order && findReportFile(order, edition)?.file;
  if (!lostFile || order.detailsErasedAt || isRefunding(order.status)) return 'unavailable';
  if (await deps.store.get(lostFile.sha256)) return 'intact';

  const source = findEditionSource(events, edition);
  const event = await printEdition(deps, order, source, lostFile.sha256, signal);
  await changeOrder(
    deps,
    orderId,
    meta,
    (currentOrder) => recordReportFile(currentOrder, lostFile.sha256, event),
    async (trx) => {
      const birth = await trx('order_birth_details').where({ id: source.birthId }).forKeyShare().first('id');
      if (birth) return;
      // The account was deleted while the file was printed.
      await deps.store.remove(event.data.sha256);
      throw new Error(`The birth details of order ${orderId} were erased.`);
    },
  );
  const fields = { orderId, edition, lostSha256: lostFile.sha256, sha256: event.data.sha256 };
  if (event.type === 'ReportFileRestored') {
    deps.log.info({ event: 'report_files.restored', ...fields }, 'A lost report file was restored');
    return 'restored';
  }
  deps.log.warn(
    { event: 'report_files.reprinted', ...fields },
    'A lost report file was printed again with other bytes',
  );
  return 'reprinted';
}

/** Prints and stores the edition. @returns the event to record, which depends on the hash */
async function printEdition(
  deps: ReportProductionDeps,
  order: Order,
  source: EditionSource,
  lostSha256: string,
  signal: AbortSignal | undefined,
): Promise<ReportFileEvent> {
  const { document, code } = await composeDocument(deps, order, source);
  const { sha256, pdf, pages } = await deps.print(document, signal);
  await deps.store.put(sha256, pdf);
  const { edition } = source;
  const at = deps.clock.now().toISOString();
  if (sha256 === lostSha256) return { type: 'ReportFileRestored', data: { edition, sha256, at } };
  const renderer = await deps.getRendererVersion();
  const verification = { code, documentCreatedAt: document.order.madeAt };
  return {
    type: 'ReportReprinted',
    data: { edition, sha256, bytes: pdf.length, pages, renderer, verification, at },
  };
}

/** The first request of an edition has its birth details and the date that is printed. */
function findEditionSource(events: OrderEvent[], edition: number): EditionSource {
  for (const event of events)
    if (event.type === 'GenerationRequested' && event.data.edition === edition)
      return { edition, birthId: event.data.birthId, madeAt: event.data.at };
  throw new Error(`Edition ${edition} was never requested.`);
}
