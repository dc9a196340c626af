import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueNewslettersJob } from '#jobs/queue-newsletters.ts';
import { sendNewsletterJob } from '#jobs/send-newsletter.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import type { ComposedApp } from '#src/compose.ts';
import { addSubscriber } from '#src/newsletter/testing.ts';
import { unsubscribeById } from '#src/newsletter/unsubscribe.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { createSmtpMailer, type Email, type Mailer } from '#src/platform/mailer.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { composeForJobs, waitUntil } from '#src/testing/app-with-buyers.ts';
import { queueNewsletters } from './queue-newsletters.ts';
import { markNewsletterFailed } from './send-newsletter.ts';

const MONTH = '2026-12';
const FIRST_DAY = '2026-12-01T00:40:00Z';

let mailbox: TestSmtpServer;
let app: TestApp;
let composed: ComposedApp;
let mailer: Mailer;
beforeAll(async () => {
  mailbox = await startSmtpServer();
  app = await startApp({ role: 'web' });
  composed = await composeForJobs({ app });
  mailer = createSmtpMailer({ url: mailbox.url, envelope: { from: 'Lagna <post@lagna.example>' } });
});
afterAll(async () => {
  mailer.close();
  await composed.close();
  await app.close();
  await mailbox.close();
});

const attempt = { signal: new AbortController().signal, isLastAttempt: false };
const getDeps = (send = (email: Email) => mailer.send(email)) =>
  ({ ...composed.deps, mailer: { send, close: () => {} } }) as unknown as WorkerDeps;

/** Runs the scheduled job, as on the first of the month. */
async function queue(): Promise<void> {
  app.clock.set(FIRST_DAY);
  await queueNewslettersJob.run(getDeps(), {}, attempt);
}
const send = (subscriberId: string, deps = getDeps()) =>
  sendNewsletterJob.run(deps, { subscriberId, month: MONTH }, attempt);
const findDelivery = (subscriberId: string) =>
  app.db('newsletter_deliveries').where({ subscriber_id: subscriberId, month: MONTH }).first();
const findEmails = (address: string) => mailbox.received.filter(({ to }) => to === address);
const listJobs = (subscriberId: string) =>
  app
    .db('pgboss.job')
    .where({ name: 'send-newsletter' })
    .whereRaw(`data ->> 'subscriberId' = ?`, [subscriberId]);

/** A subscriber whose delivery is queued. */
async function addQueuedSubscriber(email: string, fields = {}): Promise<string> {
  const { id } = await addSubscriber(app.db, email, fields);
  await queue();
  return id;
}

