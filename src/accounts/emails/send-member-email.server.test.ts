/** E-mails to members with a real SMTP server: deliveries, retries and bounces. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProfileResponse } from '#src/accounts/contract.ts';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import {
  SenderRejectedError,
  EmailDeferredError,
  DeliveryUncertainError,
} from '#src/platform/email-errors.ts';
import { createSmtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { createTestSender } from '#src/platform/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { sendAccountEmail } from './send-account-email.ts';
import { sendMemberEmail } from './send-member-email.ts';

const { email, password } = TEST_USERS.asha;
let app: TestApp;
let mailbox: TestSmtpServer;
let mailer: Mailer;
let asha: TestUser;
beforeAll(async () => {
  [app, mailbox] = await Promise.all([startApp({ role: 'web' }), startSmtpServer()]);
  mailer = createSmtpMailer({ url: mailbox.url, envelope: { from: 'Lagna <post@lagna.example>' } });
  asha = await registerUser(app.url, 'asha');
});
afterEach(() => {
  mailbox.setBehaviour(email);
  mailbox.received.length = 0;
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await app.close();
});

const send = (name: string, { to = email as string, isLastAttempt = false } = {}) => {
  const message = { to, messageId: `<${name}@lagna.example>`, subject: name, text: name, html: name };
  return sendMemberEmail(
    { db: app.db, clock: app.clock, mailer },
    { memberId: asha.member.id, email: message, isLastAttempt },
  );
};

const findBouncedEmail = async () => {
  const profileField = ProfileResponse.parse((await asha.get('/api/profile').expect(200)).body).bouncedEmail;
  const ordersField = (await asha.get('/api/orders').expect(200)).body.bouncedEmail as string | undefined;
  expect(ordersField).toBe(profileField);
  return profileField;
};

describe('an e-mail to a member', () => {
  it('is sent once per Message-ID', async () => {
    expect(await send('once')).toBe('sent');
    expect(await send('once')).toBe('sent');
    expect(mailbox.received).toHaveLength(1);
  });

  it('is retried when the server rejects the sender, without marking the address', async () => {
    mailbox.setBehaviour(email, 'blocked');
    await expect(send('blocked')).rejects.toBeInstanceOf(SenderRejectedError);
    expect(await findBouncedEmail()).toBeUndefined();
    mailbox.setBehaviour(email);
    expect(await send('blocked')).toBe('sent');
  });

  it('is retried for a full mailbox, which counts as bounced after the last attempt', async () => {
    mailbox.setBehaviour(email, 'full');
    await expect(send('full')).rejects.toBeInstanceOf(EmailDeferredError);
    expect(await findBouncedEmail()).toBeUndefined();
    expect(await send('full', { isLastAttempt: true })).toBe('bounced');
    expect(await findBouncedEmail()).toBe(email);
  });

  it('is sent at most twice when delivery is uncertain', async () => {
    mailbox.setBehaviour(email, 'hangs-up');
    await expect(send('doubt')).rejects.toBeInstanceOf(DeliveryUncertainError);
    expect(await send('doubt')).toBe('sent');
    expect(await send('doubt')).toBe('sent');
    expect(mailbox.received).toHaveLength(2);
  });

  it('is not sent when the member does not exist', async () => {
    const deps = { db: app.db, clock: app.clock, mailer };
    const message = {
      to: email,
      messageId: '<nobody@lagna.example>',
      subject: 'Hello',
      text: 'Hello',
      html: 'Hello',
    };
    const memberId = '0193c2a0-0000-7000-8000-000000000009';
    expect(await sendMemberEmail(deps, { memberId, email: message })).toBeUndefined();
    expect(mailbox.received).toEqual([]);
  });
});

describe('an outbox row', () => {
  it('is deleted after its e-mail was sent once', async () => {
    const id = '0193c2a0-0000-7000-8000-00000000000a';
    const row = {
      id,
      kind: 'google-linked',
      email,
      member_id: asha.member.id,
      created_at: app.clock.now(),
    };
    await app.db('account_email_outbox').insert(row);
    const deps = { db: app.db, clock: app.clock, mailer, sender: createTestSender(app.url) };
    for (const _attempt of [1, 2]) await sendAccountEmail(deps, id);
    expect(mailbox.received.map(({ to }) => to)).toEqual([email]);
    expect(mailbox.received[0]!.text).toContain('Google');
    expect(await app.db('account_email_outbox').where({ id })).toEqual([]);
  });
});

describe('a bounced address', () => {
  it('is shown to the member until an e-mail is delivered', async () => {
    mailbox.setBehaviour(email, 'no-such-user');
    expect(await send('bounced')).toBe('bounced');
    expect(await findBouncedEmail()).toBe(email);
    mailbox.setBehaviour(email);
    expect(await send('bounced')).toBe('bounced');
    expect(await send('another')).toBe('sent');
    expect(await findBouncedEmail()).toBeUndefined();
  });

  it('other than the member’s own is not shown', async () => {
    mailbox.setBehaviour('gift@example.in', 'no-such-user');
    expect(await send('gift', { to: 'gift@example.in' })).toBe('bounced');
    expect(await findBouncedEmail()).toBeUndefined();
  });

  it('is not shown after an e-mail change', async () => {
    mailbox.setBehaviour(email, 'no-such-user');
    await send('before the change');
    expect(await findBouncedEmail()).toBe(email);
    await asha.post('/api/account/email', { password, email: 'asha.new@example.in' }).expect(200);
    const { body } = await asha.get('/api/profile');
    expect(body.bouncedEmail).toBeUndefined();
  });
});
