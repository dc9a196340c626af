/** Fetches the session that the server created for a sign-in with Google. The server returns it only once. */
import { GoogleSignInResponse } from '#src/accounts/google/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { saveLogin, saveSignup } from '#web/lib/session/save-session.ts';

export type GoogleSignIn =
  | { kind: 'loading' }
  | { kind: 'signed-in'; name: string; isNew: boolean; wasPasswordRemoved: boolean }
  /** the server has no session to return: it was fetched before, or is too old */
  | { kind: 'expired' }
  | { kind: 'failed'; message: string };

let pendingRequest: Promise<GoogleSignIn> | undefined;

/** Sends one request, however often the page renders; a second one only after a failure. */
export function completeGoogleSignIn(): Promise<GoogleSignIn> {
  pendingRequest ??= requestSession().then((signIn) => {
    if (signIn.kind === 'failed') pendingRequest = undefined;
    return signIn;
  });
  return pendingRequest;
}

async function requestSession(): Promise<GoogleSignIn> {
  try {
    const { user, token, isNew, wasPasswordRemoved } = await post(
      '/api/auth/google/session',
      {},
      GoogleSignInResponse,
    );
    if (isNew) saveSignup({ user, token });
    else saveLogin({ user, token }, false);
    return { kind: 'signed-in', name: user.name, isNew, wasPasswordRemoved };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 410) return { kind: 'failed', message: error.message };
    return { kind: 'expired' };
  }
}
