/** The mail server of all buyers: counts e-mails by Message-ID, and fails some of them the first time. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { hashSha256 } from '#src/platform/crypto.ts';

export type Mailbox = {
  url: string;
  /** instants of the copies that were read whole, in real milliseconds, by Message-ID */
  received: Map<string, number[]>;
  /** Message-IDs whose first copy was read and not acknowledged: the sender repeats these once */
  unacknowledged: Set<string>;
  /** on at the start */
  setFaults: (isOn: boolean) => void;
  close(): Promise<void>;
};

/** Per cent of the e-mails that are deferred at the first attempt, and that are read without an acknowledgement. */
const DEFERRED_PERCENT = 6;
const UNACKNOWLEDGED_PERCENT = 2;

export async function startMailbox(): Promise<Mailbox> {
  const received = new Map<string, number[]>();
  const unacknowledged = new Set<string>();
  const deferred = new Set<string>();
  const sockets = new Map<number, Socket>();
  let hasFaults = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { remotePort }, done) {
      const id = await readMessageId(stream).catch(() => undefined);
      // A killed worker did not finish its e-mail.
      if (id === undefined) return;
      const fault = hasFaults ? chooseFault(id) : 'none';
      if (fault === 'deferred' && !deferred.has(id)) {
        deferred.add(id);
        return done(Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 }));
      }
      received.set(id, [...(received.get(id) ?? []), Date.now()]);
      if (fault === 'none' || fault === 'deferred' || unacknowledged.has(id)) return done();
      unacknowledged.add(id);
      return void sockets.get(remotePort)?.destroy();
    },
  });
  // A killed worker leaves its connections broken.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort!, socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    unacknowledged,
    setFaults: (isOn) => void (hasFaults = isOn),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Chooses by the hash of the Message-ID, so a repeated e-mail gets the same fault. The seed does not determine it. */
function chooseFault(id: string): 'deferred' | 'unacknowledged' | 'none' {
  const value = Number.parseInt(hashSha256(id).slice(0, 6), 16) % 100;
  if (value < DEFERRED_PERCENT) return 'deferred';
  return value < DEFERRED_PERCENT + UNACKNOWLEDGED_PERCENT ? 'unacknowledged' : 'none';
}

/** Reads the whole e-mail and keeps only its headers. */
async function readMessageId(stream: Readable): Promise<string> {
  let head = '';
  for await (const chunk of stream) if (head.length < 8000) head += (chunk as Buffer).toString('latin1');
  return /^message-id:\s*(<[^>]+>)/im.exec(head)?.[1] ?? '';
}