describe('the run on the first of the month', () => {
  it('queues one delivery for each confirmed subscriber, and none in a second run', async () => {
    const { id } = await addSubscriber(app.db, 'reader@example.in');
    const others = [
      await addSubscriber(app.db, 'pending@example.in', { state: 'pending', confirmed_at: null }),
      await addSubscriber(app.db, 'bounced@example.in', { email_bounced_at: new Date() }),
    ];
    await queue();
    await queue();
    expect(await findDelivery(id)).toMatchObject({ status: 'queued', queue_count: 1 });
    expect(await listJobs(id)).toHaveLength(1);
    for (const other of others) expect(await findDelivery(other.id)).toBeUndefined();
  });

  it('queues thousands in several transactions and spreads them over time', async () => {
    await app.db.raw(
      `insert into subscribers (email, state, subscribed_at, confirmed_at)
       select 'crowd' || n || '@example.in', 'confirmed', now(), now() from generate_series(1, 1201) as n`,
    );
    await queue();
    const { rows } = await app.db.raw(
      `select count(*)::int as jobs, extract(epoch from max(start_after) - min(start_after))::int as seconds
       from pgboss.job where name = 'send-newsletter'
         and data ->> 'subscriberId' in (select id::text from subscribers where email like 'crowd%')`,
    );
    expect(rows[0].jobs).toBe(1201);
    // 120 in a minute
    expect(rows[0].seconds).toBeGreaterThan(590);
    expect(rows[0].seconds).toBeLessThan(660);
    await app.db.raw(`delete from subscribers where email like 'crowd%'`);
  });

  it('queues every delivery even if a run at the same time ends after its first batch', async () => {
    await app.db.raw(
      `insert into subscribers (email, state, subscribed_at, confirmed_at)
       select 'throng' || n || '@example.in', 'confirmed', now(), now() from generate_series(1, 1201) as n`,
    );
    const { deps } = composed;
    const [firstBatch, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sendAll: Jobs['sendAll'] = async (...args) => {
      await deps.jobs.sendAll(...args);
      firstBatch.resolve();
      await release.promise;
    };
    let batches = 0;
    const sendOneBatch: Jobs['sendAll'] = (...args) =>
      batches++ === 0 ? sendAll(...args) : Promise.reject(new Error('the process ended here'));
    const interruptedRun = queueNewsletters(
      { ...deps, jobs: { ...deps.jobs, sendAll: sendOneBatch } },
      MONTH,
    );
    await firstBatch.promise;
    const otherRun = queueNewsletters(deps, MONTH);
    await waitUntil(hasWaitingQuery);
    release.resolve();
    await expect(interruptedRun).rejects.toThrow('the process ended here');
    await otherRun;
    const { rows } = await app.db.raw(
      `select count(*)::int as deliveries from newsletter_deliveries
       where subscriber_id in (select id from subscribers where email like 'throng%')`,
    );
    expect(rows[0].deliveries).toBe(1201);
    await app.db.raw(`delete from subscribers where email like 'throng%'`);
  });
});

/** Whether a query waits for the transaction of another one. */
async function hasWaitingQuery(): Promise<boolean> {
  const { rows } = await app.db.raw(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

describe('a newsletter delivery', () => {
  it('is sent once, with one-click unsubscribe in headers, text and HTML', async () => {
    const { id, unsubscribe_token: token } = await addSubscriber(app.db, 'once@example.in');
    await queue();
    await send(id);
    await send(id);
    const emails = findEmails('once@example.in');
    expect(emails).toHaveLength(1);
    const { text } = emails[0]!;
    expect(text).toMatch(/^Subject: The sky in December 2026\r$/m);
    expect(text).toContain(`/api/newsletter/unsubscribe/${token}>`);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text.split(`/unsubscribe?token=${token}`)).toHaveLength(3);
    expect(text).not.toContain('For your Moon sign');
    expect(await findDelivery(id)).toMatchObject({ status: 'sent' });
  });

  it('is not sent again after a crash between the mail server and the record', async () => {
    const id = await addQueuedSubscriber('crashed@example.in');
    const sendAndCrash = async (email: Email) => {
      await mailer.send(email);
      throw new Error('the process ended here');
    };
    await expect(send(id, getDeps(sendAndCrash))).rejects.toThrow('the process ended here');
    expect(await findDelivery(id)).toMatchObject({ status: 'sending' });
    await send(id);
    await send(id);
    expect(findEmails('crashed@example.in')).toHaveLength(1);
    expect(await findDelivery(id)).toMatchObject({ status: 'uncertain' });
  });

  it('is not sent again when the connection broke after the whole e-mail', async () => {
    const id = await addQueuedSubscriber('broken@example.in');
    mailbox.setBehaviour('broken@example.in', 'hangs-up');
    await send(id);
    await send(id);
    expect(findEmails('broken@example.in')).toHaveLength(1);
    expect(await findDelivery(id)).toMatchObject({ status: 'uncertain' });
  });

  it('that the mail server deferred is retried and then sent once', async () => {
    const id = await addQueuedSubscriber('full@example.in');
    mailbox.setBehaviour('full@example.in', 'full');
    await expect(send(id)).rejects.toThrow('The mail server replied');
    expect(await findDelivery(id)).toMatchObject({ status: 'queued' });
    mailbox.setBehaviour('full@example.in');
    await send(id);
    expect(findEmails('full@example.in')).toHaveLength(1);
    expect(await findDelivery(id)).toMatchObject({ status: 'sent' });
  });

  it('that failed after all attempts is queued again by the next run', async () => {
    const id = await addQueuedSubscriber('failed@example.in');
    await markNewsletterFailed(getDeps(), { subscriberId: id, month: MONTH });
    expect(await findDelivery(id)).toMatchObject({ status: 'failed' });
    await queue();
    expect(await findDelivery(id)).toMatchObject({ status: 'queued', queue_count: 2 });
    expect(await listJobs(id)).toHaveLength(2);
    await send(id);
    expect(findEmails('failed@example.in')).toHaveLength(1);
  });

  it('that failed is not queued again for a subscriber who left or whose mailbox bounced', async () => {
    const ids = [
      await addQueuedSubscriber('failed1@example.in'),
      await addQueuedSubscriber('failed2@example.in'),
    ];
    for (const id of ids) await markNewsletterFailed(getDeps(), { subscriberId: id, month: MONTH });
    await unsubscribeById({ db: app.db, clock: app.clock }, ids[0]!);
    await app.db('subscribers').where({ id: ids[1] }).update({ email_bounced_at: new Date() });
    await queue();
    expect(await findDelivery(ids[0]!)).toBeUndefined();
    expect(await findDelivery(ids[1]!)).toMatchObject({ status: 'failed', queue_count: 1 });
  });

  it('stays queued when it cannot be composed', async () => {
    const id = await addQueuedSubscriber('composed@example.in');
    const deps = { ...getDeps(), sender: undefined } as unknown as WorkerDeps;
    await expect(send(id, deps)).rejects.toThrow();
    expect(await findDelivery(id)).toMatchObject({ status: 'queued' });
    await send(id);
    expect(findEmails('composed@example.in')).toHaveLength(1);
  });

  it('whose last attempt ended without a result is uncertain', async () => {
    const id = await addQueuedSubscriber('last@example.in');
    const crash = () => Promise.reject(new Error('no result'));
    await expect(send(id, getDeps(crash))).rejects.toThrow('no result');
    await markNewsletterFailed(getDeps(), { subscriberId: id, month: MONTH });
    expect(await findDelivery(id)).toMatchObject({ status: 'uncertain' });
  });

  it('to an unknown mailbox bounces, and the subscriber gets no further ones', async () => {
    const id = await addQueuedSubscriber('gone@example.in');
    mailbox.setBehaviour('gone@example.in', 'no-such-user');
    await send(id);
    expect(await findDelivery(id)).toMatchObject({ status: 'bounced' });
    await app.db('newsletter_deliveries').where({ subscriber_id: id }).delete();
    await queue();
    expect(await findDelivery(id)).toBeUndefined();
  });

  it('is not sent to a subscriber who left after it was queued', async () => {
    const id = await addQueuedSubscriber('left@example.in');
    await unsubscribeById({ db: app.db, clock: app.clock }, id);
    await send(id);
    expect(findEmails('left@example.in')).toEqual([]);
  });
});

describe('the paragraph for the Moon sign', () => {
  let ravi: TestUser;
  beforeAll(async () => {
    app.clock.set(FIRST_DAY);
    ravi = await registerUser(app.url, 'ravi');
  });

  /** The title of the paragraph in Ravi's newsletter, if it has one. */
  async function findTitle(birth: object, withMoonSign = true): Promise<string | undefined> {
    const { email, id: memberId } = ravi.member;
    await ravi.put('/api/profile', { birth: await buildBirthDetails(app.url, birth) }).expect(200);
    await app.db('subscribers').where({ email }).delete();
    await send(await addQueuedSubscriber(email, { member_id: memberId, with_moon_sign: withMoonSign }));
    return /^For your Moon sign, .*?(?=\r?$)/m.exec(findEmails(email).at(-1)!.text)?.[0];
  }
  const UNKNOWN_TIME = { timeKind: 'unknown', time: undefined };

  it('is printed for a member who chose it, and not for others', async () => {
    expect(await findTitle({})).toBe('For your Moon sign, Dhanu (Sagittarius)');
    expect(await findTitle({}, false)).toBeUndefined();
  });

  it('is printed without a birth time if the Moon stayed in one sign on the whole day', async () => {
    // In India the Moon was in Makara from 10:13 pm on 4 June 1996 to 11:24 pm on the 6th.
    expect(await findTitle({ date: '1996-06-04', ...UNKNOWN_TIME })).toBeUndefined();
    expect(await findTitle({ date: '1996-06-05', ...UNKNOWN_TIME })).toBe(
      'For your Moon sign, Makara (Capricorn)',
    );
  });

  it('is not printed for an approximate time if the Moon changed signs within two hours of it', async () => {
    const near = { date: '1996-06-04', time: '21:00', timeKind: 'approximate' };
    expect(await findTitle(near)).toBeUndefined();
    expect(await findTitle({ ...near, time: '12:00' })).toBe('For your Moon sign, Dhanu (Sagittarius)');
  });
});
