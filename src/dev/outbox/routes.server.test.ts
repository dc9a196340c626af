import path from 'node:path';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxMailer } from '#src/platform/mailer.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ role: 'web' });
});
afterEach(() => app.close());

const LINK = 'https://lagna.example/reset-password?token=abc&next=%2F';
const NAME = 'reset.1@localhost.eml';

async function writeEmail() {
  const mailer = createOutboxMailer(path.join(app.varDir, 'outbox'), {
    from: '"Lagna" <reports@lagna.example>',
  });
  await mailer.send({
    to: 'ananya@example.in',
    subject: 'Set a new password – नया पासवर्ड',
    messageId: '<reset.1@localhost>',
    html: `<!doctype html><html><head><title>x</title></head><body><a href="${LINK.replace('&', '&amp;')}">Set it</a></body></html>`,
    text: `Set it: ${LINK}`,
  });
  mailer.close();
}

describe('the outbox of a development server', () => {
  it('without an e-mail says how to get one', async () => {
    const { text } = await supertest(app.url).get('/dev/outbox').expect(200);
    expect(text).toContain('No e-mail yet.');
  });

  it('lists recipient and subject of each e-mail with a link to it', async () => {
    await writeEmail();
    const { text } = await supertest(app.url).get('/dev/outbox').expect(200);
    expect(text).toContain('ananya@example.in');
    expect(text).toContain(
      `<a href="/dev/outbox/${encodeURIComponent(NAME)}">Set a new password – नया पासवर्ड</a>`,
    );
  });

  it('shows an e-mail with its headers, and its parts with links that open in the whole window', async () => {
    await writeEmail();
    const client = supertest(app.url);
    const page = await client.get(`/dev/outbox/${NAME}`).expect('Content-Type', /html/).expect(200);
    expect(page.text).toContain('Lagna &lt;reports@lagna.example&gt;');
    const html = await client.get(`/dev/outbox/${NAME}/html`).expect('Content-Type', /html/).expect(200);
    expect(html.text).toContain('<base target="_top">');
    expect(html.text).toContain(LINK.replace('&', '&amp;'));
    const text = await client.get(`/dev/outbox/${NAME}/text`).expect('Content-Type', /plain/).expect(200);
    expect(text.text).toContain(LINK);
    await client
      .get(`/dev/outbox/${NAME}/eml`)
      .expect('Content-Disposition', /attachment/)
      .expect(200);
  });

  it.each(['none.eml', `${NAME}/other`, '..%2Foutbox%2Freset.1@localhost.eml'])(
    'answers 404 for %s',
    async (name) => {
      await writeEmail();
      await supertest(app.url).get(`/dev/outbox/${name}`).expect(404);
    },
  );
});
