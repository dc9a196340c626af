/** A port for operators alone: /livez, /readyz and /metrics. Every role has it, also a worker, which serves no site. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from './http-server.ts';
import { getReadinessStatus, type Readiness } from './health.ts';

export type OperationsServer = {
  port: number;
  /** Until it is called, /readyz answers 503 and /metrics does not exist. */
  serve(sources: Sources): void;
  close(): Promise<void>;
};

type Sources = {
  readiness: Pick<Readiness, 'read'>;
  renderMetrics: () => Promise<{ contentType: string; text: string }>;
};

type Answer = { status: number; contentType: string; body: string };

export async function startOperationsServer(address: {
  host: string;
  port: number;
}): Promise<OperationsServer> {
  let sources: Sources | undefined;
  const server = createHttpServer((request, response) => {
    void answer(request, response, sources);
  });
  await listen(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    serve(newSources) {
      sources = newSources;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const listen = (server: Server, { host, port }: { host: string; port: number }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sources: Sources | undefined,
): Promise<void> {
  const { status, contentType, body } = await createAnswer(request, sources).catch(() =>
    toText(500, 'The request failed.'),
  );
  response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function createAnswer({ method, url }: IncomingMessage, sources: Sources | undefined): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return toText(405, 'Use GET.');
  const [path] = (url ?? '').split('?');
  if (path === '/livez' || path === '/healthz') return toJson(200, { alive: true });
  if (path === '/readyz' && !sources) return toJson(503, { status: 'starting', checks: {} });
  if (!sources) return toText(404, 'Not found.');
  if (path === '/readyz') {
    const report = await sources.readiness.read();
    return toJson(getReadinessStatus(report), report);
  }
  if (path !== '/metrics') return toText(404, 'Not found.');
  const { contentType, text } = await sources.renderMetrics();
  return { status: 200, contentType, body: text };
}

const toJson = (status: number, body: object): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

const toText = (status: number, body: string): Answer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});
