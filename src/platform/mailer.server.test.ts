/** Against a real SMTP server in this process: what it says, and when it falls silent, decides what we do. */
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { SenderRejected, EmailDeferred, EmailBounced, DeliveryUncertain } from './email-errors.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

const mail = {
  to: 'asha@example.in',
  messageId: '<LG-2611-ASHA01.report.v1@lagna.example>',
  subject: 'Janam Kundli for आशा is ready',
  text: 'It costs ₹999.',
  html: '<p>It costs ₹999.</p>',
};
const envelope = { from: 'Lagna <reports@lagna.example>', replyTo: 'support@lagna.example' };
/** Milliseconds: nobody in a test waits a minute for silence. */
const timeouts = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };

let close: () => Promise<void> = async () => {};
let mailer: Mailer;
let logged: string[];
afterEach(async () => {
  mailer.close();
  await close();
});

async function against(options: SMTPServerOptions): Promise<string[]> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((message) => (received.push(message), done())),
    ...options,
  });
  server.on('error', () => {});
  close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await listen(server.server as Server);
  return received;
}

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  logged = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const { port } = server.address() as AddressInfo;
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, envelope, log, timeouts });
}

/** A server that speaks by itself: `talk` gets the line, and how to answer or to hang up. */
async function scripted(talk: (line: string, socket: Socket) => void): Promise<void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk('(connected)', socket);
    socket.on('data', (lines) => {
      for (const line of String(lines).split('\r\n')) if (line) talk(line, socket);
    });
  });
  close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  await listen(server);
}

const answering = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const error = (): Promise<unknown> =>
  mailer.send(mail).then(
    () => 'sent',
    (refusal: unknown) => refusal,
  );

describe('a mail', () => {
  it('arrives with its own Message-ID, a way to answer, its attachment, and every letter', async () => {
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
    expect(received[0]).toContain('Reply-To: support@lagna.example');
    expect(received[0]).toContain('Content-Type: application/pdf');
    expect(received[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    expect(received[0]).toMatch(/Subject: =\?UTF-8\?/);
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: thief@example.in' }],
    ['subject in Devanagari', { subject: 'आशा\r\nBcc: thief@example.in' }],
    ['address', { to: 'asha@example.in\r\nBcc: thief@example.in' }],
    ['way to answer', { replyTo: 'asha@example.in\r\nBcc: thief@example.in' }],
  ])('cannot be bent by line breaks in its %s', async (_where, bent) => {
    const rcpt: string[] = [];
    const received = await against({
      onRcptTo: ({ address }, _session, done) => (rcpt.push(address), done()),
    });
    await mailer.send({ ...mail, ...bent }).catch(() => undefined);
    expect(received.join('')).not.toMatch(/^Bcc:/im);
    expect(rcpt.filter((address) => address.startsWith('thief'))).toEqual([]);
  });
});

describe('a refusal at the address', () => {
  it.each([
    [550, '5.1.1 no such user', EmailBounced],
    [550, '5.1.10 recipient not found', EmailBounced],
    [550, 'no such user here', EmailBounced],
    [553, '5.1.3 bad address syntax', EmailBounced],
    [550, '5.4.1 recipient address rejected', EmailBounced],
    [554, '5.2.1 mailbox disabled', EmailBounced],
    [552, '5.2.2 mailbox full', EmailDeferred],
    [452, '4.2.2 mailbox full', EmailDeferred],
    [450, '4.2.1 mailbox busy', EmailDeferred],
    [451, '4.7.1 greylisted', EmailDeferred],
    [421, '4.3.0 closing', EmailDeferred],
    [550, '5.7.1 blocked by policy', SenderRejected],
    [550, '5.7.26 not authenticated', SenderRejected],
    [554, 'blocked, see the list', SenderRejected],
    [550, '5.1.8 bad sender domain', SenderRejected],
  ])('of %i %s is a %o', async (status, words, Sort) => {
    await against({ onRcptTo: (_address, _session, done) => done(answering(status, words)) });
    expect(await error()).toBeInstanceOf(Sort);
  });

  it('for now is known to be the mailbox’s own, a server that is closed is not', async () => {
    await against({ onRcptTo: (_address, _session, done) => done(answering(452, '4.2.2 full')) });
    expect(await error()).toMatchObject({ byMailbox: true });
    await close();
    expect(await error()).toMatchObject({ byMailbox: false });
  });
});

describe('a refusal elsewhere', () => {
  it.each([
    [
      'of our sender is ours to mend',
      SenderRejected,
      { onMailFrom: (_a: unknown, _s: unknown, done: Done) => done(answering(550, '5.1.1 who are you')) },
    ],
    [
      'of our mail is ours to mend',
      SenderRejected,
      { onData: taken((done) => done(answering(554, '5.6.0 spam'))) },
    ],
    [
      'after the mail, for want of a mailbox, is the address’s',
      EmailBounced,
      { onData: taken((done) => done(answering(550, '5.1.1 no such user'))) },
    ],
    [
      'after the mail, for now, is worth another try',
      EmailDeferred,
      { onData: taken((done) => done(answering(451, '4.3.0 try later'))) },
    ],
    [
      'of our password is ours to mend',
      SenderRejected,
      {
        authOptional: false,
        onAuth: (_a: unknown, _s: unknown, done: Done) => done(answering(535, '5.7.8 no')),
      },
    ],
  ])('%s', async (_what, Sort, options) => {
    await against(options as SMTPServerOptions);
    expect(await error()).toBeInstanceOf(Sort);
  });

  it('that keeps all mail back is in the log as an error, without anybody’s address', async () => {
    await against({
      onRcptTo: ({ address }, _session, done) => done(answering(550, `5.7.1 ${address} blocked`)),
    });
    expect(String(await error())).toBe('Error: The mail server said 550 5.7.1 to RCPT TO.');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, answer: 'The mail server said 550 5.7.1 to RCPT TO.' },
    ]);
    expect(logged.join('')).not.toContain('asha');
  });
});

