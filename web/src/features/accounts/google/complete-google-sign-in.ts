/** Takes in what a sign-in by Google has left at the server: what a login answers, given once. */
import { GoogleSignInAnswer } from '#src/accounts/google/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { saveLogin, saveSignup } from '#web/lib/session/save-session.ts';

export type Arrival =
  | { kind: 'asking' }
  | { kind: 'in'; name: string; isNew: boolean; passwordDropped: boolean }
  /** nothing is left to take in: opened again, or too late */
  | { kind: 'over' }
  | { kind: 'unreached'; message: string };

let asked: Promise<Arrival> | undefined;

/** However often the screen is drawn, the call is made once; once more after it did not get through. */
export function arrive(): Promise<Arrival> {
  asked ??= ask().then((arrival) => {
    if (arrival.kind === 'unreached') asked = undefined;
    return arrival;
  });
  return asked;
}

async function ask(): Promise<Arrival> {
  try {
    const { user, token, isNew, passwordDropped } = await post(
      '/api/auth/google/session',
      {},
      GoogleSignInAnswer,
    );
    if (isNew) saveSignup({ user, token });
    else saveLogin({ user, token }, false);
    return { kind: 'in', name: user.name, isNew, passwordDropped };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 410)
      return { kind: 'unreached', message: error.message };
    return { kind: 'over' };
  }
}
