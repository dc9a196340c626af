/** Answers that were bent, stolen, repeated or late. */
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createBrowserAgent } from '#src/accounts/testing.ts';
import { sender, MEERA, ask, answer, comeBack, walk, pickUp, members, openHouse } from './google-fixture.ts';

openHouse();

describe('an answer that is not to be trusted', () => {
  it('one that was cancelled at Google', async () => {
    expect(
      await walk(createBrowserAgent(sender.app.url), undefined, '/api/auth/google?next=/my-reports'),
    ).toBe('/login?google=cancelled&next=%2Fmy-reports');
  });

  it('one with another state, which leaves the true one usable', async () => {
    const browser = createBrowserAgent(sender.app.url);
    const address = await answer(await ask(browser), MEERA);
    const bent = new URL(address);
    bent.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(browser, bent)).toBe('/login?google=invalid-state');
    expect(await comeBack(browser, address)).toBe('/welcome');
  });

  it('one that another browser was meant to get', async () => {
    const address = await answer(await ask(createBrowserAgent(sender.app.url)), MEERA);
    const victim = createBrowserAgent(sender.app.url);
    await ask(victim);
    expect(await comeBack(victim, address)).toBe('/login?google=invalid-state');
    await pickUp(victim).expect(410);
  });

  it('one that is shown twice', async () => {
    const browser = createBrowserAgent(sender.app.url);
    const address = await answer(await ask(browser), MEERA);
    expect(await comeBack(browser, address)).toBe('/welcome');
    expect(await comeBack(browser, address)).toBe('/login?google=invalid-state');
  });

  it('one with a cookie that was tampered with', async () => {
    const { headers } = await supertest(sender.app.url).get('/api/auth/google').expect(302);
    const [value, signature] = (headers['set-cookie'] as unknown as string[]).map(
      (set) => set.split(';')[0]!,
    );
    const address = await answer(new URL(headers['location']!), MEERA);
    const shown = (cookie: string) =>
      supertest(sender.app.url)
        .get(address.pathname + address.search)
        .set('Cookie', [cookie, signature!]);
    const bent = await shown(`${value!.slice(0, -4)}AAAA`);
    expect(bent.headers['location']).toBe('/login?google=invalid-state');
    expect((await shown(value!)).headers['location']).toBe('/welcome');
  });

  it('one that comes after ten minutes', async () => {
    const browser = createBrowserAgent(sender.app.url);
    const address = await answer(await ask(browser, '/api/auth/google?next=/my-reports'), MEERA);
    sender.app.clock.advance(11 / 60);
    expect(await comeBack(browser, address)).toBe('/login?google=expired&next=%2Fmy-reports');
  });

  it.each(['nonce', 'code_challenge'])('one to a question with another %s', async (secret) => {
    const browser = createBrowserAgent(sender.app.url);
    const question = await ask(browser, undefined, (url) => url.searchParams.set(secret, 'x'.repeat(43)));
    expect(await comeBack(browser, await answer(question, MEERA))).toBe('/login?google=invalid-response');
    expect(await members()).toEqual([]);
  });

  it('one with another code, or from another issuer', async () => {
    const browser = createBrowserAgent(sender.app.url);
    for (const part of ['code', 'iss']) {
      const address = await answer(await ask(browser), MEERA);
      address.searchParams.set(part, 'https://evil.example');
      expect(await comeBack(browser, address)).toBe('/login?google=invalid-response');
    }
  });

  it('one whose proof is too old by our clock; half a minute is forgiven', async () => {
    sender.google.behindSeconds = 600 + 20;
    expect(await walk(createBrowserAgent(sender.app.url), MEERA)).toBe('/welcome');
    sender.google.behindSeconds = 600 + 40;
    expect(await walk(createBrowserAgent(sender.app.url), MEERA)).toBe('/login?google=clock-skew');
  });
});
