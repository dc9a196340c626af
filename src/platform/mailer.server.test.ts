/** Uses a real SMTP server in this process: replies and timeouts decide the class of the error. */
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  SenderRejectedError,
  EmailDeferredError,
  EmailBouncedError,
  DeliveryUncertainError,
} from './email-errors.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

const email = {
  to: 'asha@example.in',
  messageId: '<LG-2611-ASHA01.report.v1@lagna.example>',
  subject: 'Janam Kundli for आशा is ready',
  text: 'It costs ₹999.',
  html: '<p>It costs ₹999.</p>',
};
const envelope = { from: 'Lagna <reports@lagna.example>', replyTo: 'support@lagna.example' };
/** milliseconds */
const timeouts = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };

let closeServer: () => Promise<void> = async () => {};
let mailer: Mailer;
let logLines: string[];
afterEach(async () => {
  mailer.close();
  await closeServer();
});

async function startServer(options: SMTPServerOptions): Promise<string[]> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((message) => (received.push(message), done())),
    ...options,
  });
  server.on('error', () => {});
  closeServer = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await listen(server.server as Server);
  return received;
}

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  logLines = [];
  const log = pino({}, { write: (line: string) => void logLines.push(line) });
  const { port } = server.address() as AddressInfo;
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, envelope, log, timeouts });
}

/** Starts a TCP server; `onLine` gets each line of the client and may reply or close the connection. */
async function startScriptedServer(onLine: (line: string, socket: Socket) => void): Promise<void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onLine('(connected)', socket);
    socket.on('data', (lines) => {
      for (const line of String(lines).split('\r\n')) if (line) onLine(line, socket);
    });
  });
  closeServer = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  await listen(server);
}

const createSmtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const sendAndCatch = (): Promise<unknown> =>
  mailer.send(email).then(
    () => 'sent',
    (error: unknown) => error,
  );

describe('an e-mail', () => {
  it('an e-mail arrives with Message-ID, Reply-To, attachment and encoded subject', async () => {
    const received = await startServer({});
    await mailer.send({
      ...email,
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
    ['Reply-To', { replyTo: 'asha@example.in\r\nBcc: thief@example.in' }],
  ])('line breaks in the %s do not inject headers or recipients', async (_where, injected) => {
    const recipients: string[] = [];
    const received = await startServer({
      onRcptTo: ({ address }, _session, done) => (recipients.push(address), done()),
    });
    await mailer.send({ ...email, ...injected }).catch(() => undefined);
    expect(received.join('')).not.toMatch(/^Bcc:/im);
    expect(recipients.filter((address) => address.startsWith('thief'))).toEqual([]);
  });
});

describe('a rejection of the recipient', () => {
  it.each([
    [550, '5.1.1 no such user', EmailBouncedError],
    [550, '5.1.10 recipient not found', EmailBouncedError],
    [550, 'no such user here', EmailBouncedError],
    [553, '5.1.3 bad address syntax', EmailBouncedError],
    [550, '5.4.1 recipient address rejected', EmailBouncedError],
    [554, '5.2.1 mailbox disabled', EmailBouncedError],
    [552, '5.2.2 mailbox full', EmailDeferredError],
    [452, '4.2.2 mailbox full', EmailDeferredError],
    [450, '4.2.1 mailbox busy', EmailDeferredError],
    [451, '4.7.1 greylisted', EmailDeferredError],
    [421, '4.3.0 closing', EmailDeferredError],
    [550, '5.7.1 blocked by policy', SenderRejectedError],
    [550, '5.7.26 not authenticated', SenderRejectedError],
    [554, 'blocked, see the list', SenderRejectedError],
    [550, '5.1.8 bad sender domain', SenderRejectedError],
  ])('a rejection of the recipient with %i %s is classified as %o', async (status, reply, ErrorClass) => {
    await startServer({ onRcptTo: (_address, _session, done) => done(createSmtpError(status, reply)) });
    expect(await sendAndCatch()).toBeInstanceOf(ErrorClass);
  });

  it('a full mailbox is marked as deferred by the mailbox, an unreachable server is not', async () => {
    await startServer({ onRcptTo: (_address, _session, done) => done(createSmtpError(452, '4.2.2 full')) });
    expect(await sendAndCatch()).toMatchObject({ isMailboxReply: true });
    await closeServer();
    expect(await sendAndCatch()).toMatchObject({ isMailboxReply: false });
  });
});

describe('a rejection at another step', () => {
  it.each([
    [
      'a rejected sender address is a SenderRejectedError',
      SenderRejectedError,
      {
        onMailFrom: (_address: unknown, _session: unknown, done: Done) =>
          done(createSmtpError(550, '5.1.1 who are you')),
      },
    ],
    [
      'a rejected e-mail is a SenderRejectedError',
      SenderRejectedError,
      { onData: handleData((done) => done(createSmtpError(554, '5.6.0 spam'))) },
    ],
    [
      'an unknown mailbox after DATA is an EmailBouncedError',
      EmailBouncedError,
      { onData: handleData((done) => done(createSmtpError(550, '5.1.1 no such user'))) },
    ],
    [
      'a temporary rejection after DATA is an EmailDeferredError',
      EmailDeferredError,
      { onData: handleData((done) => done(createSmtpError(451, '4.3.0 try later'))) },
    ],
    [
      'rejected credentials are a SenderRejectedError',
      SenderRejectedError,
      {
        authOptional: false,
        onAuth: (_auth: unknown, _session: unknown, done: Done) => done(createSmtpError(535, '5.7.8 no')),
      },
    ],
  ])('%s', async (_title, ErrorClass, options) => {
    await startServer(options as SMTPServerOptions);
    expect(await sendAndCatch()).toBeInstanceOf(ErrorClass);
  });

  it('a rejected sender is logged as an error without the address of the recipient', async () => {
    await startServer({
      onRcptTo: ({ address }, _session, done) => done(createSmtpError(550, `5.7.1 ${address} blocked`)),
    });
    expect(String(await sendAndCatch())).toBe('Error: The mail server replied 550 5.7.1 to RCPT TO.');
    expect(logLines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, event: 'emails.sender_rejected', reply: 'The mail server replied 550 5.7.1 to RCPT TO.' },
    ]);
    expect(logLines.join('')).not.toContain('asha');
  });
});

