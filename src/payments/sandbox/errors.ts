/** Refusals in Razorpay's shape: https://razorpay.com/docs/errors/ */
import type Koa from 'koa';
import type { SandboxDeps } from './sandbox.ts';

export type ErrorBody = {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
};

export class GatewayError extends Error {
  readonly status: number;
  readonly error: ErrorBody;
  constructor(status: number, error: ErrorBody) {
    super(error.description);
    this.status = status;
    this.error = error;
  }
}

const REQUEST: Omit<ErrorBody, 'description'> = {
  code: 'BAD_REQUEST_ERROR',
  source: 'business',
  step: 'payment_initiation',
  reason: 'input_validation_failed',
  metadata: {},
};

/** A 400 about the request itself. */
export const badRequest = (description: string, more: Partial<ErrorBody> = {}) =>
  new GatewayError(400, { ...REQUEST, description, ...more });

export const invalid = (field: string, description: string) => badRequest(description, { field });

export const unknownId = () => badRequest('The id provided does not exist');

export const extraFields = (names: string[]) =>
  badRequest(`${names.join(', ')} is/are not required and should not be sent`, {
    reason: 'extra_field_sent',
  });

export const conflict = (description: string) => new GatewayError(409, { ...REQUEST, description });

export const unauthorised = () =>
  new GatewayError(401, { ...REQUEST, description: 'Authentication failed', reason: 'NA' });

export const tooManyRequests = () =>
  new GatewayError(429, { ...REQUEST, description: 'Request failed: too many requests', reason: 'NA' });

export const unknownUrl = () =>
  new GatewayError(404, {
    ...REQUEST,
    description: 'The requested URL was not found on the server.',
    reason: 'NA',
  });

export const serverError = () =>
  new GatewayError(500, {
    ...REQUEST,
    code: 'SERVER_ERROR',
    description: 'The server could not complete the request. Please try again.',
    source: 'internal',
    reason: 'server_error',
  });

/** Outermost of the gateway: everything thrown leaves as `{error: {...}}`. */
export function answerErrors(log: SandboxDeps['log']): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (problem) {
      const refusal = problem instanceof GatewayError ? problem : fromLibrary(problem);
      if (!refusal) log.error({ err: problem, path: ctx.path }, 'sandbox gateway failed');
      const { status, error } = refusal ?? serverError();
      ctx.status = status;
      ctx.body = { error };
    }
  };
}

/** The body parser's complaints carry a 4xx status. */
function fromLibrary(problem: unknown): GatewayError | undefined {
  const { status } = problem as { status?: number };
  return status !== undefined && status < 500 ? badRequest('The request body could not be read.') : undefined;
}
