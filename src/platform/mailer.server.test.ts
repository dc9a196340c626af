/** Against a real SMTP server in this process: what it says decides what we do. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefused, smtpMailer, type Mailer } from './mailer.ts';

const mail = {
  to: 'asha@example.in',
  messageId: '<LG-2611-ASHA01.report.v1@lagna.example>',
  subject: 'Janam Kundli for आशा is ready',
  text: 'It costs ₹999.',
};

let server: SMTPServer;
let mailer: Mailer;
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function against(options: SMTPServerOptions): Promise<string[]> {
  const received: string[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((message) => (received.push(message), done())),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Lagna <reports@lagna.example>');
  return received;
}

const answering = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

describe('a mail', () => {
  it('arrives with its own Message-ID, its attachment, and every letter', async () => {
    const received = await against({});
    await mailer.send({
      ...mail,
      attachments: [
        {
          filename: 'Lagna-LG-2611-ASHA01.pdf',
          content: Buffer.from('%PDF-1.7'),
          contentType: 'application/pdf',
        },
      ],
    });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('Message-ID: <LG-2611-ASHA01.report.v1@lagna.example>');
    expect(received[0]).toContain('Content-Type: application/pdf');
    expect(received[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    expect(received[0]).toMatch(/Subject: =\?UTF-8\?/);
  });

  it('to a mailbox that does not exist is refused for good', async () => {
    await against({ onRcptTo: (_address, _session, done) => done(answering(550, '5.1.1 no such user')) });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefused);
  });

  it('to a mailbox that is full or greylisted is worth another try', async () => {
    await against({ onRcptTo: (_address, _session, done) => done(answering(451, '4.7.1 greylisted')) });
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('turned away by policy is ours to mend, not the member’s fault', async () => {
    await against({
      onRcptTo: (_address, _session, done) => done(answering(550, '5.7.1 blocked by policy')),
    });
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('to a server that is not there is worth another try', async () => {
    await against({});
    mailer.close();
    mailer = smtpMailer('smtp://127.0.0.1:1', 'Lagna <reports@lagna.example>');
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('cannot be bent by a name with line breaks in it', async () => {
    const received = await against({});
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: thief@example.in' });
    expect(received[0]).not.toMatch(/^Bcc:/m);
  });
});
