/** The signed-in member, for every part of the page and every open tab. */
import { useSyncExternalStore } from 'react';
import { showToast } from '#web/ui/feedback/toast.ts';
import {
  clearSession,
  consumeLoginFlag,
  getStorages,
  readSession,
  type StoredUser,
} from './stored-session.ts';

/**
 * `logged-out`: by the member, who is redirected to the home page. `expired`: detected by a request; the page stays open.
 */
type SignOutReason = 'logged-out' | 'expired';

/** `unknown`: prerendered HTML, before the browser has read its storage. */
export type Auth =
  | { status: 'unknown' }
  | { status: 'signed-out'; reason?: SignOutReason | undefined }
  | { status: 'signed-in'; user: StoredUser; token: string };

const UNKNOWN: Auth = { status: 'unknown' };
let currentAuth: Auth = UNKNOWN;
let signOutReason: SignOutReason | undefined;
const listeners = new Set<() => void>();

/** Follows logins and logouts of this tab (event `authChange`) and of other tabs (event `storage`). */
export const useAuth = (): Auth =>
  useSyncExternalStore(
    subscribe,
    () => currentAuth,
    () => UNKNOWN,
  );

/** The current state without a subscription, for loaders and click handlers. */
export function getAuth(): Auth {
  refreshAuth();
  return currentAuth;
}

/** Long enough for a slow phone, short enough when the network is gone. */
const LOGOUT_TIMEOUT_MS = 3000;

/** Signs this browser out at once, then waits until the server has ended the session or cannot be reached. */
export async function logout(): Promise<void> {
  const storages = getStorages();
  const token = storages && readSession(storages)?.token;
  signOutLocally('logged-out');
  await endServerSession(token).catch(() => undefined);
}

async function endServerSession(token: string | undefined): Promise<void> {
  // loaded on logout: every page reads the session, few call the server
  const { post, SuccessResponse } = await import('#web/lib/api.ts');
  const headers = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
  await post('/api/auth/logout', {}, SuccessResponse, { signal, ...headers });
}

/** Removes the session from this browser only. */
export function signOutLocally(reason?: SignOutReason): void {
  const storages = getStorages();
  // a member who is already signed out keeps the first reason
  if (currentAuth.status === 'signed-in') signOutReason = reason;
  if (storages) clearSession(storages);
  notifyAuthChange();
}

/** Notifies this tab; the browser's `storage` event notifies the others. */
export const notifyAuthChange = () => dispatchEvent(new Event('authChange'));

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', refreshAuth);
    addEventListener('authChange', refreshAuth);
  }
  listeners.add(listener);
  refreshAuth();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', refreshAuth);
    removeEventListener('authChange', refreshAuth);
  };
}

function refreshAuth(): void {
  const storages = getStorages();
  const session = storages && readSession(storages);
  if (session) signOutReason = undefined;
  const next: Auth = session
    ? { status: 'signed-in', ...session }
    : { status: 'signed-out', reason: signOutReason };
  // the flag is removed without a session too
  if (storages && consumeLoginFlag(storages) && session)
    showToast('Welcome back!', { place: 'top-center', tone: 'success' });
  if (JSON.stringify(next) === JSON.stringify(currentAuth)) return;
  currentAuth = next;
  for (const listener of listeners) listener();
}
