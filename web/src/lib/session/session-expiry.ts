/**
 * A session that turns out to be over in the middle of something. It is said once for the whole screen, by StaySignedIn,
 * and the screen stays as it is: what was typed is sent again after the login.
 */
import { create } from 'zustand';
import { inWords, sessionIsOver } from '#web/lib/api.ts';
import { forget, useAuth } from './auth.ts';

export const useSessionOver = create<{ said: boolean }>(() => ({ said: false }));

/** What to say where something a member did has failed. Nothing when the session is over: then the screen says it. */
export function troubleOf(error: unknown): string {
  if (!sessionIsOver(error)) return inWords(error);
  stay();
  return '';
}

/** Found over while the member did nothing: the screen is left for the login, unless a dialog of it is being filled in. */
export const foundOver = (): void => (document.querySelector('dialog[open]') ? stay() : forget());

function stay(): void {
  forget('ended');
  useSessionOver.setState({ said: true });
}

/** For what is read on a screen that stays: changes when the member has come back, nothing while they are out. */
export function useToken(): string | undefined {
  const auth = useAuth();
  return auth.status === 'in' ? auth.token : undefined;
}
