/** The page of a month, which every newsletter links to. */
import type Router from '@koa/router';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import { EMAIL_COPY_POLICY } from '#src/platform/http/content-policy.ts';
import { composeNewsletter } from './compose/compose-newsletter.ts';
import { getMonth, isMonth } from './compose/month.ts';
import { renderWebPage } from './compose/render-web-page.ts';

/** Links in old newsletters work for so long. */
const MONTHS_KEPT = 12;

type Deps = Pick<CoreDeps, 'clock'> & { sender: SenderIdentity };

/** Public: it contains no personal data. A month of the future, or of more than a year ago, is not found. */
export function registerNewsletterPageRoutes(router: Router, { clock, sender }: Deps): void {
  // At most 13 pages; a page takes about a second to compute.
  const pages = new Map<string, string>();
  router.get('/newsletter/:month', (ctx, next) => {
    const { month } = ctx.params as { month: string };
    if (!isPublished(month, clock.now())) return next();
    const html = pages.get(month) ?? renderWebPage(composeNewsletter(month), sender);
    pages.set(month, html);
    ctx.set('Content-Security-Policy', EMAIL_COPY_POLICY);
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = html;
  });
}

const isPublished = (month: string, now: Date): boolean => {
  const age = countMonths(getMonth(now)) - countMonths(month);
  return isMonth(month) && age >= 0 && age <= MONTHS_KEPT;
};

/** Months since the year 0. @param month YYYY-MM */
function countMonths(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return year * 12 + number;
}
