import type { Browser } from '#src/platform/browser.ts';

/** The receipt's page on A4, by its own print rules. `html` must carry its letters in itself: the browser fetches nothing. */
export function receiptPdf(browser: Browser, html: string): Promise<Buffer> {
  return browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    return page.pdf({ preferCSSPageSize: true, tagged: true });
  });
}
