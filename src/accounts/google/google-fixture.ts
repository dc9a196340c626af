/** A house with a Google of its own, the people there, and a browser's way from our door to theirs and back. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { browserOf, PEOPLE } from '#src/testing/cast.ts';
import { startGoogle, type FakeGoogle, type Googler } from '#src/testing/google.ts';

export const house = {} as { app: TestApp; google: FakeGoogle };

/** There before the first test of a file and gone after the last; no members at the start of each. */
export function openHouse(): void {
  beforeAll(async () => {
    house.google = await startGoogle();
    house.app = await startApp({ role: 'web', env: house.google.env });
    house.google.serve(house.app.url);
  });
  afterAll(async () => {
    await house.app.close();
    await house.google.close();
  });
  beforeEach(async () => {
    Object.assign(house.google, { down: false, behindSeconds: 0 });
    await house.app.db('members').delete();
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
  email: PEOPLE.asha.email,
  email_verified: true,
  name: 'Asha Rao',
};

type Browser = ReturnType<typeof browserOf>;

/** From our link to the provider's question. `bend` plays with what the browser carries there. */
export async function ask(browser: Browser, start = '/api/auth/google', bend = (_: URL) => {}): Promise<URL> {
  const { headers } = await browser.get(start).expect(302);
  const question = new URL(headers['location']!);
  bend(question);
  return question;
}

/** What the person does there, with a browser's cookies for that house, until it sends them back to us. */
export async function answer(question: URL, who: Googler | undefined): Promise<URL> {
  if (who) house.google.people.set(who.sub, who);
  const jar = new Map<string, string>();
  let at = question;
  for (let steps = 0; at.origin !== house.app.url && steps < 8; steps++) {
    if (at.pathname.startsWith('/choose/')) at.searchParams.set('who', who?.sub ?? '');
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    at = new URL(response.headers.get('location') ?? house.app.url, at);
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

export async function enter(who: Googler, browser = browserOf(house.app.url)) {
  expect(await walk(browser, who)).toBe('/welcome');
  const { body } = await pickUp(browser).expect(200);
  const call = (path: string) => browser.get(path).set('Authorization', `Bearer ${body.token}`);
  return { browser, body, call };
}

export const members = () => house.app.db('members').select('email', 'name', 'password_hash', 'proven_email');
export const letters = async () =>
  (await house.app.db('account_letters').orderBy('created_at')).map(({ letter }) => letter);
