/** Sends a request byte by byte as it is, which fetch and supertest would not do. */
import http from 'node:http';
import type { FuzzRequest } from './request.ts';

export type FuzzResponse = { status: number; contentType: string; text: string };

const TIMEOUT_MS = 30_000;
/** No answer to the fuzz is a large file. */
const MAX_RESPONSE_BYTES = 5_000_000;

export function createSender(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  return {
    close: () => agent.destroy(),
    /** A stream of events is read up to its first bytes. @throws when the connection breaks without a response */
    send: ({ method, target, headers, body }: FuzzRequest): Promise<FuzzResponse> =>
      new Promise((resolve, reject) => {
        const options = { agent, hostname, port, method, path: target, timeout: TIMEOUT_MS };
        const allHeaders = { ...headers, ...(body && { 'Content-Length': String(body.length) }) };
        const request = http.request({ ...options, headers: allHeaders }, (response) => {
          readResponse(response, method).then(resolve, reject);
        });
        request.once('timeout', () => request.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
        request.once('error', reject);
        request.end(body);
      }),
  };
}

async function readResponse(response: http.IncomingMessage, method: string): Promise<FuzzResponse> {
  const contentType = (response.headers['content-type'] ?? '').split(';')[0]!.trim();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (contentType === 'text/event-stream' || size > MAX_RESPONSE_BYTES) break;
  }
  const text = method === 'HEAD' ? '' : Buffer.concat(chunks).toString('utf8');
  return { status: response.statusCode ?? 0, contentType, text };
}
