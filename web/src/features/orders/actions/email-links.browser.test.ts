/** My Reports for a member who comes from one of our letters, or whom none of them reaches. */
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { SignedIn } from '#src/accounts/contract.ts';
import { startSite } from '#src/testing/site.ts';
import { expectResponsive, registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { visit } from '#web/testing/browser-visit.ts';

const site = startSite();

it('a link in a letter opens the form of its order, also when it takes a login first', async () => {
  const who = { name: 'Meera Iyer', email: 'meera@example.in', password: 'jantar-mantar' };
  const { url } = site.app;
  const { token } = SignedIn.parse((await supertest(url).post('/api/auth/register').send(who)).body);
  const { body } = await supertest(url)
    .post('/api/payment/payment-success')
    .set('Authorization', `Bearer ${token}`)
    .send({ reportType: 'free-kundli' })
    .expect(200);
  const { page } = await visit(site.browser, `${url}/my-reports?details=${body.order}`, {
    reducedMotion: true,
  });
  await page.waitForURL(/\/login\?next=/);
  const main = page.locator('main');
  await main.getByLabel('Email').fill(who.email);
  await main.getByLabel('Password', { exact: true }).fill(who.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Birth details' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL(`${url}/my-reports`);
});

it('a link for an order that waits for nothing, or is not the member’s, opens nothing', async () => {
  const member = await registerMember(site.app.url);
  let looked: Promise<unknown> | undefined;
  const { page } = await visit(site.browser, `${site.app.url}/my-reports?details=LG-2611-7K3QX9`, {
    reducedMotion: true,
    before: async (fresh) => {
      looked = fresh.waitForResponse('**/api/orders/LG-2611-7K3QX9');
      await storeSession(fresh, member);
    },
  });
  await looked;
  await page
    .locator('main')
    .getByRole('link', { name: /report/i })
    .first()
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('an address that takes no mail is told in My Reports and in the profile, and fits every screen', async () => {
  const member = await registerMember(site.app.url);
  await site.app
    .db('members')
    .where({ email: member.email })
    .update({ email_bounced_at: site.app.clock.now() });
  const { page } = await visit(site.browser, `${site.app.url}/my-reports`, {
    reducedMotion: true,
    before: (fresh) => storeSession(fresh, member),
  });
  await page.getByText(`Mail to ${member.email} was not accepted.`).waitFor();
  await expectResponsive(page);
  await page.getByRole('link', { name: 'change your email in your profile' }).click();
  await page.getByText('The last mail to this address was not accepted.').waitFor();
});
