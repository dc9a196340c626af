/** Whom an answer of Google opens the door to. */
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createBrowserAgent, registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import {
  sender,
  MEERA,
  ASHA,
  ask,
  answer,
  comeBack,
  walk,
  enter,
  members,
  letters,
  openHouse,
} from './google-fixture.ts';

openHouse();

describe('somebody new', () => {
  it('gets an account without a password, and is signed in as after a login', async () => {
    const { body, call } = await enter(MEERA);
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { name: 'Meera Iyer', email: 'meera@example.in' },
      isNew: true,
      passwordRemoved: false,
    });
    expect((await call('/api/profile').expect(200)).body.user.email).toBe('meera@example.in');
    expect(await members()).toEqual([
      {
        email: 'meera@example.in',
        name: 'Meera Iyer',
        password_hash: null,
        verified_email: 'meera@example.in',
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
    const browsers = [1, 2, 3].map(() => createBrowserAgent(sender.app.url));
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
    const { body } = await supertest(sender.app.url)
      .post('/api/auth/login')
      .send({ email: MEERA.email, password: 'undefined' })
      .expect(401);
    expect(body.error).toBe('Invalid email or password.');
  });

  it('is refused when Google has not verified the address', async () => {
    expect(await walk(createBrowserAgent(sender.app.url), { ...MEERA, email_verified: false })).toBe(
      '/login?google=email-unverified',
    );
    expect(await members()).toEqual([]);
  });
});

describe('a member with a password', () => {
  it('whose address was proven is linked, and keeps password and sessions', async () => {
    const asha = await registerUser(sender.app.url, 'asha');
    await sender.app.db('members').update({ verified_email: TEST_USERS.asha.email });
    const { body } = await enter(ASHA);
    expect(body).toMatchObject({ isNew: false, passwordRemoved: false, user: { id: asha.member.id } });
    await asha.get('/api/profile').expect(200);
    await supertest(sender.app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    expect(await letters()).toContain('google-linked');
  });

  it('is linked once: the second time there is no letter', async () => {
    await registerUser(sender.app.url, 'asha');
    await enter(ASHA);
    await enter(ASHA);
    expect((await letters()).filter((letter) => letter === 'google-linked')).toHaveLength(1);
  });

  it('whose address nobody had proven may be a stranger: password, token and open links end', async () => {
    const stranger = await registerUser(sender.app.url, 'asha');
    await sender.app.db('password_reset_tokens').insert({
      member_id: stranger.member.id,
      token_hash: Buffer.alloc(32),
      expires_at: new Date(sender.app.clock.now().getTime() + 60_000),
    });
    const { body, call } = await enter(ASHA);
    expect(body).toMatchObject({ isNew: false, passwordRemoved: true, user: { id: stranger.member.id } });
    await stranger.get('/api/profile').expect(401);
    await supertest(sender.app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(401);
    expect(await sender.app.db('password_reset_tokens')).toEqual([]);
    await call('/api/profile').expect(200);
  });

  it('is not lost to a stranger who took the address on after proving another', async () => {
    const stranger = await enter({ ...MEERA, sub: 'g-stranger', email: 'stranger@example.in' });
    await sender.app.db('members').update({ email: TEST_USERS.asha.email });
    await enter(ASHA);
    await stranger.call('/api/profile').expect(401);
    const again = await enter({ ...MEERA, sub: 'g-stranger', email: 'stranger@example.in' });
    expect(again.body).toMatchObject({ isNew: true, user: { email: 'stranger@example.in' } });
  });

  it('is not opened by another Google account that has got their address', async () => {
    await enter(ASHA);
    expect(await walk(createBrowserAgent(sender.app.url), { ...ASHA, sub: 'g-later-owner' })).toBe(
      '/login?google=other-google-account',
    );
  });

  it.each(['\u0430sha@example.in', 'ash\uff41@example.in', 'asha@ex\u0430mple.in', 'asha@example.in\u0000'])(
    'is not opened by a verified address that only looks like theirs: %j',
    async (email) => {
      const asha = await registerUser(sender.app.url, 'asha');
      expect(await walk(createBrowserAgent(sender.app.url), { ...ASHA, email })).toBe(
        '/login?google=email-unverified',
      );
      expect(await members()).toHaveLength(1);
      await asha.get('/api/profile').expect(200);
    },
  );

  it('is not opened by an address with something added: that is somebody new', async () => {
    const asha = await registerUser(sender.app.url, 'asha');
    const { body } = await enter({ ...ASHA, email: 'asha+1@example.in' });
    expect(body).toMatchObject({ isNew: true, user: { email: 'asha+1@example.in' } });
    expect(body.user.id).not.toBe(asha.member.id);
  });

  it('is not opened by an address that Google has not verified', async () => {
    const asha = await registerUser(sender.app.url, 'asha');
    expect(await walk(createBrowserAgent(sender.app.url), { ...ASHA, email_verified: false })).toBe(
      '/login?google=email-unverified',
    );
    await asha.get('/api/profile').expect(200);
  });
});
