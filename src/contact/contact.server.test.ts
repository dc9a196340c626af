import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowserAgent, registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { DeliveryUncertainError } from '#src/platform/email-errors.ts';
import { createTestSender } from '#src/platform/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { sendContactEmail } from './send-contact-email.ts';

const UNKNOWN_ADDRESS = 'nobody@example.in';

let mailbox: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
beforeAll(async () => {
  mailbox = await startSmtpServer({ unknownAddress: UNKNOWN_ADDRESS });
  app = await startApp({ env: { SMTP_URL: mailbox.url, SUPPORT_EMAIL: 'help@lagna.example' } });
  asha = await registerUser(app.url, 'asha');
  ravi = await registerUser(app.url, 'ravi');
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const MESSAGE = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  phone: '9876543210',
  subject: 'consultation',
  message: 'My lagna is close to a border.\r\nShould I worry about <b>Kanya</b>?',
};
const send = (change: object = {}) =>
  supertest(app.url)
    .post('/api/auth/send-contact')
    .send({ ...MESSAGE, ...change });
const listMessages = () => app.db('contact_messages').orderBy('created_at');
const findEmails = (part: string) => mailbox.received.filter(({ text }) => text.includes(part));
const createOrder = async (member: TestUser): Promise<string> => {
  const report = { reportType: 'free-kundli', birthDetails: await buildBirthDetails(app.url) };
  await member.post('/api/payment/payment-success', report).expect(200);
  return (await member.get('/api/orders').expect(200)).body.orders[0].id;
};

describe('a contact message', () => {
  it('is stored, forwarded to support and acknowledged to the writer', async () => {
    const { body } = await send().expect(201);
    expect(body).toEqual({
      success: true,
      message: 'Your message has been sent successfully!',
      ticketId: expect.stringMatching(/^LT-\d{4}-[0-9A-Z]{6}$/),
    });
    await expect
      .poll(
        () =>
          findEmails(body.ticketId)
            .map(({ to }) => to)
            .toSorted(),
        { timeout: 15_000 },
      )
      .toEqual(['help@lagna.example', 'meera@example.in']);
    const findRow = () => app.db('contact_messages').where({ id: body.ticketId }).first();
    await expect.poll(async () => (await findRow()).acknowledged_at, { timeout: 5000 }).toBeInstanceOf(Date);
    expect(await findRow()).toMatchObject({
      ...MESSAGE,
      message: 'My lagna is close to a border.\nShould I worry about <b>Kanya</b>?',
      member_id: null,
      order_id: null,
      forwarded_at: expect.any(Date),
      email_bounced_at: null,
    });
  });

  it('is forwarded to support in full, with the writer as Reply-To', async () => {
    const email = findEmails('Consultation: Meera Iyer').find(({ to }) => to.startsWith('help@'));
    expect(email!.text).toMatch(/^Reply-To: meera@example\.in\r$/m);
    expect(email!.text).toMatch(/^Subject: \[LT-\d{4}-[0-9A-Z]{6}\] Consultation: Meera Iyer\r$/m);
    expect(email!.text).toContain('Phone: 9876543210');
    expect(email!.text).toContain('&lt;b&gt;Kanya&lt;/b&gt;');
    expect(email!.text).not.toMatch(/<img|<script|<b>Kanya<\/b><\/p>/);
  });

  it('is acknowledged without quoting its text', async () => {
    const email = mailbox.received.find(({ to }) => to === 'meera@example.in');
    expect(email!.text).toContain('We read every message and reply within 24 hours on business days.');
    expect(email!.text).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(email!.text).not.toMatch(/Kanya|Meera Iyer/);
  });

  it('from an address that bounces is recorded and not retried', async () => {
    const { ticketId } = (await send({ email: UNKNOWN_ADDRESS }).expect(201)).body;
    const findRow = () => app.db('contact_messages').where({ id: ticketId }).first();
    await expect
      .poll(async () => (await findRow()).email_bounced_at, { timeout: 15_000 })
      .toBeInstanceOf(Date);
    expect((await findRow()).acknowledged_at).toBeNull();
  });

  it('is queued as an id, without its text', async () => {
    const { rows } = await app.db.raw(`select data from pgboss.job where name = 'send-contact-email'`);
    for (const { data } of rows) expect(Object.keys(data).toSorted()).toEqual(['_origin', 'id', 'kind']);
  });
});

describe('the rules of the contact form', () => {
  const REQUIRED = [
    ['name', 'Full Name is required.'],
    ['email', 'Email Address is required.'],
    ['phone', 'Phone Number is required.'],
    ['subject', 'Subject is required.'],
    ['message', 'Message is required.'],
  ] as const;

  it('return one error at a time, in the order of the form', async () => {
    const form: Record<string, string> = { name: ' ', email: ' ', phone: '', subject: '', message: ' \n ' };
    for (const [field, expectedMessage] of REQUIRED) {
      const { body } = await supertest(app.url).post('/api/auth/send-contact').send(form).expect(422);
      expect(body).toMatchObject({
        success: false,
        error: expectedMessage,
        message: expectedMessage,
        code: 'invalid',
      });
      expect(body.issues[0]).toEqual({ path: field, message: expectedMessage });
      form[field] = MESSAGE[field];
    }
    await supertest(app.url).post('/api/auth/send-contact').send(form).expect(201);
  });

  it('return the same errors for absent fields', async () => {
    const { body } = await supertest(app.url).post('/api/auth/send-contact').send({}).expect(422);
    expect(body.issues).toEqual(REQUIRED.map(([path, message]) => ({ path, message })));
  });

  const INVALID_EMAIL = 'Please enter a valid email address.';
  const INVALID_PHONE = 'Phone Number must be exactly 10 digits.';
  const UNPRINTABLE = 'Please remove characters that cannot be printed.';
  it.each([
    ['an address without a dot', { email: 'meera@example' }, INVALID_EMAIL],
    ['an address with a space', { email: 'me era@example.in' }, INVALID_EMAIL],
    ['an address of 255 characters', { email: `${'m'.repeat(244)}@example.in` }, INVALID_EMAIL],
    ['nine digits', { phone: '987654321' }, INVALID_PHONE],
    ['eleven digits', { phone: '98765432101' }, INVALID_PHONE],
    ['a country code without a number', { phone: '+44' }, INVALID_PHONE],
    ['digits of another script', { phone: '९८७६५४३२१०' }, INVALID_PHONE],
    ['an unknown subject', { subject: 'gossip' }, 'Subject is required.'],
    ['5,001 characters', { message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters long.'],
    ['a control character in the message', { message: 'ring\u0007 the bell' }, UNPRINTABLE],
    ['a name with a line break', { name: 'Meera\r\nBcc: all@example.in' }, UNPRINTABLE],
    ['a name of 81 characters', { name: 'm'.repeat(81) }, 'Full Name must be at most 80 characters long.'],
  ])('reject %s', async (_what, change, expectedMessage) => {
    const countBefore = (await listMessages()).length;
    const { body } = await send(change).expect(422);
    expect(body.message).toBe(expectedMessage);
    expect(await listMessages()).toHaveLength(countBefore);
  });

  it('accept a phone number of another country', async () => {
    await send({ phone: '+442079460958' }).expect(201);
    expect((await listMessages()).map(({ phone }) => phone)).toContain('+442079460958');
  });

  it('accept line breaks, tabs and every script', async () => {
    await send({ name: 'मीरा अय्यर', message: `एक\n\tदो\n${'x'.repeat(4990)}` }).expect(201);
  });
});

describe('a contact message of a member', () => {
  it('has the member’s id and may name an own order', async () => {
    const orderId = await createOrder(asha);
    const { body } = await asha.post('/api/auth/send-contact', { ...MESSAGE, orderId }).expect(201);
    const row = await app.db('contact_messages').where({ id: body.ticketId }).first();
    expect(row).toMatchObject({ member_id: asha.member.id, order_id: orderId });
    await expect.poll(() => findEmails(`lagna order show ${orderId}`).length, { timeout: 15_000 }).toBe(1);
  });

  it('cannot name the order of somebody else, and a visitor cannot name any', async () => {
    const orderId = await createOrder(asha);
    const error = { success: false, code: 'order-not-found', message: 'We could not find that order.' };
    const byRavi = await ravi.post('/api/auth/send-contact', { ...MESSAGE, orderId }).expect(404);
    expect(byRavi.body).toMatchObject(error);
    expect((await send({ orderId }).expect(404)).body).toMatchObject(error);
    expect((await send({ orderId: 'LG-2611-000000' }).expect(404)).body).toMatchObject(error);
  });

  it('is deleted with the member', async () => {
    const { body } = await ravi.post('/api/auth/send-contact', MESSAGE).expect(201);
    await app.db('members').where({ id: ravi.member.id }).delete();
    expect(await app.db('contact_messages').where({ id: body.ticketId })).toEqual([]);
  });
});

describe('a contact request', () => {
  it('from another site is rejected', async () => {
    const browser = createBrowserAgent(app.url);
    await browser
      .post('/api/auth/login')
      .send({ email: asha.member.email, password: 'jantar-mantar' })
      .expect(200);
    await browser.post('/api/auth/send-contact').send(MESSAGE).expect(201);
    await browser
      .post('/api/auth/send-contact')
      .set('Sec-Fetch-Site', 'cross-site')
      .send(MESSAGE)
      .expect(403);
  });

  it('that is not JSON is rejected', async () => {
    await supertest(app.url).post('/api/auth/send-contact').type('form').send(MESSAGE).expect(415);
  });
});

describe('the acknowledgement', () => {
  it('is sent to one address at most five times a day, while all messages are stored', async () => {
    const email = 'Flooded@example.in';
    for (let count = 0; count < 7; count += 1)
      await send({ email: count % 2 ? email : email.toLowerCase() }).expect(201);
    const messages = await app.db('contact_messages').whereRaw('lower(email) = ?', [email.toLowerCase()]);
    expect(messages).toHaveLength(7);
    const ids = messages.map(({ id }) => id as string);
    const { rows } = await app.db.raw(
      `select data ->> 'kind' as kind from pgboss.job where name = 'send-contact-email' and data ->> 'id' = any(?)`,
      [ids],
    );
    const count = (kind: string) => rows.filter((row: { kind: string }) => row.kind === kind).length;
    expect([count('forward-to-support'), count('acknowledgement')]).toEqual([7, 5]);
  });
});

describe('the grievance officer', () => {
  it('is public and comes from the configuration', async () => {
    const { body } = await supertest(app.url).get('/api/grievance').expect(200);
    expect(body.grievance).toEqual({
      officer: expect.any(String),
      email: 'grievance@lagna.example',
      phone: '+91 11 5550 0142',
      address: 'Lagna, Samrat House, Bengali Market, New Delhi 110001',
    });
  });
});

describe('the map page', () => {
  it('is the only page whose policy allows OpenStreetMap', async () => {
    const { headers, text } = await supertest(app.url).get('/contact/map').expect(200);
    const policy = headers['content-security-policy']!;
    expect(policy).toContain('frame-src https://www.openstreetmap.org;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(text).toContain('src="https://www.openstreetmap.org/export/embed.html?bbox=77.2');
    const page = await supertest(app.url).get('/contact');
    expect(page.headers['content-security-policy']).not.toContain('openstreetmap');
  });
});

describe('simultaneous messages of one address', () => {
  it('are acknowledged at most five times', async () => {
    const email = 'at-once@example.in';
    await Promise.all(Array.from({ length: 9 }, () => send({ email }).expect(201)));
    const { rows } = await app.db.raw(
      `select count(*)::int from pgboss.job j join contact_messages m on m.id = j.data ->> 'id'
       where j.name = 'send-contact-email' and j.data ->> 'kind' = 'acknowledgement' and m.email = ?`,
      [email],
    );
    expect(rows).toEqual([{ count: 5 }]);
  });
});

describe('a message to support whose delivery stays uncertain', () => {
  it('is sent twice, however often the job is retried', async () => {
    const now = app.clock.now();
    const row = { ...MESSAGE, id: 'LT-TEST-UNCERTAIN', created_at: now };
    await app.db('contact_messages').insert(row);
    let sendCount = 0;
    const mailer = {
      send: () => {
        sendCount += 1;
        return Promise.reject(new DeliveryUncertainError('lost after DATA'));
      },
      close: () => {},
    };
    const deps = { db: app.db, clock: app.clock, mailer, sender: createTestSender(app.url) };
    const job = { kind: 'forward-to-support', id: row.id } as const;
    await expect(sendContactEmail(deps, job)).rejects.toThrow('lost after DATA');
    for (let retry = 0; retry < 5; retry += 1) await sendContactEmail(deps, job);
    expect(sendCount).toBe(2);
  });
});
