/**
 * The HTTP client of the site. Every response is parsed with its contract. Every failure becomes an ApiError, except an
 * abort by the caller's signal.
 */
import * as z from 'zod/mini';
import { ErrorResponse } from '#src/platform/http/contract.ts';
import { getStorages, readSession } from './session/stored-session.ts';

export type Issue = { path: string; message: string };

/**
 * A request that failed. `code` is the server's stable id, or one that the client sets: `network` (no response, status 0),
 * `no-message` (an error response without the server's message), `invalid-response` (does not match the contract).
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly issues: Issue[];
  /** the whole error response, for codes with further fields */
  readonly details: unknown;
  constructor(
    code: string,
    message: string,
    status: number,
    { issues = [], details }: { issues?: Issue[] | undefined; details?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.details = details;
  }
}

const NETWORK_ERROR = 'We could not reach Lagna. Please check your connection and try again.';
const UNKNOWN_ERROR = 'Something went wrong on our side. Please try again.';
const INVALID_RESPONSE = 'The answer from our side could not be read. Please reload the page and try again.';

type Schema<T> = z.ZodMiniType<T>;
type Options = { headers?: Record<string, string>; signal?: AbortSignal };

export const get = <T>(path: string, schema: Schema<T>, options: Options = {}): Promise<T> =>
  callApi('GET', path, undefined, schema, options);

export const post = <T>(path: string, body: unknown, schema: Schema<T>, options: Options = {}): Promise<T> =>
  callApi('POST', path, body, schema, options);

export const put = <T>(path: string, body: unknown, schema: Schema<T>, options: Options = {}): Promise<T> =>
  callApi('PUT', path, body, schema, options);

export const sendDelete = <T>(path: string, schema: Schema<T>, options: Options = {}): Promise<T> =>
  callApi('DELETE', path, undefined, schema, options);

/** For requests whose response carries no data. */
export const SuccessResponse = z.object({ success: z.literal(true) });

export const isSessionExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** The text to show for any thrown value. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNKNOWN_ERROR;

/** The token of the stored session. Exported for payment-success, which also gets it in the header `auth-Token`. */
export function getBearerToken(): string | undefined {
  const storages = getStorages();
  return storages && readSession(storages)?.token;
}

async function callApi<T>(
  method: string,
  path: string,
  body: unknown,
  schema: Schema<T>,
  options: Options,
): Promise<T> {
  const response = await sendRequest(path, toRequestInit(method, body, options));
  const responseBody: unknown = await response.json().catch(() => undefined);
  if (!response.ok || isFailure(responseBody)) throw toApiError(response.status, responseBody);
  const parsed = schema.safeParse(responseBody);
  if (!parsed.success) throw new ApiError('invalid-response', INVALID_RESPONSE, response.status);
  return parsed.data;
}

function toRequestInit(method: string, body: unknown, { headers, signal }: Options): RequestInit {
  const token = getBearerToken();
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

async function sendRequest(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', NETWORK_ERROR, 0);
  }
}

/** False for an error that has only a text of the client: no response, or one without a valid message. */
export const hasServerMessage = (error: unknown): error is ApiError =>
  error instanceof ApiError && !['network', 'no-message', 'invalid-response'].includes(error.code);

/** The specification's calls of a payment may report an error with a success status. */
const isFailure = (responseBody: unknown): boolean =>
  typeof responseBody === 'object' && responseBody !== null && Reflect.get(responseBody, 'success') === false;

function toApiError(status: number, responseBody: unknown): ApiError {
  const parsed = ErrorResponse.safeParse(responseBody);
  if (!parsed.success) return toMinimalApiError(status, responseBody);
  const { code, message, issues } = parsed.data;
  return new ApiError(code, message, status, { issues, details: parsed.data });
}

/** The specification promises the sentence alone, as `error` or `message`. */
const MinimalErrorResponse = z.object({ error: z.optional(z.string()), message: z.optional(z.string()) });

function toMinimalApiError(status: number, responseBody: unknown): ApiError {
  const { data } = MinimalErrorResponse.safeParse(responseBody);
  const message = data?.error || data?.message;
  return message ? new ApiError('other', message, status) : new ApiError('no-message', UNKNOWN_ERROR, status);
}
