/** My Reports while an order is produced and when the session ends: streams, polling, login. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { waitForTransientText } from '#web/testing/browser-visit.ts';
import { DELIVERY_TIMEOUT, setUpMyReports } from '#web/testing/my-reports-page.ts';

const site = startSite({});
const { openMyReports, orderFreeReport, createOrder, waitUntilDelivered, signOutEverywhere } =
  setUpMyReports(site);

/** As in follow-orders.ts: without a message for this long a stream counts as buffered. */
const FIRST_MESSAGE_TIMEOUT_MS = 8000;

/** The list shows the order as queued, so that later states can only come from polling. */
const listAsQueued = (page: Page, id: string) =>
  page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { orders: { id: string }[] };
    const asQueued = { reportStatus: 'queued', deliveredAt: undefined };
    const orders = body.orders.map((order) => (order.id === id ? { ...order, ...asQueued } : order));
    await route.fulfill({ response, json: { ...body, orders } });
  });

type Network = {
  breakStream: (route: Route, connection: number) => unknown;
  passTime?: (page: Page) => Promise<void>;
};
/** How a proxy breaks a stream: it closes the connection, or buffers all data. */
const NETWORKS: Record<string, Network> = {
  'cut off': {
    // The first connection ends after its first bytes, the next one is refused.
    breakStream: (route, connection) =>
      connection === 1
        ? route.fulfill({ contentType: 'text/event-stream', body: 'retry: 100\n\n' })
        : route.abort('connectionreset'),
  },
  buffered: {
    breakStream: () => undefined,
    passTime: (page) => page.clock.fastForward(FIRST_MESSAGE_TIMEOUT_MS),
  },
};

describe('progress of an order', () => {
  it.each(Object.keys(NETWORKS))(
    'is polled until delivery when streams are %s',
    async (name) => {
      const { breakStream, passTime } = NETWORKS[name]!;
      const id = await orderFreeReport(`By Polling, ${name}`);
      const polls: string[] = [];
      let connections = 0;
      let queuedShown: Promise<unknown> | undefined;
      const { page, getCard } = await openMyReports({
        before: async (newPage) => {
          await newPage.clock.install();
          await newPage.route('**/progress?*', (route) => void breakStream(route, (connections += 1)));
          await listAsQueued(newPage, id);
          queuedShown = waitForTransientText(newPage, 'Usually ready', 'main');
          newPage.on('request', (request) => {
            if (request.url().endsWith(`/api/orders?order=${id}`)) polls.push(request.url());
          });
        },
      });
      await queuedShown;
      await expect.poll(() => connections).toBeGreaterThan(0);
      await passTime?.(page);
      await getCard(id)
        .getByText(/^Delivered/)
        .waitFor(DELIVERY_TIMEOUT);
      expect(polls.length).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('session ended on another device', () => {
  it('redirects My Reports to the login without a click', async () => {
    // An unpaid order does not change, so that only the end of the session ends its stream.
    const { order: orderId } = await createOrder('Not Paid Yet');
    const { page, main } = await openMyReports();
    await main.getByText(`Order ${orderId}`, { exact: true }).waitFor();
    await signOutEverywhere();
    await page.waitForURL(/\/login\?next=%2Fmy-reports/, { timeout: 30_000 });
  }, 120_000);

  it('keeps an open form under a dialog and prevents downloads', async () => {
    const id = await orderFreeReport('Being Corrected');
    await waitUntilDelivered(id);
    await createOrder('Not Paid Yet');
    const { page, getCard } = await openMyReports();
    const card = getCard(id);
    const download = card.getByRole('link', { name: /^Download PDF/ });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toContain(id);
    await card.getByRole('button', { name: /^Correct birth details/ }).click();
    const correctionDialog = page.getByRole('dialog', { name: 'Correct birth details' });
    await correctionDialog.getByLabel('Time of birth').fill('02:30');
    await signOutEverywhere();
    const loginDialog = page.getByRole('dialog', { name: 'Logged out' });
    await loginDialog.waitFor({ timeout: 30_000 });
    await loginDialog.getByRole('button', { name: 'Not now' }).click();
    expect(await correctionDialog.getByLabel('Time of birth').inputValue()).toBe('02:30');
    await correctionDialog.getByRole('button', { name: 'Close' }).click();
    await download.click();
    await loginDialog.getByRole('link', { name: /^Log in again/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-reports');
  }, 120_000);
});
