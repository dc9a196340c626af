import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Browser } from '#src/platform/browser.ts';
import { printReceiptPdf } from './receipt-pdf.ts';

/** Never prints a page; a print job ends only with its abort signal, as in the real browser. */
const busyBrowser = {
  withPage: (_job: (page: Page) => Promise<unknown>, signal?: AbortSignal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
} as unknown as Browser;

it('a receipt that waits too long behind reports gets 503 with Retry-After', async () => {
  await expect(printReceiptPdf(busyBrowser, '', { timeoutMs: 20 })).rejects.toMatchObject({
    status: 503,
    code: 'receipt-busy',
    retryAfterSeconds: 60,
  });
});

it('the printing of a receipt stops when the client disconnects', async () => {
  const disconnect = new AbortController();
  const printPromise = printReceiptPdf(busyBrowser, '', { signal: disconnect.signal });
  disconnect.abort(new Error('gone'));
  await expect(printPromise).rejects.toThrow('gone');
});
