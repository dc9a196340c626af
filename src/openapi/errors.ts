/** The error responses of a route: its own, and those that the middleware gives every route of its kind. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { ErrorResponse } from '#src/platform/http/contract.ts';

/** Error codes by status. */
export type ErrorCodes = { [status: number]: string[] };

const WEBHOOK_PATH = '/api/payment/webhook';

/** `isLimited`: the route has a rate limit. */
export function listErrorCodes(route: ApiRoute, isLimited: boolean): ErrorCodes {
  const sources = [route.errors ?? {}, listCommonCodes(route), isLimited ? { 429: ['too-many'] } : {}];
  const codes: ErrorCodes = {};
  for (const source of sources)
    for (const [status, names] of Object.entries(source))
      codes[Number(status)] = [...new Set([...(codes[Number(status)] ?? []), ...names])];
  return codes;
}

function listCommonCodes({ method, path, access }: ApiRoute): ErrorCodes {
  if (!path.startsWith('/api/')) return {};
  // The webhook is answered before sessions, the check of the origin and the body parser.
  if (path === WEBHOOK_PATH) return API_ERRORS;
  return Object.assign(
    {},
    API_ERRORS,
    ['member', 'recent-login'].includes(access) ? { 401: ['not-signed-in'] } : {},
    method === 'get' ? {} : { 403: ['cross-origin'] },
    ['post', 'put'].includes(method) ? BODY_ERRORS : {},
  ) as ErrorCodes;
}

const API_ERRORS: ErrorCodes = {
  400: ['malformed'],
  500: ['unexpected'],
  503: ['database-unavailable', 'store-unavailable', 'https-required'],
};

/** The body parser reads the body of every such request, also of a route that ignores it. */
const BODY_ERRORS = { 413: ['too-large'], 415: ['unsupported-type'], 422: ['invalid'] };

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Not signed in',
  402: 'Not paid',
  403: 'Not allowed',
  404: 'Not found',
  409: 'The current state does not allow it',
  410: 'Expired',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'A field is invalid',
  429: 'Too many requests',
  500: 'An error of the server, without details',
  503: 'A service that it needs does not answer; try again',
};

/** Browsers that open an address of the API get their errors as pages; `isPage`: the route can be opened so. */
export function describeError(status: number, codes: string[], isPage: boolean) {
  const error = { schema: ErrorResponse };
  return {
    description: DESCRIPTIONS[status]!,
    'x-codes': codes,
    ...(isRetryable(status) && { headers: RETRY_HEADERS }),
    content: { 'application/json': error, ...(isPage && { 'text/html': {} }) },
  };
}

const isRetryable = (status: number) => status === 429 || status === 503;

const RETRY_HEADERS = {
  'Retry-After': { description: 'seconds after which it may work', schema: { type: 'integer' as const } },
};
