/** Measures the requests per second of one URL, over keep-alive connections and with minimal client work. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Concurrent connections. */
const SOCKETS = 32;
const HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'br', Connection: 'keep-alive' };

/** Fetches one response. `length` is its number of bytes on the wire, headers included. */
export async function fetchOnce(url: string): Promise<{ body: Buffer; length: number }> {
  const clientRequest = request(url, { headers: HEADERS, agent: false }).end();
  const [response] = await once(clientRequest, 'response');
  const body = await buffer(response);
  // `rawHeaders` has names and values alternately. On the wire ": " follows a name and CRLF a value: two bytes each.
  const headersLength = (response.rawHeaders as string[]).reduce((sum, part) => sum + part.length + 2, 0);
  const statusLength = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`.length;
  return { body, length: statusLength + headersLength + 2 + body.length };
}

/**
 * Fetches the URL `requestCount` times, a multiple of SOCKETS. All responses must have the same length, which marks their
 * end. @returns responses per second
 */
export async function measureRate(url: string, requestCount: number): Promise<number> {
  if (requestCount % SOCKETS !== 0) throw new RangeError(`${requestCount} is not a multiple of ${SOCKETS}`);
  const { length: responseLength } = await fetchOnce(url);
  const requestBytes = Buffer.from(buildRequest(new URL(url)));
  const sockets = Array.from({ length: SOCKETS }, () => openSocket(new URL(url)));
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const startedAt = performance.now();
    await Promise.all(
      sockets.map((socket) => sendRequests(socket, requestBytes, responseLength, requestCount / SOCKETS)),
    );
    return (requestCount * 1000) / (performance.now() - startedAt);
  } finally {
    sockets.forEach((socket) => socket.destroy());
  }
}

const buildRequest = ({ host, pathname }: URL) =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(HEADERS).map((header) => header.join(': ')),
    '',
    '',
  ].join('\r\n');

const openSocket = ({ port }: URL): Socket =>
  connect({ host: '127.0.0.1', port: Number(port), noDelay: true });

/** Sends requests one after the other: the next one when the response to the last one is complete. */
function sendRequests(
  socket: Socket,
  requestBytes: Buffer,
  responseLength: number,
  requestCount: number,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let [receivedBytes, remainingResponses] = [0, requestCount];
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the connection was closed before the last response')));
  socket.on('data', (chunk) => {
    receivedBytes += chunk.length;
    if (receivedBytes < responseLength) return;
    if (receivedBytes > responseLength)
      return reject(new Error(`${receivedBytes} bytes received, ${responseLength} expected`));
    receivedBytes = 0;
    remainingResponses -= 1;
    if (remainingResponses === 0) resolve();
    else socket.write(requestBytes);
  });
  socket.write(requestBytes);
  return promise;
}
