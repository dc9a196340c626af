import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { GoogleSignInErrorCode } from './contract.ts';

/** A failed Google sign-in, with the code that the login page shows as text. */
export class SignInError extends Error {
  readonly code: GoogleSignInErrorCode;

  constructor(code: GoogleSignInErrorCode, cause?: unknown) {
    super(`Google sign-in failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Converts an error of openid-client or of the network. */
export const toSignInError = (error: unknown): SignInError => new SignInError(toErrorCode(error), error);

function toErrorCode(error: unknown): GoogleSignInErrorCode {
  if (error instanceof AuthorizationResponseError) return toAuthorizationErrorCode(error.error);
  if (error instanceof ResponseBodyError)
    return error.status >= 500 ? 'provider-unavailable' : 'invalid-response';
  // fetch throws TypeError for network errors
  if (!(error instanceof ClientError))
    return error instanceof TypeError ? 'provider-unavailable' : 'internal-error';
  if (UNAVAILABLE_ERROR_CODES.has(error.code ?? '')) return 'provider-unavailable';
  return error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' ? 'clock-skew' : 'invalid-response';
}

/** A timeout, or the error page of a proxy. */
const UNAVAILABLE_ERROR_CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function toAuthorizationErrorCode(error: string): GoogleSignInErrorCode {
  if (error === 'access_denied') return 'cancelled';
  return error === 'server_error' || error === 'temporarily_unavailable'
    ? 'provider-unavailable'
    : 'invalid-response';
}
