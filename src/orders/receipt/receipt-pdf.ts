import type { Browser } from '#src/platform/browser.ts';

/** Prints the receipt page on A4. `html` must embed its fonts: the browser has no network. */
export function printReceiptPdf(browser: Browser, html: string): Promise<Buffer> {
  return browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    return page.pdf({ preferCSSPageSize: true, tagged: true });
  });
}
