import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** Milliseconds within which a client has to send its headers, and its whole request. Responses may take longer. */
const REQUEST_LIMITS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/**
 * Longer than a reverse proxy keeps an unused connection (60 seconds: Caddyfile, ingress-nginx). If the server closed first, it
 * could close at the moment at which the proxy sends the next request, and that request would fail.
 */
export const KEEP_ALIVE_SECONDS = 75;

/** Responses that are not finished, of each server. */
const openResponses = new WeakMap<Server, Set<ServerResponse>>();

/** A client that sends its request too slowly gets 408 and loses its connection. */
export function createHttpServer(listener: RequestListener, limits = REQUEST_LIMITS): Server {
  const server = createServer({ ...limits, keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, listener);
  const responses = new Set<ServerResponse>();
  openResponses.set(server, responses);
  server.on('request', (_request, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return server;
}

/** Longer than a call of the payment gateway, which has 10 seconds, so that the buyer still gets the response. */
export const REQUEST_DRAIN_MS = 12_000;

const POLL_MS = 100;

/**
 * Refuses new connections, ends event streams, and lets running requests finish. Browsers open their streams again, at another
 * process. Requests that take longer lose their connection.
 */
export async function closeHttpServer(server: Server, drainMs = REQUEST_DRAIN_MS): Promise<void> {
  const closeIdleTimer = setInterval(() => {
    endEventStreams(server);
    server.closeIdleConnections();
  }, POLL_MS);
  const closeAllTimer = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(closeIdleTimer);
  clearTimeout(closeAllTimer);
}

/** They would last until the client closes them. */
function endEventStreams(server: Server): void {
  for (const response of openResponses.get(server) ?? [])
    if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy();
}
