/** The correction of a report on two people: one form after the other, both people before and after, one request. */
import { expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot } from '#web/testing/browser-visit.ts';
import { DELIVERY_TIMEOUT, setUpMyReports } from '#web/testing/my-reports-page.ts';

const site = startSite({});
const { openMyReports, createPaidMatch, waitUntilDelivered } = setUpMyReports(site);

it('a delivered match is corrected for the second person, after a review of both', async () => {
  const { order } = await createPaidMatch();
  await waitUntilDelivered(order);
  const { page, dialog, getCard } = await openMyReports({ width: 360 });
  const card = getCard(order);
  await card.getByText('Asha Rao and Ravi Menon').filter({ visible: true }).first().waitFor();
  await card.getByRole('button', { name: /^Correct birth details/ }).click();
  await dialog.getByRole('heading', { name: 'Correct the first person' }).waitFor();
  expect(await dialog.getByLabel('Full name').inputValue()).toBe('Asha Rao');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Correct the second person');
  expect(await dialog.getByLabel('Full name').inputValue()).toBe('Ravi Menon');
  await dialog.getByLabel('Time of birth').fill('06:40');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Before and after');
  expect(await dialog.getByText(/^Ravi Menon, born on/).allTextContents()).toEqual([
    expect.stringContaining('6:10 in the morning'),
    expect.stringContaining('6:40 in the morning'),
  ]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
    await takeScreenshot(page, `couple-correction-${width}`, { fullPage: false });
  }
  const [request] = await Promise.all([
    page.waitForRequest('**/correction'),
    dialog.getByRole('button', { name: 'Yes, make edition 2' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    birthDetails: { name: 'Asha Rao', time: '14:30' },
    partner: { role: 'groom', birthDetails: { name: 'Ravi Menon', time: '06:40' } },
  });
  await card.getByText(/edition 2\.$/).waitFor(DELIVERY_TIMEOUT);
}, 180_000);
