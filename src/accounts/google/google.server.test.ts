import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { browserOf, join, PEOPLE } from '#src/testing/cast.ts';
import { startGoogle, type FakeGoogle, type Googler } from '#src/testing/google.ts';

let google: FakeGoogle;
let app: TestApp;
beforeAll(async () => {
  google = await startGoogle();
  app = await startApp({ role: 'web', env: google.env });
  google.serve(app.url);
});
afterAll(async () => {
  await app.close();
  await google.close();
});
beforeEach(async () => {
  Object.assign(google, { down: false, behindSeconds: 0 });
  await app.db('members').delete();
});

const MEERA: Googler = {
  sub: 'g-meera',
  email: 'Meera@Example.in',
  email_verified: true,
  name: 'Meera Iyer',
};
const ASHA: Googler = { sub: 'g-asha', email: PEOPLE.asha.email, email_verified: true, name: 'Asha Rao' };

type Browser = ReturnType<typeof browserOf>;

/** From our link to the provider's question. `bend` plays with what the browser carries there. */
async function ask(browser: Browser, start = '/api/auth/google', bend = (_: URL) => {}): Promise<URL> {
  const { headers } = await browser.get(start).expect(302);
  const question = new URL(headers['location']!);
  bend(question);
  return question;
}

/** What the person does there, with a browser's cookies for that house, until it sends them back to us. */
async function answer(question: URL, who: Googler | undefined): Promise<URL> {
  if (who) google.people.set(who.sub, who);
  const jar = new Map<string, string>();
  let at = question;
  for (let steps = 0; at.origin !== app.url && steps < 8; steps++) {
    if (at.pathname.startsWith('/choose/')) at.searchParams.set('who', who?.sub ?? '');
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    at = new URL(response.headers.get('location') ?? app.url, at);
  }
  return at;
}

/** Back at our door. @returns where that leads */
async function comeBack(browser: Browser, address: URL): Promise<string> {
  const { headers } = await browser.get(address.pathname + address.search).expect(302);
  return headers['location']!;
}

const walk = async (browser: Browser, who: Googler | undefined, start?: string) =>
  comeBack(browser, await answer(await ask(browser, start), who));

const pickUp = (browser: Browser) => browser.post('/api/auth/google/session').send({});

async function enter(who: Googler, browser = browserOf(app.url)) {
  expect(await walk(browser, who)).toBe('/welcome');
  const { body } = await pickUp(browser).expect(200);
  const call = (path: string) => browser.get(path).set('Authorization', `Bearer ${body.token}`);
  return { browser, body, call };
}

const members = () => app.db('members').select('email', 'name', 'password_hash', 'proven_email');
const letters = async () =>
  (await app.db('account_letters').orderBy('created_at')).map(({ letter }) => letter);

describe('a provider that does not answer', () => {
  it('leads back to the login, with where one was going, until it does', async () => {
    google.down = true;
    const { headers } = await browserOf(app.url).get('/api/auth/google?next=/my-reports').expect(302);
    expect(headers['location']).toBe('/login?google=unreachable&next=%2Fmy-reports');
    google.down = false;
    await enter(MEERA);
  });

  it('is not asked again what it is, and an outage after a day does not change that', async () => {
    await enter(MEERA);
    expect(google.discoveries).toBe(1);
    google.down = true;
    app.clock.advance(25);
    const question = await ask(browserOf(app.url));
    expect(question.origin).toBe(google.env['GOOGLE_ISSUER']);
    google.down = false;
    app.clock.advance(1);
    await ask(browserOf(app.url));
    expect(google.discoveries).toBe(2);
  });

  it('may fall silent before the proof: nothing is lost', async () => {
    const browser = browserOf(app.url);
    const address = await answer(await ask(browser, '/api/auth/google?next=/my-reports'), MEERA);
    google.down = true;
    expect(await comeBack(browser, address)).toBe('/login?google=unreachable&next=%2Fmy-reports');
    expect(await members()).toEqual([]);
  });
});

