/** How many answers a second an address gives: bounded in count, over kept connections, with as little work of our own as can be. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

const SOCKETS = 32;
const HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'br', Connection: 'keep-alive' };

/** One answer as it stands on the wire. */
export async function exchange(url: string): Promise<{ body: Buffer; length: number }> {
  const call = request(url, { headers: HEADERS, agent: false }).end();
  const [answer] = await once(call, 'response');
  const body = await buffer(answer);
  const head = (answer.rawHeaders as string[]).reduce((sum, word) => sum + word.length + 2, 0);
  const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`.length;
  return { body, length: status + head + 2 + body.length };
}

/** @returns answers a second. Every answer of an address has the same length: that is how an end is known. */
export async function rate(url: string, count: number): Promise<number> {
  const { length } = await exchange(url);
  const question = Buffer.from(questionFor(new URL(url)));
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => open(new URL(url))));
  const begun = performance.now();
  await Promise.all(sockets.map((socket) => ask(socket, question, length, Math.round(count / SOCKETS))));
  const seconds = (performance.now() - begun) / 1000;
  sockets.forEach((socket) => socket.destroy());
  return count / seconds;
}

const questionFor = ({ host, pathname }: URL) =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(HEADERS).map((line) => line.join(': ')),
    '',
    '',
  ].join('\r\n');

async function open({ port }: URL): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** The next question leaves when the answer to the last one is whole. */
function ask(socket: Socket, question: Buffer, length: number, times: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let [bytes, left] = [0, times];
  socket.on('error', reject);
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes < length) return;
    if (bytes > length) reject(new Error(`${bytes} bytes came where ${length} were due`));
    bytes = 0;
    left -= 1;
    if (left === 0) resolve();
    else socket.write(question);
  });
  socket.write(question);
  return promise;
}
