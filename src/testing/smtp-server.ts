/** A mail server of its own for a test: takes everything, or behaves as told, and shows what came, to whom. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedEmail = {
  to: string;
  /** headers and body with quoted-printable undone, so that words can be looked for */
  text: string;
};

/** What a server may do with an address; `hangs-up`: it takes the whole mail, and the line breaks before it says so. */
export type RecipientBehavior = 'no-such-user' | 'full' | 'blocked' | 'hangs-up';

export type TestSmtpServer = {
  /** for SMTP_URL */
  url: string;
  received: ReceivedEmail[];
  /** from now on, with mail to this address; without a manner it is taken again */
  setBehavior: (address: string, manner?: RecipientBehavior) => void;
  close: () => Promise<void>;
};

/** `unknown`: an address that does not exist here. */
export async function startSmtpServer({ unknown }: { unknown?: string } = {}): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  const manners = new Map<string, RecipientBehavior>(unknown ? [[unknown, 'no-such-user']] : []);
  const lines = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(toSmtpError(manners.get(address))),
    onData: (stream, { envelope, remotePort }, done) =>
      void text(stream).then((raw) => {
        const to = envelope.rcptTo[0]!.address;
        received.push({ to, text: decodeQuotedPrintable(raw) });
        if (manners.get(to) === 'hangs-up') lines.get(remotePort)?.destroy();
        else done();
      }),
  });
  // A line that the sender drops is no fault of this server.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => lines.set(socket.remotePort!, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setBehavior: (address, manner) => void (manner ? manners.set(address, manner) : manners.delete(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const SMTP_ERRORS: Partial<Record<RecipientBehavior, [number, string]>> = {
  'no-such-user': [550, '5.1.1 no such user'],
  full: [452, '4.2.2 mailbox full'],
  blocked: [550, '5.7.1 blocked by policy'],
};

function toSmtpError(manner: RecipientBehavior | undefined): Error | null {
  const answer = manner && SMTP_ERRORS[manner];
  return answer ? Object.assign(new Error(answer[1]), { responseCode: answer[0] }) : null;
}

const decodeQuotedPrintable = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
