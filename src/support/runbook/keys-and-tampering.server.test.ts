/** Recipes about secrets: new keys, of which one is wrong, and a ledger that somebody has changed as superuser. */
import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { readConfig } from '#src/config.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { connect } from '#src/platform/database.ts';
import { createLog } from '#src/platform/log.ts';
import { startServer, type RunningServer } from '#src/server.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { runCli } from '#src/support/testing.ts';
import { placePaidOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { getCliDatabase, getDay, startAppWithoutRetries } from './recipe-fixture.ts';
import { describeRecipe } from './testing.ts';

let setup: AppWithBuyers;
let adminUrl: string;
beforeAll(async () => {
  setup = await startAppWithoutRetries([], { role: 'web' });
  adminUrl = setup.app.adminUrl;
});
afterAll(() => setup.close());

const OLD_SECRET = 'webhook-secret-of-last-year';
const NEW_SECRET = 'webhook-secret-of-this-year';
const NEW_COOKIE_KEY = 'a-new-cookie-key-of-more-than-32-characters';
/** of an application with the default environment */
const [OLD_COOKIE_KEY] = readConfig({}).cookieKeys;

/** A site with keys uses the sandbox as it uses Razorpay. */
const createKeys = (changes: Record<string, string> = {}) => ({
  RAZORPAY_KEY_ID: readConfig({}).gateway.keyId,
  RAZORPAY_KEY_SECRET: readConfig({}).gateway.keySecret,
  RAZORPAY_WEBHOOK_SECRET: `${NEW_SECRET},${OLD_SECRET}`,
  RAZORPAY_API_URL: setup.app.url + SANDBOX_PATH,
  ...changes,
});

let keys: Record<string, string>;
let urls: { url?: string };

describeRecipe(
  'Rotate keys',
  () => ({ ...getCliDatabase(setup, keys), ...urls }),
  (run) => {
    beforeAll(() => {
      keys = createKeys();
      urls = {};
    });

    it('names a key that the gateway rejects, and a weak webhook secret', async () => {
      keys = createKeys({ RAZORPAY_KEY_SECRET: 'mistyped-key-secret' });
      expect((await run('lagna doctor')).stdout).toContain('✗ the gateway rejects our keys');
      keys = createKeys({ RAZORPAY_WEBHOOK_SECRET: `${NEW_SECRET},` });
      expect((await run('lagna doctor')).stdout).toContain('✗ RAZORPAY_WEBHOOK_SECRET must be');
      keys = createKeys();
      expect((await run('lagna doctor')).stdout).toMatch(/gateway reachable .* 2 webhook secrets/);
    });

    it('names a database password that is wrong', async () => {
      const url = new URL(setup.app.databaseUrl);
      url.password = 'old-password';
      urls = { url: url.href };
      const { code, stdout } = await run('lagna doctor');
      expect({ code, stdout }).toMatchObject({ code: 1, stdout: expect.stringContaining('password') });
      urls = {};
      expect((await run('lagna doctor')).stdout).toContain('✓ PostgreSQL');
    });

    it('accepts sessions and webhooks of the old and the new keys', async () => {
      const cookie = await logIn(setup.app.url);
      const site = await startSite({ ...keys, COOKIE_KEYS: `${NEW_COOKIE_KEY},${OLD_COOKIE_KEY}` });
      await supertest(site.url).get('/api/profile').set('Cookie', cookie).expect(200);
      const newCookie = await logIn(site.url);
      await supertest(site.url).get('/api/profile').set('Cookie', newCookie).expect(200);
      const statuses = await Promise.all(
        [NEW_SECRET, OLD_SECRET, 'webhook-secret-of-nobody'].map((secret) => sendWebhook(site.url, secret)),
      );
      await site.stop();
      expect(statuses).toEqual([200, 200, 401]);

      const siteWithoutOldKey = await startSite({ ...keys, COOKIE_KEYS: NEW_COOKIE_KEY });
      const { url } = siteWithoutOldKey;
      await supertest(url).get('/api/profile').set('Cookie', cookie).expect(401);
      await supertest(url).get('/api/profile').set('Cookie', newCookie).expect(200);
      await siteWithoutOldKey.stop();
    });

    it('records what came while the webhook secret was wrong', async () => {
      await setup.setFaults({ webhooks: 'wrong-signature' });
      const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Rejected' });
      await setup.payAtGateway(gatewayOrderId);
      expect(await run('lagna reconcile --from <day> --to <day>', getDay())).toMatchObject({ code: 0 });
      expect(await setup.listEventTypes(orderId)).toContain('PaymentCapturedByReconciliation');
      await setup.setFaults({});
    });
  },
);

/** A second site on the same database, with its own environment. */
const startSite = (env: Record<string, string>): Promise<RunningServer> =>
  startServer(
    readConfig({ NODE_ENV: 'test', PORT: '0', ROLE: 'web', VAR_DIR: setup.app.varDir, ...env }),
    { url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl },
    { log: createLog('silent') },
  );

/** @returns the cookies of the session, with their signatures */
async function logIn(siteUrl: string): Promise<string[]> {
  const { email, password } = TEST_USERS.asha;
  const response = await supertest(siteUrl).post('/api/auth/login').send({ email, password }).expect(200);
  const cookies = response.headers['set-cookie'] as unknown as string[];
  return cookies.map((cookie) => cookie.split(';')[0]!);
}

async function sendWebhook(siteUrl: string, secret: string): Promise<number> {
  const body = JSON.stringify({ event: 'invoice.paid', payload: {}, signedWith: secret });
  const { status } = await supertest(siteUrl)
    .post('/api/payment/webhook')
    .set('Content-Type', 'application/json')
    .set('X-Razorpay-Event-Id', `evt_${secret}`)
    .set('X-Razorpay-Signature', createHmac('sha256', secret).update(body).digest('hex'))
    .send(body);
  return status;
}

describeRecipe(
  'Suspected tampering',
  () => getCliDatabase(setup),
  (run) => {
    it('names the changed event, and the actor of each change that support made', async () => {
      const { orderId } = await placePaidOrder(setup, 'Tampered');
      const reason = ['--reason', 'price list of December'];
      await runCli(getCliDatabase(setup), 'catalogue', 'price', 'janam-kundli', '1099', ...reason);
      expect(await run('lagna ledger verify')).toMatchObject({ code: 0 });
      await sealLedger(setup.app.db);
      const proof = await run('lagna ledger proof <event> > proof.json', { event: `${orderId}#1` });
      expect(JSON.parse(proof.stdout)).toMatchObject({ seal: { number: 1 } });

      const admin = connect(adminUrl, { max: 1 });
      await admin.raw('set session_replication_role = replica');
      await admin.raw(`update events set meta = '{}' where stream = ? and type like 'PaymentCaptured%'`, [
        orderId,
      ]);
      await admin.destroy();

      const verified = await run('lagna ledger verify');
      expect(verified.code).toBe(1);
      expect(verified.stdout).toMatch(new RegExp(`BROKEN  changed: event \\d of ${orderId}`));
      expect((await run('lagna ledger verify --since <day>', { day: '2026-01-01' })).code).toBe(1);
      const exported = await run('lagna ledger export > ledger.ndjson');
      expect(exported.stdout).toContain(orderId);
      expect((await run('lagna ledger tail --lines 200')).stdout).toContain(orderId);
      expect((await run('lagna support log')).stdout).toContain('support:asha');
      expect(await run('lagna reconcile --from <day> --to <day>', getDay())).toMatchObject({ code: 0 });
    });
  },
);
