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
export const noSignIn = (problem: unknown): NoSignIn => new NoSignIn(newsOf(problem), problem);

function newsOf(problem: unknown): GoogleNews {
  if (problem instanceof AuthorizationResponseError) return saidNo(problem.error);
  if (problem instanceof ResponseBodyError) return problem.status >= 500 ? 'unreachable' : 'refused';
  if (!(problem instanceof ClientError)) return problem instanceof TypeError ? 'unreachable' : 'failed';
  if (UNHEARD.has(problem.code ?? '')) return 'unreachable';
  return problem.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' ? 'clock' : 'refused';
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
