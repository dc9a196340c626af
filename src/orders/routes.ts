import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import type { Browser } from '#src/platform/browser.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { conflict, notFound } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { BirthDetails } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { requireMember } from '#src/accounts/sessions.ts';
import type { Meta } from '#src/ledger/event.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { readBirth } from './birth.ts';
import { correctBirthDetails } from './correct-birth.ts';
import { OrderRule } from './decide.ts';
import { listRoutes } from './list-routes.ts';
import { mailAgain, MailedTooOften, shortened } from './mail-again.ts';
import { notePaymentTold } from './payment-told.ts';
import { provideDetails } from './provide-details.ts';
import { streamProgress } from './progress.ts';
import { receiptPage } from './receipt/receipt-page.ts';
import { onPaper, receiptOf } from './receipt/receipt.ts';
import type { Seller } from './receipt/seller.ts';
import { receiptPdf } from './receipt/receipt-pdf.ts';
import type { ReceiptFonts } from './receipt/receipt-fonts.ts';
import { reportFile } from './report-file.ts';
import { takeMoneyBack } from './take-money-back.ts';
import { ownOrder } from './view.ts';

type Deps = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  notifications: Notifications;
  gazetteer: Gazetteer;
  reportFile: (sha256: string) => Promise<Buffer | undefined>;
  seller: Seller;
  /** for the receipt */
  fonts: ReceiptFonts;
  browser: Browser;
};

/** Members only, each their own orders; somebody else's order does not exist. */
export function orderRoutes(router: Router, deps: Deps): void {
  listRoutes(router, deps);

  router.get('/api/orders/:id', async (ctx) => {
    const { view } = await own(ctx, deps);
    ctx.body = { success: true, order: view };
  });

  router.get('/api/orders/:id/progress', async (ctx) => {
    const { member, row } = await own(ctx, deps);
    streamProgress(ctx, deps, member.id, [row.id]);
  });

  fileRoutes(router, deps);
  detailRoutes(router, deps);
  noteRoutes(router, deps);
}

/** What is fetched: the PDF of the present or, with ?edition=, an earlier edition; the receipt. Members, their own. */
function fileRoutes(router: Router, deps: Deps): void {
  router.get('/api/orders/:id/report.pdf', async (ctx) => {
    const { row } = await own(ctx, deps);
    const { sha256, name } = reportFile(row, ctx.query.edition);
    const file = await deps.reportFile(sha256);
    if (!file) throw conflict('not-ready', 'This report is not ready yet.');
    ctx.set('Cache-Control', 'private, no-store');
    ctx.attachment(name);
    ctx.type = 'application/pdf';
    ctx.body = file;
  });

  router.get('/api/orders/:id/receipt', async (ctx) => {
    const { member, view } = await own(ctx, deps);
    const { html, policy } = receiptPage(await receiptOf(deps, member, view), deps.fonts.screen);
    ctx.set({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': policy });
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = html;
  });

  router.get('/api/orders/:id/receipt.pdf', async (ctx) => {
    const { member, view } = await own(ctx, deps);
    const receipt = onPaper(await receiptOf(deps, member, view));
    const { html } = receiptPage(receipt, deps.fonts.paper(receipt.buyer.name));
    ctx.set('Cache-Control', 'private, no-store');
    ctx.attachment(`Lagna-receipt-${view.id}.pdf`);
    ctx.type = 'application/pdf';
    ctx.body = await receiptPdf(deps.browser, html);
  });
}

/** The birth a report is written from: shown, completed, corrected. Members, their own. */
function detailRoutes(router: Router, deps: Deps): void {
  const Given = z.object({ birthDetails: BirthDetails });

  router.get('/api/orders/:id/birth', async (ctx) => {
    const { row } = await own(ctx, deps);
    const birth = row.birth_id && (await readBirth(deps.db, row.birth_id));
    if (!birth) throw notFound('no-details', 'This order has no birth details yet.');
    ctx.body = { success: true, birth: birth.details };
  });

  router.post('/api/orders/:id/details', async (ctx) => {
    const { member, row } = await own(ctx, deps);
    const { birthDetails } = input(ctx, Given);
    const given = { member, orderId: row.id, given: birthDetails };
    await refusing(provideDetails(deps, given, metaOf(ctx, deps, member, 'birth details given')));
    ctx.body = { success: true, order: (await own(ctx, deps)).view };
  });

  router.post('/api/orders/:id/correction', async (ctx) => {
    const { member, row } = await own(ctx, deps);
    const { birthDetails } = input(ctx, Given);
    const wish = { memberId: member.id, orderId: row.id, given: birthDetails };
    await refusing(correctBirthDetails(deps, wish, metaOf(ctx, deps, member, 'birth details corrected')));
    ctx.body = { success: true, order: (await own(ctx, deps)).view };
  });
}

/** The mail once more, the money back, and the payment that was found. Members, their own. */
function noteRoutes(router: Router, deps: Deps): void {
  router.post('/api/orders/:id/resend', async (ctx) => {
    const { member, row } = await own(ctx, deps);
    const asked = mailAgain(deps, row.id, metaOf(ctx, deps, member, 'e-mail again'));
    await refusing(asked).catch((error: unknown) => {
      if (error instanceof MailedTooOften) ctx.set('Retry-After', String(error.seconds));
      throw error;
    });
    const to = shortened(member.email);
    const { view } = await own(ctx, deps);
    ctx.body = { success: true, message: `Your report is on its way to ${to}.`, to, order: view };
  });

  // The money goes back and the report is not made. Members, their own, and only while we have broken our promise.
  router.post('/api/orders/:id/refund', async (ctx) => {
    const { member, row } = await own(ctx, deps);
    await refusing(takeMoneyBack(deps, row.id, metaOf(ctx, deps, member, 'money taken back')));
    ctx.body = { success: true, order: (await own(ctx, deps)).view };
  });

  router.post('/api/orders/:id/told', async (ctx) => {
    const { row } = await own(ctx, deps);
    await notePaymentTold(deps, row.id);
    ctx.body = { success: true };
  });
}

/** @throws Refused 401, 404 */
async function own(ctx: Context, { db, clock }: Deps) {
  const member = await requireMember(ctx, db, clock);
  const found = await ownOrder(db, member.id, (ctx.params as { id: string }).id, clock.now());
  if (!found) throw notFound('order-not-found', 'We could not find that order.');
  return { member, ...found };
}

/** A broken rule of the order is the member's to read. */
async function refusing<T>(act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    throw error instanceof OrderRule ? conflict(error.code, error.message) : error;
  }
}

const metaOf = (ctx: Context, { clock }: Deps, member: MemberRow, cause: string): Meta => ({
  actor: `member:${member.id}`,
  cause,
  at: clock.now().toISOString(),
  request: ctx.state.requestId as string,
});