describe('the question to Google', () => {
  it.each(['/api/auth/google', '/api/auth/auth/google'])(
    'from %s carries state, nonce and an S256 challenge',
    async (start) => {
      const question = await ask(browserOf(app.url), start);
      expect(Object.fromEntries(question.searchParams)).toMatchObject({
        client_id: 'lagna',
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${app.url}/api/auth/google/callback`,
        prompt: 'select_account',
        code_challenge_method: 'S256',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      });
    },
  );

  it('is another one each time, and its secrets stay in a cookie no script can read', async () => {
    const answers = await Promise.all([1, 2].map(() => supertest(app.url).get('/api/auth/google')));
    const [first, second] = answers.map(({ headers }) => new URL(headers['location']!).searchParams);
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(first!.get(secret)).not.toBe(second!.get(secret));
    expect(String(answers[0]!.headers['set-cookie'])).toMatch(
      /google=[^;]+; path=\/;.*samesite=lax; httponly/i,
    );
  });

  it('is not begun by a picture or a script of another page', async () => {
    const { body } = await supertest(app.url)
      .get('/api/auth/google')
      .set('Sec-Fetch-Mode', 'no-cors')
      .expect(403);
    expect(body.code).toBe('navigation-only');
  });
});

describe('somebody new', () => {
  it('gets an account without a password, and is signed in as after a login', async () => {
    const { body, call } = await enter(MEERA);
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { name: 'Meera Iyer', email: 'meera@example.in' },
      isNew: true,
      passwordDropped: false,
    });
    expect((await call('/api/profile').expect(200)).body.user.email).toBe('meera@example.in');
    expect(await members()).toEqual([
      {
        email: 'meera@example.in',
        name: 'Meera Iyer',
        password_hash: null,
        proven_email: 'meera@example.in',
      },
    ]);
    expect(await letters()).toEqual(['welcome']);
  });

  it('is the same member the next time, whatever their address is by then', async () => {
    const first = await enter(MEERA);
    const second = await enter({ ...MEERA, email: 'meera.new@example.in', email_verified: false });
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body).toMatchObject({ isNew: false, user: { email: 'meera@example.in' } });
  });

  it('is one member however many windows come back at once', async () => {
    const browsers = [1, 2, 3].map(() => browserOf(app.url));
    const addresses = await Promise.all(browsers.map(async (one) => answer(await ask(one), MEERA)));
    const ends = await Promise.all(browsers.map((one, i) => comeBack(one, addresses[i]!)));
    expect(ends).toEqual(['/welcome', '/welcome', '/welcome']);
    expect(await members()).toHaveLength(1);
  });

  it('has a name that can be printed', async () => {
    const { body } = await enter({ ...MEERA, name: `\u202eMeera\u0000 ${'x'.repeat(100)}` });
    expect(body.user.name).toMatch(/^Meera +x{70,}$/);
    const nameless = await enter({ ...MEERA, sub: 'g-nameless', email: 'nameless@example.in', name: ' ' });
    expect(nameless.body.user.name).toBe('nameless');
  });

  it('cannot log in by a password they never chose', async () => {
    await enter(MEERA);
    const { body } = await supertest(app.url)
      .post('/api/auth/login')
      .send({ email: MEERA.email, password: 'undefined' })
      .expect(401);
    expect(body.error).toBe('Invalid email or password.');
  });

  it('is refused when Google has not verified the address', async () => {
    expect(await walk(browserOf(app.url), { ...MEERA, email_verified: false })).toBe(
      '/login?google=unverified',
    );
    expect(await members()).toEqual([]);
  });
});

describe('a member with a password', () => {
  it('whose address was proven is linked, and keeps password and sessions', async () => {
    const asha = await join(app.url, 'asha');
    await app.db('members').update({ proven_email: PEOPLE.asha.email });
    const { body } = await enter(ASHA);
    expect(body).toMatchObject({ isNew: false, passwordDropped: false, user: { id: asha.member.id } });
    await asha.get('/api/profile').expect(200);
    await supertest(app.url).post('/api/auth/login').send(PEOPLE.asha).expect(200);
    expect(await letters()).toContain('google-linked');
  });

  it('is linked once: the second time there is no letter', async () => {
    await join(app.url, 'asha');
    await enter(ASHA);
    await enter(ASHA);
    expect((await letters()).filter((letter) => letter === 'google-linked')).toHaveLength(1);
  });

  it('whose address nobody had proven may be a stranger: password, token and open links end', async () => {
    const stranger = await join(app.url, 'asha');
    await app.db('reset_links').insert({
      member_id: stranger.member.id,
      token_hash: Buffer.alloc(32),
      expires_at: new Date(app.clock.now().getTime() + 60_000),
    });
    const { body, call } = await enter(ASHA);
    expect(body).toMatchObject({ isNew: false, passwordDropped: true, user: { id: stranger.member.id } });
    await stranger.get('/api/profile').expect(401);
    await supertest(app.url).post('/api/auth/login').send(PEOPLE.asha).expect(401);
    expect(await app.db('reset_links')).toEqual([]);
    await call('/api/profile').expect(200);
  });

  it('is not lost to a stranger who took the address on after proving another', async () => {
    const stranger = await enter({ ...MEERA, sub: 'g-stranger', email: 'stranger@example.in' });
    await app.db('members').update({ email: PEOPLE.asha.email });
    await enter(ASHA);
    await stranger.call('/api/profile').expect(401);
    const again = await enter({ ...MEERA, sub: 'g-stranger', email: 'stranger@example.in' });
    expect(again.body).toMatchObject({ isNew: true, user: { email: 'stranger@example.in' } });
  });

  it('is not opened by another Google account that has got their address', async () => {
    await enter(ASHA);
    expect(await walk(browserOf(app.url), { ...ASHA, sub: 'g-later-owner' })).toBe('/login?google=other');
  });

  it.each(['\u0430sha@example.in', 'ash\uff41@example.in', 'asha@ex\u0430mple.in', 'asha@example.in\u0000'])(
    'is not opened by a verified address that only looks like theirs: %j',
    async (email) => {
      const asha = await join(app.url, 'asha');
      expect(await walk(browserOf(app.url), { ...ASHA, email })).toBe('/login?google=unverified');
      expect(await members()).toHaveLength(1);
      await asha.get('/api/profile').expect(200);
    },
  );

  it('is not opened by an address with something added: that is somebody new', async () => {
    const asha = await join(app.url, 'asha');
    const { body } = await enter({ ...ASHA, email: 'asha+1@example.in' });
    expect(body).toMatchObject({ isNew: true, user: { email: 'asha+1@example.in' } });
    expect(body.user.id).not.toBe(asha.member.id);
  });

  it('is not opened by an address that Google has not verified', async () => {
    const asha = await join(app.url, 'asha');
    expect(await walk(browserOf(app.url), { ...ASHA, email_verified: false })).toBe(
      '/login?google=unverified',
    );
    await asha.get('/api/profile').expect(200);
  });
});

describe('coming back', () => {
  it('leads where one was going, and only within the site', async () => {
    const browser = browserOf(app.url);
    const next = (path: string) => walk(browser, MEERA, `/api/auth/google?next=${encodeURIComponent(path)}`);
    expect(await next('/reports/life-blueprint?from=home')).toBe(
      `/welcome?next=${encodeURIComponent('/reports/life-blueprint?from=home')}`,
    );
    for (const foreign of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login'])
      expect(await next(foreign)).toBe('/welcome');
    expect(await next(`/${'x'.repeat(5000)}`)).toBe('/welcome');
  });

  it('signs nobody in by itself, and gives the token once, to our own page', async () => {
    const browser = browserOf(app.url);
    await walk(browser, MEERA);
    await browser.get('/api/profile').expect(401);
    await pickUp(browser).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await pickUp(browser).expect(200);
    await browser.get('/api/profile').expect(200);
    const { body } = await pickUp(browser).expect(410);
    expect(body.code).toBe('arrival-over');
  });

  it('waits two minutes to be picked up', async () => {
    const browser = browserOf(app.url);
    await walk(browser, MEERA);
    app.clock.advance(3 / 60);
    await pickUp(browser).expect(410);
  });

  it('begins a new session, and ends the one that was open here', async () => {
    const browser = browserOf(app.url);
    const ravi = await browser.post('/api/auth/register').send(PEOPLE.ravi).expect(201);
    const { call } = await enter(MEERA, browser);
    await browser.get('/api/profile').set('Authorization', `Bearer ${ravi.body.token}`).expect(401);
    expect((await call('/api/profile').expect(200)).body.user.email).toBe('meera@example.in');
  });

  it('gives a token that is worth nothing without its cookie', async () => {
    const { body } = await enter(MEERA);
    await supertest(app.url).get('/api/profile').set('Authorization', `Bearer ${body.token}`).expect(401);
  });
});

describe('an answer that is not to be trusted', () => {
  it('one that was cancelled at Google', async () => {
    expect(await walk(browserOf(app.url), undefined, '/api/auth/google?next=/my-reports')).toBe(
      '/login?google=cancelled&next=%2Fmy-reports',
    );
  });

  it('one with another state, which leaves the true one usable', async () => {
    const browser = browserOf(app.url);
    const address = await answer(await ask(browser), MEERA);
    const bent = new URL(address);
    bent.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(browser, bent)).toBe('/login?google=stale');
    expect(await comeBack(browser, address)).toBe('/welcome');
  });

  it('one that another browser was meant to get', async () => {
    const address = await answer(await ask(browserOf(app.url)), MEERA);
    const victim = browserOf(app.url);
    await ask(victim);
    expect(await comeBack(victim, address)).toBe('/login?google=stale');
    await pickUp(victim).expect(410);
  });

  it('one that is shown twice', async () => {
    const browser = browserOf(app.url);
    const address = await answer(await ask(browser), MEERA);
    expect(await comeBack(browser, address)).toBe('/welcome');
    expect(await comeBack(browser, address)).toBe('/login?google=stale');
  });

  it('one with a cookie that was tampered with', async () => {
    const { headers } = await supertest(app.url).get('/api/auth/google').expect(302);
    const [value, signature] = (headers['set-cookie'] as unknown as string[]).map(
      (set) => set.split(';')[0]!,
    );
    const address = await answer(new URL(headers['location']!), MEERA);
    const shown = (cookie: string) =>
      supertest(app.url)
        .get(address.pathname + address.search)
        .set('Cookie', [cookie, signature!]);
    const bent = await shown(`${value!.slice(0, -4)}AAAA`);
    expect(bent.headers['location']).toBe('/login?google=stale');
    expect((await shown(value!)).headers['location']).toBe('/welcome');
  });

  it('one that comes after ten minutes', async () => {
    const browser = browserOf(app.url);
    const address = await answer(await ask(browser, '/api/auth/google?next=/my-reports'), MEERA);
    app.clock.advance(11 / 60);
    expect(await comeBack(browser, address)).toBe('/login?google=expired&next=%2Fmy-reports');
  });

  it.each(['nonce', 'code_challenge'])('one to a question with another %s', async (secret) => {
    const browser = browserOf(app.url);
    const question = await ask(browser, undefined, (url) => url.searchParams.set(secret, 'x'.repeat(43)));
    expect(await comeBack(browser, await answer(question, MEERA))).toBe('/login?google=refused');
    expect(await members()).toEqual([]);
  });

  it('one with another code, or from another issuer', async () => {
    const browser = browserOf(app.url);
    for (const part of ['code', 'iss']) {
      const address = await answer(await ask(browser), MEERA);
      address.searchParams.set(part, 'https://evil.example');
      expect(await comeBack(browser, address)).toBe('/login?google=refused');
    }
  });

  it('one whose proof is too old by our clock; half a minute is forgiven', async () => {
    google.behindSeconds = 600 + 20;
    expect(await walk(browserOf(app.url), MEERA)).toBe('/welcome');
    google.behindSeconds = 600 + 40;
    expect(await walk(browserOf(app.url), MEERA)).toBe('/login?google=clock');
  });
});
