/**
 * A session that expires while the member works on a page. SessionGuard shows one dialog for the whole page.
 * The page stays as it is, so that the member can send the form again after the login.
 */
import { create } from 'zustand';
import { getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import type { FormResult } from '#web/ui/form/use-submit.ts';
import { signOutLocally, useAuth } from './auth.ts';

/** Whether the dialog of SessionGuard is shown. */
export const useSessionExpiry = create<{ isShown: boolean }>(() => ({ isShown: false }));

/** @returns the text to show beside the failed action; empty after an expired session, which SessionGuard shows */
export function handleRequestError(error: unknown): string {
  if (!isSessionExpired(error)) return getErrorMessage(error);
  showSessionExpired();
  return '';
}

/**
 * For data without which a page has nothing to show: an expired session leads to the login.
 * @returns the text to show; undefined when the page is about to be left
 */
export function handlePageError(error: unknown): string | undefined {
  if (!isSessionExpired(error)) return getErrorMessage(error);
  signOutLocally();
  return undefined;
}

/** The session expired without an action of the member: leaves the page for the login, unless a dialog is open. */
export const handleSessionExpiry = (): void =>
  document.querySelector('dialog[open]') ? showSessionExpired() : signOutLocally();

function showSessionExpired(): void {
  signOutLocally('expired');
  useSessionExpiry.setState({ isShown: true });
}

/**
 * The token, undefined while signed out. As a key of `useQuery` it loads the data of an open page again after a login.
 */
export function useSessionToken(): string | undefined {
  const auth = useAuth();
  return auth.status === 'signed-in' ? auth.token : undefined;
}

/** Runs the request of a form. @returns its message, or the error to show beside the form */
export async function submitRequest(request: () => Promise<string | void>): Promise<FormResult> {
  try {
    return { kind: 'done', message: (await request()) ?? '' };
  } catch (error) {
    return { kind: 'failed', message: handleRequestError(error) };
  }
}
