import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { GoogleNews } from './contract.ts';

/** A sign-in that came to nothing, for a reason the visitor is told. */
export class NoSignIn extends Error {
  readonly news: GoogleNews;

  constructor(news: GoogleNews, cause?: unknown) {
    super(`no sign-in by Google: ${news}`, { cause });
    this.news = news;
  }
}

/** A failure of the library as one of ours. */
export const noSignIn = (error: unknown): NoSignIn => new NoSignIn(newsOf(error), error);

function newsOf(error: unknown): GoogleNews {
  if (error instanceof AuthorizationResponseError) return saidNo(error.error);
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'unreachable' : 'refused';
  if (!(error instanceof ClientError)) return error instanceof TypeError ? 'unreachable' : 'failed';
  if (UNHEARD.has(error.code ?? '')) return 'unreachable';
  return error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' ? 'clock' : 'refused';
}

/** An answer that is no answer: nothing in time, or a gateway's page. */
const UNHEARD = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function saidNo(error: string): GoogleNews {
  if (error === 'access_denied') return 'cancelled';
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'unreachable' : 'refused';
}
