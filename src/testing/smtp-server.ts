/** An SMTP server for tests: accepts e-mails, or fails as configured, and keeps what it received. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedEmail = {
  to: string;
  /** without the angle brackets */
  messageId: string | undefined;
  /** headers and body, quoted-printable decoded */
  text: string;
};

/** How the server treats a recipient. `hangs-up`: it reads the whole e-mail and closes the connection without a reply. */
export type RecipientBehaviour = 'no-such-user' | 'full' | 'blocked' | 'hangs-up';

export type TestSmtpServer = {
  /** for SMTP_URL */
  url: string;
  received: ReceivedEmail[];
  /** for further e-mails to this address; without a behaviour they are accepted */
  setBehaviour: (address: string, behaviour?: RecipientBehaviour) => void;
  close: () => Promise<void>;
};

/** `unknownAddress`: the server rejects e-mails to it. */
export async function startSmtpServer({
  unknownAddress,
}: { unknownAddress?: string } = {}): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  const behaviours = new Map<string, RecipientBehaviour>(
    unknownAddress ? [[unknownAddress, 'no-such-user']] : [],
  );
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(toSmtpError(behaviours.get(address))),
    onData: (stream, { envelope, remotePort }, done) =>
      void text(stream).then((raw) => {
        const to = envelope.rcptTo[0]!.address;
        const messageId = /^Message-ID: <(.+)>/im.exec(raw)?.[1];
        received.push({ to, messageId, text: decodeQuotedPrintable(raw) });
        if (behaviours.get(to) === 'hangs-up') sockets.get(remotePort)?.destroy();
        else done();
      }, done),
  });
  // The sender may close a connection, also in the middle of an e-mail, which the server reports as an error.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort!, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setBehaviour: (address, behaviour) =>
      void (behaviour ? behaviours.set(address, behaviour) : behaviours.delete(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const SMTP_ERRORS: Partial<Record<RecipientBehaviour, [number, string]>> = {
  'no-such-user': [550, '5.1.1 no such user'],
  full: [452, '4.2.2 mailbox full'],
  blocked: [550, '5.7.1 blocked by policy'],
};

function toSmtpError(behaviour: RecipientBehaviour | undefined): Error | null {
  const smtpError = behaviour && SMTP_ERRORS[behaviour];
  return smtpError ? Object.assign(new Error(smtpError[1]), { responseCode: smtpError[0] }) : null;
}

const decodeQuotedPrintable = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