type Done = (error?: Error) => void;

/** Reads the whole e-mail, then calls `reply`. */
function handleData(reply: (done: Done) => void) {
  return (stream: NodeJS.ReadableStream, _session: unknown, done: Done) =>
    void text(stream).then(() => reply(done));
}

describe('a connection without reply', () => {
  it('an unreachable server is an EmailDeferredError', async () => {
    await startServer({});
    await closeServer();
    expect(await sendAndCatch()).toBeInstanceOf(EmailDeferredError);
  });

  it('a server without greeting is an EmailDeferredError', async () => {
    await startScriptedServer(() => {});
    expect(await sendAndCatch()).toBeInstanceOf(EmailDeferredError);
  }, 20_000);

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])(
    'a timeout at %s is an EmailDeferredError, because nothing was transmitted',
    async (step) => {
      await startScriptedServer(createDialogue({ silentAt: step }));
      expect(await sendAndCatch()).toBeInstanceOf(EmailDeferredError);
    },
    20_000,
  );

  it('a timeout after the whole e-mail is a DeliveryUncertainError', async () => {
    await startScriptedServer(createDialogue({ silentAt: '.' }));
    expect(await sendAndCatch()).toBeInstanceOf(DeliveryUncertainError);
  });

  it('a connection that is closed after the whole e-mail is a DeliveryUncertainError', async () => {
    await startScriptedServer(createDialogue({ hangsUpAt: '.' }));
    expect(await sendAndCatch()).toBeInstanceOf(DeliveryUncertainError);
  });
});

/** A correct SMTP dialogue up to the given step. */
function createDialogue({ silentAt, hangsUpAt }: { silentAt?: string; hangsUpAt?: string }) {
  const replies: Record<string, string> = {
    '(connected)': '220 hello',
    EHLO: '250 ok',
    DATA: '354 go on',
    '.': '250 accepted',
  };
  return (line: string, socket: Socket) => {
    const verb = line.split(' ')[0]!;
    if (verb === hangsUpAt) return void socket.destroy();
    if (verb === silentAt) return;
    const reply = replies[verb] ?? (/^(MAIL|RCPT|RSET|QUIT)$/.test(verb) ? '250 ok' : undefined);
    if (reply) socket.write(`${reply}\r\n`);
  };
}
