/** A mail server of its own for a test: takes everything, or behaves as told, and shows what came, to whom. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Received = {
  to: string;
  /** headers and body with quoted-printable undone, so that words can be looked for */
  text: string;
};

/** What a server may do with an address; `hangs-up`: it takes the whole mail, and the line breaks before it says so. */
export type Manner = 'no-such-user' | 'full' | 'blocked' | 'hangs-up';

export type Mailbox = {
  /** for SMTP_URL */
  url: string;
  received: Received[];
  /** from now on, with mail to this address; without a manner it is taken again */
  behave: (address: string, manner?: Manner) => void;
  close: () => Promise<void>;
};

/** `unknown`: an address that does not exist here. */
export async function startMailbox({ unknown }: { unknown?: string } = {}): Promise<Mailbox> {
  const received: Received[] = [];
  const manners = new Map<string, Manner>(unknown ? [[unknown, 'no-such-user']] : []);
  const lines = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusal(manners.get(address))),
    onData: (stream, { envelope, remotePort }, done) =>
      void text(stream).then((raw) => {
        const to = envelope.rcptTo[0]!.address;
        received.push({ to, text: unquoted(raw) });
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
    behave: (address, manner) => void (manner ? manners.set(address, manner) : manners.delete(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const REFUSALS: Partial<Record<Manner, [number, string]>> = {
  'no-such-user': [550, '5.1.1 no such user'],
  full: [452, '4.2.2 mailbox full'],
  blocked: [550, '5.7.1 blocked by policy'],
};

function refusal(manner: Manner | undefined): Error | null {
  const answer = manner && REFUSALS[manner];
  return answer ? Object.assign(new Error(answer[1]), { responseCode: answer[0] }) : null;
}

const unquoted = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
