/** Expected HTTP errors, and the middleware that turns every error into a response. */
import type Koa from 'koa';
import type { Log } from '#src/platform/log.ts';
import type { ErrorResponse } from './contract.ts';
import { getLoggedPath } from './request-log.ts';

export type Issue = { path: string; message: string };

/** An expected error: HTTP status, a stable code and one sentence for the user. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: Issue[] | undefined;
  /** further fields of the response, defined by the contract of the domain folder that throws */
  readonly details: object | undefined;

  constructor(status: number, code: string, message: string, issues?: Issue[], details?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.details = details;
  }
}

/** The same request can succeed later: sent with Retry-After. */
export class RetryLaterError extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, code: string, message: string, retryAfterSeconds: number) {
    super(status, code, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const createBadRequestError = (code: string, message: string, issues?: Issue[]) =>
  new HttpError(400, code, message, issues);
export const createNotSignedInError = () => new HttpError(401, 'not-signed-in', 'Please log in to continue.');
export const createPaymentRequiredError = (message: string) =>
  new HttpError(402, 'payment-required', message);
export const createForbiddenError = (code: string, message: string) => new HttpError(403, code, message);
export const createNotFoundError = (code: string, message: string) => new HttpError(404, code, message);
export const createConflictError = (code: string, message: string) => new HttpError(409, code, message);
export const createUnprocessableError = (code: string, message: string, issues?: Issue[]) =>
  new HttpError(422, code, message, issues);
/** Another service does not answer. */
export const createUnavailableError = (code: string, message: string) =>
  new RetryLaterError(503, code, message, UNAVAILABLE_RETRY_SECONDS);
const UNAVAILABLE_RETRY_SECONDS = 10;

const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again; nothing was lost.';

/** Expected errors of other layers as HTTP errors; undefined for an unexpected error. */
export type ErrorMapper = (error: unknown) => HttpError | undefined;

/** First middleware of the API. Unexpected errors are logged with the request id and answered without details. */
export function handleErrors(log: Log, mapError: ErrorMapper): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const expected = error instanceof HttpError ? error : (mapError(error) ?? fromLibraryError(error));
      const request = { request: ctx.state.requestId, method: ctx.method, path: getLoggedPath(ctx) };
      if (!expected)
        log.error({ event: 'requests.failed', err: error, ...request }, 'Unexpected error in a request');
      else if (expected.status === 503)
        log.warn(
          { event: 'requests.unavailable', code: expected.code, err: error, ...request },
          'A request was answered with 503',
        );
      if (expected instanceof RetryLaterError) ctx.set('Retry-After', String(expected.retryAfterSeconds));
      ctx.status = expected?.status ?? 500;
      ctx.body = toResponseBody(expected ?? new HttpError(500, 'unexpected', UNEXPECTED_MESSAGE));
    }
  };
}

/** Koa and the body parser throw http-errors: these statuses are client errors, everything else is unexpected. */
function fromLibraryError(error: unknown): HttpError | undefined {
  const { status } = error as { status?: number };
  if (status === 413) return new HttpError(413, 'too-large', 'That is too much to send at once.');
  if (status === 415) return new HttpError(415, 'unsupported-type', 'Please send JSON.');
  if (status === 400)
    return new HttpError(400, 'malformed', 'The request could not be read. Please check what was sent.');
  return undefined;
}

const toResponseBody = ({ code, message, issues, details }: HttpError): ErrorResponse => ({
  success: false,
  error: message,
  message,
  code,
  ...(issues ? { issues } : {}),
  ...details,
});
