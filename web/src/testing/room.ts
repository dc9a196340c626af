/** A member at home: their own /profile, in a browser that logged in by itself. */
import type { Browser, Page } from 'playwright-core';
import { SignedIn } from '#src/accounts/contract.ts';
import { joined, PASSWORD, type Member } from './till.ts';
import { visit } from './visitor.ts';

type Site = { app: { url: string }; browser: Browser };
type Wish = { as?: Member; path?: string; width?: number; before?: (page: Page) => Promise<unknown> };

export async function enterRoom(site: Site, wish: Wish = {}) {
  const { path = '/profile', width = 1280 } = wish;
  const member = wish.as ?? (await joined(site.app.url));
  const { page, problems } = await visit(site.browser, site.app.url + path, {
    width,
    stillness: true,
    before: async (fresh) => {
      await logIn(site.app.url, fresh, member.email);
      await wish.before?.(fresh);
    },
  });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    page,
    problems,
    member,
    part,
    press: (where: string, name: string) => part(where).getByRole('button', { name, exact: true }).click(),
    dialog: page.getByRole('dialog'),
    /** the words of a button, the name of a field */
    focused: () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent?.trim(),
      ),
    stored: async () => (await member.call('get', '/api/profile').expect(200)).body,
  };
}

/** The session's cookie in the browser's jar, and what the site itself would remember; what a page changes later is to stay. */
async function logIn(site: string, page: Page, email: string): Promise<void> {
  const answer = await page.context().request.post(`${site}/api/auth/login`, {
    data: { email, password: PASSWORD, remember: true },
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Chrome/140.0 (X11; Linux x86_64)' },
  });
  const { user, token } = SignedIn.parse(await answer.json());
  await page.addInitScript(
    ([record, bearer]) => {
      if (localStorage.getItem('authToken') || sessionStorage.getItem('been')) return;
      sessionStorage.setItem('been', 'here');
      localStorage.setItem('userData', record!);
      localStorage.setItem('authToken', bearer!);
    },
    [JSON.stringify(user), token],
  );
}
