/** Errors in Razorpay's shape: https://razorpay.com/docs/errors/ */
import type Koa from 'koa';
import type { Log } from './log.ts';

export type ErrorBody = {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string | null;
  step: string | null;
  reason: string | null;
  metadata: Record<string, string>;
  field?: string;
};

export class SandboxHttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.description);
    this.status = status;
    this.body = body;
  }
}

const REQUEST_ERROR: Omit<ErrorBody, 'description'> = {
  code: 'BAD_REQUEST_ERROR',
  source: 'business',
  step: 'payment_initiation',
  reason: 'input_validation_failed',
  metadata: {},
};

/** Status 400: the request itself is invalid. */
export const createBadRequestError = (description: string, details: Partial<ErrorBody> = {}) =>
  new SandboxHttpError(400, { ...REQUEST_ERROR, description, ...details });

export const createInvalidFieldError = (field: string, description: string) =>
  createBadRequestError(description, { field });

export const createUnknownIdError = () => createBadRequestError('The id provided does not exist');

export const createExtraFieldsError = (names: string[]) =>
  createBadRequestError(`${names.join(', ')} is/are not required and should not be sent`, {
    reason: 'extra_field_sent',
  });

export const createConflictError = (description: string) =>
  new SandboxHttpError(409, { ...REQUEST_ERROR, description });

export const createUnauthorizedError = () =>
  new SandboxHttpError(401, { ...REQUEST_ERROR, description: 'Authentication failed', reason: 'NA' });

export const createTooManyRequestsError = () =>
  new SandboxHttpError(429, {
    ...REQUEST_ERROR,
    description: 'Request failed: too many requests',
    reason: 'NA',
  });

export const createUnknownUrlError = () =>
  new SandboxHttpError(404, {
    ...REQUEST_ERROR,
    description: 'The requested URL was not found on the server.',
    reason: 'NA',
  });

export const createServerError = () =>
  new SandboxHttpError(500, {
    ...REQUEST_ERROR,
    code: 'SERVER_ERROR',
    description: 'The server could not complete the request. Please try again.',
    source: 'internal',
    reason: 'server_error',
  });

/** Outermost middleware: turns every thrown error into `{error: {...}}`. */
export function handleErrors(log: Log): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const httpError = error instanceof SandboxHttpError ? error : toBadRequestError(error);
      if (!httpError)
        log.error({ event: 'sandbox_requests.failed', err: error, path: ctx.path }, 'Sandbox request failed');
      const { status, body } = httpError ?? createServerError();
      ctx.status = status;
      ctx.body = { error: body };
    }
  };
}

/** Errors of the body parser have a 4xx status. */
function toBadRequestError(error: unknown): SandboxHttpError | undefined {
  const { status } = error as { status?: number };
  return status !== undefined && status < 500
    ? createBadRequestError('The request body could not be read.')
    : undefined;
}
