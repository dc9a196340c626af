/** A mail server of its own for a test: takes everything, and shows what came, to whom. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Received = {
  to: string;
  /** headers and body with quoted-printable undone, so that words can be looked for */
  text: string;
};

export type Mailbox = {
  /** for SMTP_URL */
  url: string;
  received: Received[];
  close: () => Promise<void>;
};

/** `unknown`: the address that does not exist here. */
export async function startMailbox({ unknown }: { unknown?: string } = {}): Promise<Mailbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address === unknown ? noSuchUser() : null),
    onData: (stream, { envelope }, done) =>
      void text(stream).then((raw) => {
        received.push({ to: envelope.rcptTo[0]!.address, text: unquoted(raw) });
        done();
      }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const noSuchUser = () => Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 });

const unquoted = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