type Done = (problem?: Error) => void;

/** Takes the whole mail, then does what is said. */
function taken(then: (done: Done) => void) {
  return (stream: NodeJS.ReadableStream, _session: unknown, done: Done) =>
    void text(stream).then(() => then(done));
}

describe('silence', () => {
  it('of a server that is not there is worth another try', async () => {
    await against({});
    await close();
    expect(await error()).toBeInstanceOf(EmailDeferred);
  });

  it('instead of a greeting is worth another try', async () => {
    await scripted(() => {});
    expect(await error()).toBeInstanceOf(EmailDeferred);
  }, 20_000);

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])(
    'at %s is worth another try: nothing was handed over',
    async (step) => {
      await scripted(conversation({ silentAt: step }));
      expect(await error()).toBeInstanceOf(EmailDeferred);
    },
    20_000,
  );

  it('after the whole mail leaves open whether it arrived', async () => {
    await scripted(conversation({ silentAt: '.' }));
    expect(await error()).toBeInstanceOf(DeliveryUncertain);
  });

  it('of a line cut after the whole mail leaves it open, too', async () => {
    await scripted(conversation({ hangsUpAt: '.' }));
    expect(await error()).toBeInstanceOf(DeliveryUncertain);
  });
});

/** Polite, up to a point. */
function conversation({ silentAt, hangsUpAt }: { silentAt?: string; hangsUpAt?: string }) {
  const answers: Record<string, string> = {
    '(connected)': '220 hello',
    EHLO: '250 ok',
    DATA: '354 go on',
    '.': '250 taken',
  };
  return (line: string, socket: Socket) => {
    const verb = line.split(' ')[0]!;
    if (verb === hangsUpAt) return void socket.destroy();
    if (verb === silentAt) return;
    const answer = answers[verb] ?? (/^(MAIL|RCPT|RSET|QUIT)$/.test(verb) ? '250 ok' : undefined);
    if (answer) socket.write(`${answer}\r\n`);
  };
}
