import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Browser } from '#src/platform/browser.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { createConflictError, HttpError, createNotFoundError } from '#src/platform/http/errors.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { DETAILS_ERASED_MESSAGE } from './domain/decide.ts';
import { isRefunding } from './domain/order-state.ts';
import { requireOwnOrder, type OwnOrder } from './own-order.ts';
import { createFileRestoringError, requestFileRestore } from './request-file-restore.ts';
import type { ReceiptFonts } from './receipt/receipt-fonts.ts';
import { renderReceiptPage } from './receipt/receipt-page.ts';
import { printReceipt, requestReceipt, type ReceiptRequestDeps } from './receipt/print-receipt.ts';
import { loadReceipt } from './receipt/receipt.ts';
import type { Seller } from './tax/seller.ts';
import type { OrderRow } from './store/projection.ts';

export type FileRouteDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  getReportFile: (sha256: string) => Promise<Buffer | undefined>;
  seller: Seller;
  fonts: ReceiptFonts;
  browser: Browser;
  /** set in a process without Chromium: the store in which a worker puts a receipt */
  receiptFiles?: ReceiptRequestDeps['files'];
};

/** Report PDF (current edition, or `?edition=`; `?open=1` shows it in the browser), and the receipt as a page and as a PDF. Only for the owner of the order. */
export function registerOrderFileRoutes(router: Router, deps: FileRouteDeps): void {
  /** @throws HttpError 409 for an erased file, 503 for a lost one, after requesting a job that restores it */
  const loadReportFile = async (ctx: Context) => {
    const { row, view } = await requireOwnOrder(ctx, deps);
    const { sha256, name, edition } = findRequestedFile(row, ctx.query.edition);
    // A printed report has a name until support erases its birth details and files.
    if (!view.personName) throw createConflictError('details-erased', DETAILS_ERASED_MESSAGE);
    const file = await deps.getReportFile(sha256);
    if (file) return { file, name };
    await requestFileRestore(deps, { orderId: row.id, edition });
    throw createFileRestoringError();
  };

  // The page calls this before the download, because a browser cannot show the error of a download.
  router.get('/api/orders/:id/report-file', async (ctx) => {
    const { file } = await loadReportFile(ctx);
    ctx.body = { success: true, bytes: file.length };
  });

  router.get('/api/orders/:id/report.pdf', async (ctx) => {
    const { file, name } = await loadReportFile(ctx);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.attachment(name, { type: ctx.query.open === '1' ? 'inline' : 'attachment' });
    ctx.type = 'application/pdf';
    ctx.body = file;
  });

  router.get('/api/orders/:id/receipt', async (ctx) => {
    const { member, view } = await requireOwnOrder(ctx, deps);
    const { html, policy } = renderReceiptPage(
      await loadReceipt(deps, member, view),
      deps.fonts.webFontFaces,
    );
    ctx.set({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': policy });
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = html;
  });

  router.get('/api/orders/:id/receipt.pdf', async (ctx) => {
    const { member, view } = await requireOwnOrder(ctx, deps);
    const signal = createDisconnectSignal(ctx);
    const pdf = deps.receiptFiles
      ? await requestReceiptAfterCheck({ ...deps, files: deps.receiptFiles }, { ctx, member, view }, signal)
      : await printReceipt(deps, member, view, signal);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.attachment(`Lagna-receipt-${view.id}.pdf`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  });
}

/** @throws HttpError 409 before a job is sent, for an order that is free or not paid */
async function requestReceiptAfterCheck(
  deps: FileRouteDeps & ReceiptRequestDeps,
  { ctx, member, view }: { ctx: Context } & Pick<OwnOrder, 'member' | 'view'>,
  signal: AbortSignal,
): Promise<Buffer> {
  await loadReceipt(deps, member, view);
  return requestReceipt(deps, { orderId: view.id, requestId: ctx.state.requestId as string }, signal);
}

/** Aborts when the client closes its connection before the answer. */
function createDisconnectSignal(ctx: Context): AbortSignal {
  const disconnect = new AbortController();
  ctx.res.once('close', () =>
    disconnect.abort(new HttpError(499, 'client-gone', 'The client closed the connection.')),
  );
  return disconnect.signal;
}

/** @throws HttpError 404 for an unknown edition, 409 for one that is not ready or was refunded */
function findRequestedFile(
  row: OrderRow,
  requestedEdition: unknown,
): { sha256: string; name: string; edition: number } {
  if (isRefunding(row.status))
    throw createConflictError('refunded', 'This order was refunded, so its report is no longer available.');
  const edition = requestedEdition === undefined ? row.edition : Number(requestedEdition);
  const name = `Lagna-${row.report_key}-${row.id}${edition > 1 ? `-edition-${edition}` : ''}.pdf`;
  const supersededEdition = row.superseded_editions.find((candidate) => candidate.edition === edition);
  if (supersededEdition) return { sha256: supersededEdition.sha256, name, edition };
  if (edition !== row.edition)
    throw createNotFoundError('edition-not-found', 'There is no such edition of this report.');
  if (!row.sha256) throw createConflictError('not-ready', 'This report is not ready yet.');
  return { sha256: row.sha256, name, edition };
}
