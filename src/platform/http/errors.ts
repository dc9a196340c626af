/** What a call may refuse with. One place (the middleware below) turns it into HTTP. */
import type Koa from 'koa';
import type { Log } from '#src/platform/log.ts';
import type { Refusal } from './contract.ts';
import { loggedPath } from './request.ts';

export type Issue = { path: string; message: string };

/** An expected refusal: status, a stable code, and one plain sentence for the reader. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues?: Issue[];
  /** the readings of a clock to choose from */
  readonly clockOptions?: Refusal['clockOptions'];

  constructor(
    status: number,
    code: string,
    message: string,
    issues?: Issue[],
    choices?: Refusal['clockOptions'],
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.clockOptions = choices;
  }
}

export const badRequest = (code: string, message: string, issues?: Issue[]) =>
  new HttpError(400, code, message, issues);
export const notSignedIn = () => new HttpError(401, 'not-signed-in', 'Please log in to continue.');
export const paymentRequired = (message: string) => new HttpError(402, 'payment-required', message);
export const forbidden = (code: string, message: string) => new HttpError(403, code, message);
export const notFound = (code: string, message: string) => new HttpError(404, code, message);
export const conflict = (code: string, message: string) => new HttpError(409, code, message);
export const unprocessable = (code: string, message: string, issues?: Issue[]) =>
  new HttpError(422, code, message, issues);
export const unavailable = (code: string, message: string) => new HttpError(503, code, message);

const UNEXPECTED = 'Something went wrong on our side. Please try again; nothing was lost.';

/** Outermost of the API: every error leaves in product form, unexpected ones are logged with the request's id and stay generic. */
export function handleErrors(log: Log): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = error instanceof HttpError ? error : expectedByLibrary(error);
      if (!refusal)
        log.error(
          { err: error, request: ctx.state.requestId, method: ctx.method, path: loggedPath(ctx) },
          'request failed',
        );
      ctx.status = refusal?.status ?? 500;
      ctx.body = body(refusal ?? new HttpError(500, 'unexpected', UNEXPECTED));
    }
  };
}

/** The body parser and Koa throw http-errors; theirs are the client's faults when they say so. */
function expectedByLibrary(error: unknown): HttpError | undefined {
  const { status } = error as { status?: number };
  if (status === 413) return new HttpError(413, 'too-large', 'That is too much to send at once.');
  if (status === 415) return new HttpError(415, 'unsupported-type', 'Please send JSON.');
  if (status === 400)
    return new HttpError(400, 'malformed', 'The request could not be read. Please check what was sent.');
  return undefined;
}

const body = ({ code, message, issues, clockOptions }: HttpError): Refusal => ({
  success: false,
  error: message,
  message,
  code,
  ...(issues ? { issues } : {}),
  ...(clockOptions?.length ? { clockOptions: clockOptions } : {}),
});
