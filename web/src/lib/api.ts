/**
 * The only place that calls the server. Every answer is parsed with its contract; whatever goes wrong becomes an ApiError.
 */
import * as z from 'zod/mini';
import { Refusal } from '#src/platform/http/contract.ts';
import { readSession } from './session/stored-session.ts';
import { storages } from './session/browser-storage.ts';

export type Issue = { path: string; message: string };
export type Choice = NonNullable<Refusal['clockOptions']>[number];

/**
 * A call that did not succeed. `code` is the server's stable id, or one of ours: `network` (nothing came back, status 0),
 * `no-answer` (an error without the server's own words), `unreadable` (an answer of another shape than the contract's).
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly issues: Issue[];
  /** what the server offers to choose from instead */
  readonly choices: Choice[];
  constructor(
    code: string,
    message: string,
    status: number,
    { issues = [], choices = [] }: { issues?: Issue[] | undefined; choices?: Choice[] | undefined } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.choices = choices;
  }
}

const UNREACHED = 'We could not reach Lagna. Please check your connection and try again.';
const WORDLESS = 'Something went wrong on our side. Please try again.';
const UNREADABLE = 'The answer from our side could not be read. Please reload the page and try again.';

type Shape<T> = z.ZodMiniType<T>;
type Options = { headers?: Record<string, string>; signal?: AbortSignal };

export const get = <T>(path: string, shape: Shape<T>, options: Options = {}): Promise<T> =>
  call('GET', path, undefined, shape, options);

export const post = <T>(path: string, body: unknown, shape: Shape<T>, options: Options = {}): Promise<T> =>
  call('POST', path, body, shape, options);

export const put = <T>(path: string, body: unknown, shape: Shape<T>, options: Options = {}): Promise<T> =>
  call('PUT', path, body, shape, options);

export const del = <T>(path: string, shape: Shape<T>, options: Options = {}): Promise<T> =>
  call('DELETE', path, undefined, shape, options);

/** For calls whose answer carries nothing but that they worked. */
export const Done = z.object({ success: z.literal(true) });

/** The session behind the stored token is over: the member has to log in again. */
export const sessionIsOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Something to show whatever was thrown. */
export const inWords = (error: unknown): string => (error instanceof ApiError ? error.message : WORDLESS);

/** The stored bearer token; spec.md also wants it in a header of its own for one call. */
export function bearerToken(): string | undefined {
  const kept = storages();
  return kept && readSession(kept)?.token;
}

async function call<T>(
  method: string,
  path: string,
  body: unknown,
  shape: Shape<T>,
  options: Options,
): Promise<T> {
  const response = await reach(path, request(method, body, options));
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refused(response.status, answer);
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new ApiError('unreadable', UNREADABLE, response.status);
  return parsed.data;
}

function request(method: string, body: unknown, { headers, signal }: Options): RequestInit {
  const token = bearerToken();
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

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', UNREACHED, 0);
  }
}

function refused(status: number, answer: unknown): ApiError {
  const parsed = Refusal.safeParse(answer);
  if (!parsed.success) return new ApiError('no-answer', WORDLESS, status);
  const { code, message, issues, clockOptions } = parsed.data;
  return new ApiError(code, message, status, { issues, choices: clockOptions });
}
