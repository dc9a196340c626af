/** A house with a Google of its own, the people there, and a browser's way from our door to theirs and back. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createBrowserAgent, TEST_USERS } from '#src/accounts/testing.ts';
import { startGoogle, type FakeGoogle, type Googler } from '#src/testing/google.ts';

export const sender = {} as { app: TestApp; google: FakeGoogle };

/** There before the first test of a file and gone after the last; no members at the start of each. */
export function openHouse(): void {
  beforeAll(async () => {
    sender.google = await startGoogle();
    sender.app = await startApp({ role: 'web', env: sender.google.env });
    sender.google.serve(sender.app.url);
  });
  afterAll(async () => {
    await sender.app.close();
    await sender.google.close();
  });
  beforeEach(async () => {
    Object.assign(sender.google, { down: false, behindSeconds: 0 });
    await sender.app.db('members').delete();
  });
}

export const MEERA: Googler = {
  sub: 'g-meera',
  email: 'Meera@Example.in',
  email_verified: true,
  name: 'Meera Iyer',
};
export const ASHA: Googler = {
  sub: 'g-asha',
  email: TEST_USERS.asha.email,
  email_verified: true,
  name: 'Asha Rao',
};

type Browser = ReturnType<typeof createBrowserAgent>;

/** From our link to the provider's question. `bend` plays with what the browser carries there. */
export async function ask(browser: Browser, start = '/api/auth/google', bend = (_: URL) => {}): Promise<URL> {
  const { headers } = await browser.get(start).expect(302);
  const question = new URL(headers['location']!);
  bend(question);
  return question;
}

/** What the person does there, with a browser's cookies for that house, until it sends them back to us. */
export async function answer(question: URL, who: Googler | undefined): Promise<URL> {
  if (who) sender.google.people.set(who.sub, who);
  const jar = new Map<string, string>();
  let at = question;
  for (let steps = 0; at.origin !== sender.app.url && steps < 8; steps++) {
    if (at.pathname.startsWith('/choose/')) at.searchParams.set('who', who?.sub ?? '');
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    at = new URL(response.headers.get('location') ?? sender.app.url, at);
  }
  return at;
}

/** Back at our door. @returns where that leads */
export async function comeBack(browser: Browser, address: URL): Promise<string> {
  const { headers } = await browser.get(address.pathname + address.search).expect(302);
  return headers['location']!;
}

export const walk = async (browser: Browser, who: Googler | undefined, start?: string) =>
  comeBack(browser, await answer(await ask(browser, start), who));

export const pickUp = (browser: Browser) => browser.post('/api/auth/google/session').send({});

export async function enter(who: Googler, browser = createBrowserAgent(sender.app.url)) {
  expect(await walk(browser, who)).toBe('/welcome');
  const { body } = await pickUp(browser).expect(200);
  const call = (path: string) => browser.get(path).set('Authorization', `Bearer ${body.token}`);
  return { browser, body, call };
}

export const members = () =>
  sender.app.db('members').select('email', 'name', 'password_hash', 'verified_email');
export const letters = async () =>
  (await sender.app.db('account_email_outbox').orderBy('created_at')).map(({ letter }) => letter);
