import { once } from 'node:events';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer, KEEP_ALIVE_SECONDS } from './http-server.ts';

const LIMITS = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

let server: Server;
beforeEach(async () => {
  server = createHttpServer((request, response) => {
    request.resume().once('end', () => setTimeout(() => response.end('answered'), 800));
  }, LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Sends the text, then a byte every 50 ms until the server closes the connection. @returns its answer */
async function sendSlowly(text: string, repeatedText: string): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  let responseText = '';
  socket.setEncoding('utf8').on('data', (part: string) => (responseText += part));
  socket.on('error', () => {});
  socket.write(text);
  const timer = setInterval(() => repeatedText && socket.write(repeatedText), 50);
  await once(socket, 'close');
  clearInterval(timer);
  return responseText;
}

it('a body that arrives too slowly is cut off with 408', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';
  expect(await sendSlowly(head, 'x')).toMatch(/^HTTP\/1\.1 408 /);
});

it('headers that arrive too slowly are cut off with 408', async () => {
  expect(await sendSlowly('GET / HTTP/1.1\r\nHost: a\r\n', 'x')).toMatch(/^HTTP\/1\.1 408 /);
});

it('a response may take longer than the limits of the request', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx';
  expect(await sendSlowly(request, '')).toContain('answered');
});

it('a response says how long its connection stays open', async () => {
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect(await sendSlowly(request, '')).toContain(`Keep-Alive: timeout=${KEEP_ALIVE_SECONDS}`);
});
