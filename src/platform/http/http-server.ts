import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds within which a client has to send its headers, and its whole request. Responses may take longer. */
const REQUEST_LIMITS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** A client that sends its request too slowly gets 408 and loses its connection. */
export const createHttpServer = (listener: RequestListener, limits = REQUEST_LIMITS): Server =>
  createServer(limits, listener);
