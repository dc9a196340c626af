import type { Browser } from '#src/platform/browser.ts';
import { RetryLaterError } from '#src/platform/http/errors.ts';

/** Includes the time in the queue behind reports. */
const TIMEOUT_MS = 20_000;
const RETRY_AFTER_SECONDS = 60;

/**
 * Prints the receipt page on A4. `html` must embed its fonts: the browser has no network. `signal`: aborts when the
 * client disconnects.
 * @throws HttpError 503 when it takes too long
 */
export async function printReceiptPdf(
  browser: Browser,
  html: string,
  { signal, timeoutMs = TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await browser.withPage(
      async (page) => {
        await page.setContent(html, { waitUntil: 'load' });
        return page.pdf({ preferCSSPageSize: true, tagged: true });
      },
      signal ? AbortSignal.any([timeout, signal]) : timeout,
    );
  } catch (error) {
    if (!timeout.aborted) throw error;
    throw createReceiptBusyError();
  }
}

export const createReceiptBusyError = () =>
  new RetryLaterError(
    503,
    'receipt-busy',
    'Your receipt takes longer than usual. Please try again in a minute, or open the receipt and print it from your browser.',
    RETRY_AFTER_SECONDS,
  );
