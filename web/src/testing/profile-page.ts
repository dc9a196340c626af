/** A member's profile page, in a browser that is logged in with a session cookie. */
import type { Browser, Page } from 'playwright-core';
import { SignInResponse } from '#src/accounts/contract.ts';
import { registerMember, PASSWORD, type Member } from './checkout-page.ts';
import { visit } from './browser-visit.ts';

type Site = { app: { url: string }; browser: Browser };
type Options = { as?: Member; path?: string; width?: number; before?: (page: Page) => Promise<unknown> };

export async function openProfilePage(site: Site, options: Options = {}) {
  const { path = '/profile', width = 1280 } = options;
  const member = options.as ?? (await registerMember(site.app.url));
  const { page, consoleErrors } = await visit(site.browser, site.app.url + path, {
    width,
    reducedMotion: true,
    before: async (newPage) => {
      await logInPage(site.app.url, newPage, member.email);
      await options.before?.(newPage);
    },
  });
  const getSection = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    page,
    consoleErrors,
    member,
    getSection,
    clickButton: (section: string, name: string) =>
      getSection(section).getByRole('button', { name, exact: true }).click(),
    dialog: page.getByRole('dialog'),
    /** the text of a button, or the name of a field */
    getFocusedName: () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent?.trim(),
      ),
    loadProfile: async () => (await member.call('get', '/api/profile').expect(200)).body,
  };
}

/** Sets the session cookie and the stored session. Only on the first page, so that later changes are kept. */
export async function logInPage(siteUrl: string, page: Page, email: string): Promise<void> {
  const response = await page.context().request.post(`${siteUrl}/api/auth/login`, {
    data: { email, password: PASSWORD, remember: true },
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Chrome/140.0 (X11; Linux x86_64)' },
  });
  const { user, token } = SignInResponse.parse(await response.json());
  await page.addInitScript(
    ([userJson, sessionToken]) => {
      if (localStorage.getItem('authToken') || sessionStorage.getItem('isPrepared')) return;
      sessionStorage.setItem('isPrepared', 'true');
      localStorage.setItem('userData', userJson!);
      localStorage.setItem('authToken', sessionToken!);
    },
    [JSON.stringify(user), token],
  );
}
