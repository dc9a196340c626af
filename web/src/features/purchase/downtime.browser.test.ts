import { describe, expect, it } from 'vitest';
import { recordDowntime } from '#src/payments/downtimes/downtimes.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations } from '#web/testing/browser-visit.ts';
import { openMemberPage } from '#web/testing/buyer.ts';

const site = startSite();

const NOTICE = 'UPI payments through HDFC Bank are slow at the moment. Cards and net banking work.';

async function openPayStep() {
  const buyer = await openMemberPage(site.browser, site.app.url, '/reports/janam-kundli', 360);
  await buyer.clickBuy(/Generate my report/);
  await buyer.confirmBirth();
  await buyer.dialog.getByRole('button', { name: /^Pay/ }).waitFor();
  return buyer;
}

describe('a downtime', () => {
  it('is shown at the pay step within a width of 360 px, and no longer after it has ended', async () => {
    const begin = Math.floor(site.app.clock.now().getTime() / 1000) - 60;
    const downtime = {
      id: 'down_1',
      method: 'upi',
      begin,
      status: 'started',
      severity: 'medium',
      instrument: { bank: 'HDFC' },
      updated_at: begin,
    };
    await recordDowntime(site.app, downtime);
    const { page, dialog, consoleErrors } = await openPayStep();
    const notice = dialog.getByText(NOTICE);
    await notice.waitFor();
    const box = (await notice.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);

    await recordDowntime(site.app, {
      ...downtime,
      status: 'resolved',
      end: begin + 1,
      updated_at: begin + 1,
    });
    const laterBuyer = await openPayStep();
    expect(await laterBuyer.dialog.getByText(NOTICE).count()).toBe(0);
  }, 60_000);
});
