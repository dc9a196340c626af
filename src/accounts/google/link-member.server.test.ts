/** Tests which account a Google sign-in opens. */
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createBrowserAgent, registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import {
  fixture,
  MEERA,
  ASHA,
  startSignIn,
  authenticate,
  followCallback,
  followSignIn,
  signInWithGoogle,
  listMembers,
  listQueuedEmailKinds,
  useGoogleFixture,
} from './google-fixture.ts';

useGoogleFixture();

describe('a Google sign-in with an unknown address', () => {
  it('creates an account without a password and signs in', async () => {
    const { body, requestWithToken } = await signInWithGoogle(MEERA);
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { name: 'Meera Iyer', email: 'meera@example.in' },
      isNew: true,
      wasPasswordRemoved: false,
    });
    expect((await requestWithToken('/api/profile').expect(200)).body.user.email).toBe('meera@example.in');
    expect(await listMembers()).toEqual([
      {
        email: 'meera@example.in',
        name: 'Meera Iyer',
        password_hash: null,
        verified_email: 'meera@example.in',
      },
    ]);
    expect(await listQueuedEmailKinds()).toEqual(['welcome']);
  });

  it('opens the same account next time, even with another address', async () => {
    const firstSignIn = await signInWithGoogle(MEERA);
    const laterSignIn = await signInWithGoogle({
      ...MEERA,
      email: 'meera.new@example.in',
      email_verified: false,
    });
    expect(laterSignIn.body.user.id).toBe(firstSignIn.body.user.id);
    expect(laterSignIn.body).toMatchObject({ isNew: false, user: { email: 'meera@example.in' } });
  });

  it('creates one member when three windows return at once', async () => {
    const browsers = [1, 2, 3].map(() => createBrowserAgent(fixture.app.url));
    const callbackUrls = await Promise.all(
      browsers.map(async (browser) => authenticate(await startSignIn(browser), MEERA)),
    );
    const redirects = await Promise.all(
      browsers.map((browser, i) => followCallback(browser, callbackUrls[i]!)),
    );
    expect(redirects).toEqual(['/welcome', '/welcome', '/welcome']);
    expect(await listMembers()).toHaveLength(1);
  });

  it('removes unprintable characters from the name', async () => {
    const { body } = await signInWithGoogle({ ...MEERA, name: `\u202eMeera\u0000 ${'x'.repeat(100)}` });
    expect(body.user.name).toMatch(/^Meera +x{70,}$/);
    const nameless = await signInWithGoogle({
      ...MEERA,
      sub: 'g-nameless',
      email: 'nameless@example.in',
      name: ' ',
    });
    expect(nameless.body.user.name).toBe('nameless');
  });

  it('does not allow a login with a password', async () => {
    await signInWithGoogle(MEERA);
    const { body } = await supertest(fixture.app.url)
      .post('/api/auth/login')
      .send({ email: MEERA.email, password: 'undefined' })
      .expect(401);
    expect(body.error).toBe('Invalid email or password.');
  });

  it('is rejected when Google has not verified the address', async () => {
    expect(await followSignIn(createBrowserAgent(fixture.app.url), { ...MEERA, email_verified: false })).toBe(
      '/login?google=email-unverified',
    );
    expect(await listMembers()).toEqual([]);
  });
});

describe('a Google sign-in with the address of a member', () => {
  it('links a verified account, which keeps its password and sessions', async () => {
    const asha = await registerUser(fixture.app.url, 'asha');
    await fixture.app.db('members').update({ verified_email: TEST_USERS.asha.email });
    const { body } = await signInWithGoogle(ASHA);
    expect(body).toMatchObject({ isNew: false, wasPasswordRemoved: false, user: { id: asha.member.id } });
    await asha.get('/api/profile').expect(200);
    await supertest(fixture.app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    expect(await listQueuedEmailKinds()).toContain('google-linked');
  });

  it('sends one e-mail about the link', async () => {
    await registerUser(fixture.app.url, 'asha');
    await signInWithGoogle(ASHA);
    await signInWithGoogle(ASHA);
    expect((await listQueuedEmailKinds()).filter((kind) => kind === 'google-linked')).toHaveLength(1);
  });

  it('removes password, sessions and reset tokens of an unverified account', async () => {
    const stranger = await registerUser(fixture.app.url, 'asha');
    await fixture.app.db('password_reset_tokens').insert({
      member_id: stranger.member.id,
      token_hash: Buffer.alloc(32),
      expires_at: new Date(fixture.app.clock.now().getTime() + 60_000),
    });
    const { body, requestWithToken } = await signInWithGoogle(ASHA);
    expect(body).toMatchObject({ isNew: false, wasPasswordRemoved: true, user: { id: stranger.member.id } });
    await stranger.get('/api/profile').expect(401);
    await supertest(fixture.app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(401);
    expect(await fixture.app.db('password_reset_tokens')).toEqual([]);
    await requestWithToken('/api/profile').expect(200);
  });

  it('removes the Google account of somebody who changed to the address without verifying it', async () => {
    const stranger = await signInWithGoogle({ ...MEERA, sub: 'g-stranger', email: 'stranger@example.in' });
    await fixture.app.db('members').update({ email: TEST_USERS.asha.email });
    await signInWithGoogle(ASHA);
    await stranger.requestWithToken('/api/profile').expect(401);
    const secondSignIn = await signInWithGoogle({
      ...MEERA,
      sub: 'g-stranger',
      email: 'stranger@example.in',
    });
    expect(secondSignIn.body).toMatchObject({ isNew: true, user: { email: 'stranger@example.in' } });
  });

  it('is rejected for a second Google account with the same address', async () => {
    await signInWithGoogle(ASHA);
    expect(await followSignIn(createBrowserAgent(fixture.app.url), { ...ASHA, sub: 'g-later-owner' })).toBe(
      '/login?google=other-google-account',
    );
  });

  it.each(['\u0430sha@example.in', 'ash\uff41@example.in', 'asha@ex\u0430mple.in', 'asha@example.in\u0000'])(
    'does not open the account for the homoglyph address %j',
    async (email) => {
      const asha = await registerUser(fixture.app.url, 'asha');
      expect(await followSignIn(createBrowserAgent(fixture.app.url), { ...ASHA, email })).toBe(
        '/login?google=email-unverified',
      );
      expect(await listMembers()).toHaveLength(1);
      await asha.get('/api/profile').expect(200);
    },
  );

  it('creates another account for an address with a +suffix', async () => {
    const asha = await registerUser(fixture.app.url, 'asha');
    const { body } = await signInWithGoogle({ ...ASHA, email: 'asha+1@example.in' });
    expect(body).toMatchObject({ isNew: true, user: { email: 'asha+1@example.in' } });
    expect(body.user.id).not.toBe(asha.member.id);
  });

  it('does not open the account when Google has not verified the address', async () => {
    const asha = await registerUser(fixture.app.url, 'asha');
    expect(await followSignIn(createBrowserAgent(fixture.app.url), { ...ASHA, email_verified: false })).toBe(
      '/login?google=email-unverified',
    );
    await asha.get('/api/profile').expect(200);
  });
});
