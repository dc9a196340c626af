/** Who is signed in, for every part of the page and every open tab. */
import { useSyncExternalStore } from 'react';
import { toast } from '#web/ui/feedback/toast.ts';
import { storages } from './browser-storage.ts';
import { clearSession, readSession, takeArrival, type StoredUser } from './stored-session.ts';

/** `left`: by the member's own hand, who goes home; `ended`: found over in the middle of something, which stays where it is. */
type Why = 'left' | 'ended';

/** `unknown` is what prerendered HTML holds: nobody has looked yet. */
export type Auth =
  | { status: 'unknown' }
  | { status: 'out'; why?: Why | undefined }
  | { status: 'in'; user: StoredUser; token: string };

const UNKNOWN: Auth = { status: 'unknown' };
let current: Auth = UNKNOWN;
let why: Why | undefined;
const watchers = new Set<() => void>();

/** Follows logins and logouts of this tab (event `authChange`) and of others (event `storage`). */
export const useAuth = (): Auth =>
  useSyncExternalStore(
    watch,
    () => current,
    () => UNKNOWN,
  );

/** The same at once, for loaders and clicks. */
export function auth(): Auth {
  refresh();
  return current;
}

/** Long enough for a slow phone, short enough that nobody waits for a dead network. */
const LOGOUT_MS = 3000;

/** Signs this browser out at once, then waits until the server has ended the session too, or cannot be reached. */
export async function logout(): Promise<void> {
  const kept = storages();
  const token = kept && readSession(kept)?.token;
  forget('left');
  await endSession(token).catch(() => undefined);
}

async function endSession(token: string | undefined): Promise<void> {
  // fetched on leaving: every page needs to know who is in, few need to call the server
  const { Done, post } = await import('#web/lib/api.ts');
  const headers = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  await post('/api/auth/logout', {}, Done, { signal: AbortSignal.timeout(LOGOUT_MS), ...headers });
}

/** Drops what the browser remembers: the server no longer knows this session. */
export function forget(reason?: Why): void {
  const kept = storages();
  // who is out already stays out for the first reason
  if (current.status === 'in') why = reason;
  if (kept) clearSession(kept);
  announce();
}

/** Tells this tab; the browser tells the others. */
export const announce = () => dispatchEvent(new Event('authChange'));

function watch(changed: () => void): () => void {
  if (watchers.size === 0) {
    addEventListener('storage', refresh);
    addEventListener('authChange', refresh);
  }
  watchers.add(changed);
  refresh();
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    removeEventListener('storage', refresh);
    removeEventListener('authChange', refresh);
  };
}

function refresh(): void {
  const kept = storages();
  const session = kept && readSession(kept);
  if (session) why = undefined;
  const next: Auth = session ? { status: 'in', ...session } : { status: 'out', why };
  if (kept && session && takeArrival(kept)) toast('Welcome back!', { place: 'top-center', tone: 'ok' });
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const changed of watchers) changed();
}
