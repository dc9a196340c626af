import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ARGON2_PARAMETERS, hashPassword } from '#src/accounts/password/password-hash.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  const kabir = { name: 'Kabir Sinha', email: KABIR, password: 'kapala-yantra' };
  await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi', kabir)]);
});
beforeEach(() => app.clock.advanceHours(2));
afterAll(() => app.close());

const KABIR = 'kabir.sinha@example.in';
const { email: ASHA, password } = TEST_USERS.asha;
const post = (path: string, body: object) => supertest(app.url).post(path).send(body);
const login = (email: string, secret = 'kapala-yantra') =>
  post('/api/auth/login', { email, password: secret });
const register = (email: string) =>
  post('/api/auth/register', { name: 'Somebody Else', email, password: 'digamsa-yantra' });

/** The address of a member, written with characters that look, sort or fold like its own. */
const HOMOGLYPHS: [what: string, email: string][] = [
  ['a Cyrillic а', 'k\u0430bir.sinha@example.in'],
  ['the Kelvin sign for a k', '\u212aabir.sinha@example.in'],
  ['a dotless i', 'kab\u0131r.sinha@example.in'],
  ['a dotted capital I', 'kab\u0130r.sinha@example.in'],
  ['a long s', 'kabir.\u017finha@example.in'],
  ['full-width letters', '\uff4b\uff41\uff42\uff49\uff52.sinha@example.in'],
  ['a full-width at', 'kabir.sinha\uff20example.in'],
  ['an ideographic full stop', 'kabir.sinha@example\u3002in'],
  ['a domain in Cyrillic', 'kabir.sinha@ex\u0430mple.in'],
  ['a combining accent', 'kabi\u0301r.sinha@example.in'],
  ['a zero-width space', 'kabir\u200b.sinha@example.in'],
  ['a soft hyphen', 'kabir\u00ad.sinha@example.in'],
  ['a mathematical k', '\u{1d424}abir.sinha@example.in'],
  ['a null byte at the end', `${KABIR}\u0000`],
  ['a comment and a no-break space', 'kabir(x).sinha@example.in\u00a0x'],
];
/** Valid addresses of other people. */
const OTHER_ADDRESSES = [
  'kabir.sinha+1@example.in',
  'kabirsinha@example.in',
  'kabir.sinha@xn--exmple-4nf.in',
  'kabir.sinha@example.in.evil.example',
  '"kabir.sinha"@example.in',
];

describe('a homoglyph of a member’s address', () => {
  it.each(HOMOGLYPHS)('(%s) is rejected at sign-up and opens no account', async (_, email) => {
    const countBefore = await app.db('members').count();
    await register(email).expect(422);
    expect([401, 422]).toContain((await login(email)).status);
    await post('/api/newsletter/subscribe', { email }).expect(422);
    expect(await app.db('members').count()).toEqual(countBefore);
  });

  it.each(HOMOGLYPHS)('(%s) gets no reset e-mail and is rejected as a new e-mail', async (_, email) => {
    await post('/api/auth/forgot-password', { email }).expect(422);
    expect(await app.db('account_email_outbox').where({ kind: 'reset-link' })).toEqual([]);
    const { body } = await login(ASHA, password).expect(200);
    await post('/api/account/email', { password, email })
      .set('Authorization', `Bearer ${body.token}`)
      .expect(422);
  });

  it.each(OTHER_ADDRESSES)('that is a valid address (%s) is another member', async (email) => {
    await login(email).expect(401);
    const { body } = await register(email).expect(201);
    const kabir = await login(KABIR).expect(200);
    expect(body.user.id).not.toBe(kabir.body.user.id);
    expect(body.user.email).toBe(email);
  });

  it('that differs in case and spaces only is the member’s own address', async () => {
    await login(' KABIR.Sinha@Example.IN\t').expect(200);
    await register('KABIR.Sinha@Example.IN').expect(409);
  });
});

const testParameters = { ...ARGON2_PARAMETERS };

/** Hashes with the parameters of production, because a hash with those of the tests is too fast to measure. */
async function hashAtFullStrength(): Promise<void> {
  Object.assign(ARGON2_PARAMETERS, { memory: 19_456, passes: 2 });
  const password_hash = await hashPassword('kapala-yantra');
  await app.db('members').where({ email: KABIR }).update({ password_hash });
}

describe('membership of an address', () => {
  afterEach(() => void Object.assign(ARGON2_PARAMETERS, testParameters));

  it('is not revealed by login: status, body, headers and time are the same', async () => {
    const guessPassword = (email: string) => login(email, 'not-this-one').expect(401);
    const listVisibleParts = ({ body, headers }: supertest.Response) => [
      body,
      Object.keys(headers).toSorted(),
    ];
    expect(listVisibleParts(await guessPassword(KABIR))).toEqual(
      listVisibleParts(await guessPassword('nobody@example.in')),
    );
    await hashAtFullStrength();
    const measure = async (email: string) => {
      const startedAt = performance.now();
      await guessPassword(email);
      return performance.now() - startedAt;
    };
    const [knownTimes, unknownTimes]: [number[], number[]] = [[], []];
    for (const attempt of [1, 2, 3, 4, 5]) {
      knownTimes.push(await measure(KABIR));
      unknownTimes.push(await measure(`nobody${attempt}@example.in`));
    }
    // Without the dummy hash the time is a twentieth.
    expect(Math.min(...unknownTimes)).toBeGreaterThan(Math.min(...knownTimes) / 3);
  });

  it('is not revealed by the login of a member without a password', async () => {
    await app.db('members').where({ email: KABIR }).update({ password_hash: null });
    const response = await login(KABIR).expect(401);
    expect(response.body).toEqual((await login('nobody@example.in').expect(401)).body);
  });

  it('is revealed by sign-up, after all rules, within the rate limit', async () => {
    const { body } = await register(ASHA).expect(409);
    expect(body).toMatchObject({ code: 'email-taken' });
    const weakForm = { name: 'Somebody Else', email: ASHA, password: 'qwerty' };
    await post('/api/auth/register', weakForm).expect(422);
  });

  it('is revealed by an e-mail change to a member with the password, twenty times a day', async () => {
    const { body } = await login(ASHA, password).expect(200);
    const change = (email: string, secret: string = password) =>
      post('/api/account/email', { password: secret, email }).set('Authorization', `Bearer ${body.token}`);
    expect((await change(KABIR, 'not-this-one').expect(403)).body.code).toBe('wrong-password');
    expect((await change(KABIR).expect(409)).body.code).toBe('email-taken');
    await app.db('rate_limits').where('key', 'like', 'new-email:account:%').update({ points: 20 });
    await change(KABIR).expect(429);
  });
});
