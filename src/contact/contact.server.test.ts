import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createBrowserAgent, registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';

const NOWHERE = 'nobody@example.in';

let mailbox: TestSmtpServer;
let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
beforeAll(async () => {
  mailbox = await startSmtpServer({ unknown: NOWHERE });
  app = await startApp({ env: { SMTP_URL: mailbox.url, SUPPORT_EMAIL: 'help@lagna.example' } });
  asha = await registerUser(app.url, 'asha');
  ravi = await registerUser(app.url, 'ravi');
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const LETTER = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  phone: '9876543210',
  subject: 'consultation',
  message: 'My lagna is close to a border.\r\nShould I worry about <b>Kanya</b>?',
};
const send = (change: object = {}) =>
  supertest(app.url)
    .post('/api/auth/send-contact')
    .send({ ...LETTER, ...change });
const messages = () => app.db('contact_messages').orderBy('created_at');
const mailsAbout = (part: string) => mailbox.received.filter(({ text }) => text.includes(part));
const orderOf = async (member: TestUser): Promise<string> => {
  const report = { reportType: 'free-kundli', birthDetails: await buildBirthDetails(app.url) };
  await member.post('/api/payment/payment-success', report).expect(200);
  return (await member.get('/api/orders').expect(200)).body.orders[0].id;
};

describe('a letter', () => {
  it('is kept, mailed to support and acknowledged to the writer', async () => {
    const { body } = await send().expect(201);
    expect(body).toEqual({
      success: true,
      message: 'Your message has been sent successfully!',
      ticketId: expect.stringMatching(/^LT-\d{4}-[0-9A-Z]{6}$/),
    });
    await expect
      .poll(
        () =>
          mailsAbout(body.ticketId)
            .map(({ to }) => to)
            .toSorted(),
        { timeout: 15_000 },
      )
      .toEqual(['help@lagna.example', 'meera@example.in']);
    const row = () => app.db('contact_messages').where({ id: body.ticketId }).first();
    await expect.poll(async () => (await row()).acknowledged_at, { timeout: 5000 }).toBeInstanceOf(Date);
    expect(await row()).toMatchObject({
      ...LETTER,
      message: 'My lagna is close to a border.\nShould I worry about <b>Kanya</b>?',
      member_id: null,
      order_id: null,
      forwarded_at: expect.any(Date),
      email_bounced_at: null,
    });
  });

  it('reaches support with everything in it, to be answered at once', async () => {
    const mail = mailsAbout('Consultation: Meera Iyer').find(({ to }) => to.startsWith('help@'));
    expect(mail!.text).toMatch(/^Reply-To: meera@example\.in\r$/m);
    expect(mail!.text).toMatch(/^Subject: \[LT-\d{4}-[0-9A-Z]{6}\] Consultation: Meera Iyer\r$/m);
    expect(mail!.text).toContain('Phone: 9876543210');
    expect(mail!.text).toContain('&lt;b&gt;Kanya&lt;/b&gt;');
    expect(mail!.text).not.toMatch(/<img|<script|<b>Kanya<\/b><\/p>/);
  });

  it('is acknowledged without the words it was written with, which a stranger may have written', async () => {
    const mail = mailbox.received.find(({ to }) => to === 'meera@example.in');
    expect(mail!.text).toContain('A person reads it, and answers within 24 hours on business days.');
    expect(mail!.text).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(mail!.text).not.toMatch(/Kanya|Meera Iyer/);
  });

  it('from an address that does not exist is answered by nobody and not tried for ever', async () => {
    const { ticketId } = (await send({ email: NOWHERE }).expect(201)).body;
    const row = () => app.db('contact_messages').where({ id: ticketId }).first();
    await expect.poll(async () => (await row()).email_bounced_at, { timeout: 15_000 }).toBeInstanceOf(Date);
    expect((await row()).acknowledged_at).toBeNull();
  });

  it('carries ids only into the job queue', async () => {
    const { rows } = await app.db.raw(`select data from pgboss.job where name = 'send-contact-email'`);
    for (const { data } of rows) expect(Object.keys(data).toSorted()).toEqual(['id', 'letter']);
  });
});

describe('the rules', () => {
  const WORDS = [
    ['name', 'Full Name is required.'],
    ['email', 'Email Address is required.'],
    ['phone', 'Phone Number is required.'],
    ['subject', 'Subject is required.'],
    ['message', 'Message is required.'],
  ] as const;

  it('are told one at a time, in the order of the form', async () => {
    const form: Record<string, string> = { name: ' ', email: ' ', phone: '', subject: '', message: ' \n ' };
    for (const [field, sentence] of WORDS) {
      const { body } = await supertest(app.url).post('/api/auth/send-contact').send(form).expect(422);
      expect(body).toMatchObject({ success: false, error: sentence, message: sentence, code: 'invalid' });
      expect(body.issues[0]).toEqual({ path: field, message: sentence });
      form[field] = LETTER[field];
    }
    await supertest(app.url).post('/api/auth/send-contact').send(form).expect(201);
  });

  it('are the same when the fields are not there at all', async () => {
    const { body } = await supertest(app.url).post('/api/auth/send-contact').send({}).expect(422);
    expect(body.issues).toEqual(WORDS.map(([path, message]) => ({ path, message })));
  });

  const EMAIL = 'Please enter a valid email address.';
  const PHONE = 'Phone Number must be exactly 10 digits.';
  const UNPRINTABLE = 'Please remove characters that cannot be printed.';
  it.each([
    ['an address without a dot', { email: 'meera@example' }, EMAIL],
    ['an address with a space', { email: 'me era@example.in' }, EMAIL],
    ['an address of 255 letters', { email: `${'m'.repeat(244)}@example.in` }, EMAIL],
    ['nine digits', { phone: '987654321' }, PHONE],
    ['eleven digits', { phone: '98765432101' }, PHONE],
    ['digits of another script', { phone: '९८७६५४३२१०' }, PHONE],
    ['a subject that is not offered', { subject: 'gossip' }, 'Subject is required.'],
    ['5,001 letters', { message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters long.'],
    ['a bell in the message', { message: 'ring\u0007 the bell' }, UNPRINTABLE],
    ['a name of two lines', { name: 'Meera\r\nBcc: all@example.in' }, UNPRINTABLE],
    ['a name of 81 letters', { name: 'm'.repeat(81) }, 'Full Name must be at most 80 characters long.'],
  ])('refuse %s', async (_what, change, sentence) => {
    const before = (await messages()).length;
    const { body } = await send(change).expect(422);
    expect(body.message).toBe(sentence);
    expect(await messages()).toHaveLength(before);
  });

  it('let lines, tabs and every script pass', async () => {
    await send({ name: 'मीरा अय्यर', message: `एक\n\tदो\n${'x'.repeat(4990)}` }).expect(201);
  });
});

describe('a member', () => {
  it('is known by their session and may name an order of their own', async () => {
    const orderId = await orderOf(asha);
    const { body } = await asha.post('/api/auth/send-contact', { ...LETTER, orderId }).expect(201);
    const row = await app.db('contact_messages').where({ id: body.ticketId }).first();
    expect(row).toMatchObject({ member_id: asha.member.id, order_id: orderId });
    await expect
      .poll(() => mailsAbout(`npm run admin -- order show ${orderId}`).length, { timeout: 15_000 })
      .toBe(1);
  });

  it('cannot name somebody else’s order, and a visitor none', async () => {
    const orderId = await orderOf(asha);
    const refusal = { success: false, code: 'order-not-found', message: 'We could not find that order.' };
    const raviTries = await ravi.post('/api/auth/send-contact', { ...LETTER, orderId }).expect(404);
    expect(raviTries.body).toMatchObject(refusal);
    expect((await send({ orderId }).expect(404)).body).toMatchObject(refusal);
    expect((await send({ orderId: 'LG-2611-000000' }).expect(404)).body).toMatchObject(refusal);
  });

  it('takes their letters along when they are erased', async () => {
    const { body } = await ravi.post('/api/auth/send-contact', LETTER).expect(201);
    await app.db('members').where({ id: ravi.member.id }).delete();
    expect(await app.db('contact_messages').where({ id: body.ticketId })).toEqual([]);
  });
});

describe('a call', () => {
  it('from another site is refused like every other', async () => {
    const asBrowser = createBrowserAgent(app.url);
    await asBrowser
      .post('/api/auth/login')
      .send({ email: asha.member.email, password: 'jantar-mantar' })
      .expect(200);
    await asBrowser.post('/api/auth/send-contact').send(LETTER).expect(201);
    await asBrowser
      .post('/api/auth/send-contact')
      .set('Sec-Fetch-Site', 'cross-site')
      .send(LETTER)
      .expect(403);
  });

  it('that is no JSON is refused', async () => {
    await supertest(app.url).post('/api/auth/send-contact').type('form').send(LETTER).expect(415);
  });
});

describe('an address that many letters name', () => {
  it('is acknowledged five times a day to one address, and always kept', async () => {
    const email = 'Flooded@example.in';
    for (let count = 0; count < 7; count += 1)
      await send({ email: count % 2 ? email : email.toLowerCase() }).expect(201);
    const kept = await app.db('contact_messages').whereRaw('lower(email) = ?', [email.toLowerCase()]);
    expect(kept).toHaveLength(7);
    const ids = kept.map(({ id }) => id as string);
    const { rows } = await app.db.raw(
      `select data ->> 'letter' as letter from pgboss.job where name = 'send-contact-email' and data ->> 'id' = any(?)`,
      [ids],
    );
    const sent = (letter: string) => rows.filter((row: { letter: string }) => row.letter === letter).length;
    expect([sent('to-support'), sent('to-writer')]).toEqual([7, 5]);
  });
});

describe('the grievance officer', () => {
  it('is named to everybody, from the configuration', async () => {
    const { body } = await supertest(app.url).get('/api/grievance').expect(200);
    expect(body.grievance).toEqual({
      officer: expect.any(String),
      email: 'grievance@lagna.example',
      phone: '+91 11 5550 0142',
      address: 'Lagna, Samrat House, Bengali Market, New Delhi 110001',
    });
  });
});

describe('the map', () => {
  it('is a document of its own, the only one that may name another site', async () => {
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
