/** Measures the requests per second of one URL, over keep-alive connections and with minimal client work. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

const SOCKETS = 32;
const HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'br', Connection: 'keep-alive' };

/** Fetches one response. `length` is its number of bytes on the wire, headers included. */
export async function fetchOnce(url: string): Promise<{ body: Buffer; length: number }> {
  const clientRequest = request(url, { headers: HEADERS, agent: false }).end();
  const [response] = await once(clientRequest, 'response');
  const body = await buffer(response);
  const headersLength = (response.rawHeaders as string[]).reduce((sum, word) => sum + word.length + 2, 0);
  const statusLength = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`.length;
  return { body, length: statusLength + headersLength + 2 + body.length };
}

/** @returns responses per second. All responses must have the same length, which marks their end. */
export async function measureRate(url: string, count: number): Promise<number> {
  const { length } = await fetchOnce(url);
  const requestBytes = Buffer.from(buildRequest(new URL(url)));
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(new URL(url))));
  const startedAt = performance.now();
  await Promise.all(
    sockets.map((socket) => sendRequests(socket, requestBytes, length, Math.round(count / SOCKETS))),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  sockets.forEach((socket) => socket.destroy());
  return count / seconds;
}

const buildRequest = ({ host, pathname }: URL) =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(HEADERS).map((line) => line.join(': ')),
    '',
    '',
  ].join('\r\n');

async function openSocket({ port }: URL): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Sends requests one after the other: the next one when the response to the last one is complete. */
function sendRequests(socket: Socket, requestBytes: Buffer, length: number, times: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let [bytes, remaining] = [0, times];
  socket.on('error', reject);
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes < length) return;
    if (bytes > length) reject(new Error(`${bytes} bytes received, ${length} expected`));
    bytes = 0;
    remaining -= 1;
    if (remaining === 0) resolve();
    else socket.write(requestBytes);
  });
  socket.write(requestBytes);
  return promise;
}
