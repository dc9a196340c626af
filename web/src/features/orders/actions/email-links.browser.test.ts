/** My Reports for a member who followed a link in an e-mail, or whose address bounces. */
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { SignInResponse } from '#src/accounts/contract.ts';
import { startSite } from '#src/testing/site.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { visit, expectResponsive } from '#web/testing/browser-visit.ts';

const site = startSite();

it('an e-mail link opens the birth form of its order after the login', async () => {
  const account = { name: 'Meera Iyer', email: 'meera@example.in', password: 'jantar-mantar' };
  const { url } = site.app;
  const { token } = SignInResponse.parse(
    (await supertest(url).post('/api/auth/register').send(account)).body,
  );
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
  await main.getByLabel('Email').fill(account.email);
  await main.getByLabel('Password', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Birth details' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL(`${url}/my-reports`);
});

it('an e-mail link for an unknown order opens no form', async () => {
  const member = await registerMember(site.app.url);
  let orderResponse: Promise<unknown> | undefined;
  const { page } = await visit(site.browser, `${site.app.url}/my-reports?details=LG-2611-7K3QX9`, {
    reducedMotion: true,
    before: async (newPage) => {
      orderResponse = newPage.waitForResponse('**/api/orders/LG-2611-7K3QX9');
      await storeSession(newPage, member);
    },
  });
  await orderResponse;
  await page
    .locator('main')
    .getByRole('link', { name: /report/i })
    .first()
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('a bounced e-mail address is shown in My Reports and in the profile', async () => {
  const member = await registerMember(site.app.url);
  await site.app
    .db('members')
    .where({ email: member.email })
    .update({ email_bounced_at: site.app.clock.now() });
  const { page } = await visit(site.browser, `${site.app.url}/my-reports`, {
    reducedMotion: true,
    before: (newPage) => storeSession(newPage, member),
  });
  await page.getByText(`The last e-mail to ${member.email} was not accepted.`).waitFor();
  await expectResponsive(page);
  await page.getByRole('link', { name: 'change your email in your profile' }).click();
  await page.getByText('The last e-mail to this address was not accepted.').waitFor();
});
