/**
 * The PDF of a receipt. A process that runs jobs has Chromium and prints it itself. A process with ROLE=web has none: it sends
 * a job, a worker stores the PDF in the report store, and the process that waits removes it there.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { findMember, type MemberRow } from '#src/accounts/members.ts';
import { printReceiptQueue } from '#src/orders/queues.ts';
import { findOwnOrder } from '#src/orders/store/order-views.ts';
import type { Seller } from '#src/orders/tax/seller.ts';
import type { Browser } from '#src/platform/browser.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { ReceiptFonts } from './receipt-fonts.ts';
import { renderReceiptPage } from './receipt-page.ts';
import { createReceiptBusyError, printReceiptPdf } from './receipt-pdf.ts';
import { loadReceipt, omitUnprintableName } from './receipt.ts';

type PrintDeps = Pick<CoreDeps, 'db'> & { seller: Seller; fonts: ReceiptFonts; browser: Browser };

type ReceiptOrder = { id: string; reportName: string };

/** @throws HttpError 409 for an order that is free or not paid, 503 when it takes too long */
export async function printReceipt(
  deps: PrintDeps,
  member: MemberRow,
  order: ReceiptOrder,
  signal: AbortSignal,
): Promise<Buffer> {
  const receipt = omitUnprintableName(await loadReceipt(deps, member, order));
  const { html } = renderReceiptPage(
    receipt,
    deps.fonts.getPrintFontFaces(`${receipt.buyer.name} ${receipt.buyer.address ?? ''}`),
  );
  return printReceiptPdf(deps.browser, html, { signal });
}

/** The report store. */
type Files = {
  put(sha256: string, pdf: Buffer): Promise<void>;
  get(sha256: string): Promise<Buffer | undefined>;
  remove(sha256: string): Promise<void>;
};

export type ReceiptJobDeps = Pick<CoreDeps, 'db' | 'clock'> & {
  seller: Seller;
  browser: Browser;
  getReceiptFonts: () => ReceiptFonts;
  store: Pick<Files, 'put'>;
};

/** The job. @returns the name of the stored PDF; undefined when the order or its member is gone */
export async function printRequestedReceipt(
  { getReceiptFonts, ...deps }: ReceiptJobDeps,
  orderId: string,
  signal: AbortSignal,
): Promise<{ sha256: string } | undefined> {
  const row = await deps.db('orders').where({ id: orderId }).first('member_id');
  const member = row && (await findMember(deps.db, row.member_id as string));
  const order = member && (await findOwnOrder(deps.db, member.id, orderId, deps.clock.now()));
  if (!order) return undefined;
  const pdf = await printReceipt({ ...deps, fonts: getReceiptFonts() }, member, order.view, signal);
  const sha256 = hashSha256(pdf);
  await deps.store.put(sha256, pdf);
  return { sha256 };
}

export type ReceiptRequestDeps = Pick<CoreDeps, 'db' | 'jobs'> & { files: Pick<Files, 'get' | 'remove'> };

/** Above reports: a member waits for the download, which takes a tenth of a second. */
const PRIORITY = 20;
const WAIT_MS = 20_000;
const POLL_MS = 100;

/**
 * Lets a worker print the receipt. `requestId` names the request. Equal receipts are one file: a request at the same time, such
 * as after a double click, may have removed it, and then it is printed once more.
 * @throws HttpError 503 when no worker prints it in time
 */
export async function requestReceipt(
  deps: ReceiptRequestDeps,
  { orderId, requestId }: { orderId: string; requestId: string },
  signal: AbortSignal,
): Promise<Buffer> {
  const key = `${orderId}:${requestId}`;
  const pdf =
    (await requestOnce(deps, orderId, key, signal)) ??
    (await requestOnce(deps, orderId, `${key}:again`, signal));
  if (!pdf) throw createReceiptBusyError();
  return pdf;
}

/** @returns undefined when the printed file is missing */
async function requestOnce(
  { db, jobs, files }: ReceiptRequestDeps,
  orderId: string,
  key: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  await db.transaction((trx) => jobs.send(printReceiptQueue, { orderId }, { trx, key, priority: PRIORITY }));
  const endsAt = performance.now() + WAIT_MS;
  while (performance.now() < endsAt) {
    const outcome = await jobs.findOutcome(printReceiptQueue, key);
    if (outcome?.state === 'failed') break;
    if (outcome?.state === 'completed') return takeFile(files, outcome.output as { sha256?: string } | null);
    await delay(POLL_MS, undefined, { signal });
  }
  throw createReceiptBusyError();
}

async function takeFile(
  files: ReceiptRequestDeps['files'],
  output: { sha256?: string } | null,
): Promise<Buffer | undefined> {
  const pdf = output?.sha256 ? await files.get(output.sha256) : undefined;
  if (pdf) await files.remove(output!.sha256!);
  return pdf;
}
