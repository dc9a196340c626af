import type { Query } from './collection.ts';
import type { SandboxContext } from './context.ts';

/** The parts of a request that handlers read. */
export type RequestParts = {
  id: string;
  /** second id of the path */
  subId: string;
  query: Query;
  body: unknown;
  idempotencyKey: string;
};
export type Handler = (context: SandboxContext, request: RequestParts) => Promise<unknown>;
export type HttpMethod = 'get' | 'post' | 'patch' | 'put' | 'delete';
/** `endpoint` is the name in the fault settings. */
export type Route = [method: HttpMethod, path: string, endpoint: string, handler: Handler];
