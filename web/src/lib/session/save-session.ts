/** A member comes in, or changes what the browser remembers of them. */
import { announce } from './auth.ts';
import { storages } from './browser-storage.ts';
import type { StoredSession, StoredUser } from './stored-session.ts';
import { markArrival, rewriteStored, writeSession } from './write-session.ts';

/** After a login: `remember` also keeps a copy for the browser's own session, as the specification has it. */
export function enter(session: StoredSession, remember: boolean): void {
  const kept = storages();
  if (!kept) return;
  writeSession(kept, session, remember);
  markArrival(kept);
  announce();
}

/** After a sign-up: stored like a login, but nobody is welcomed back. */
export function join(session: StoredSession): void {
  const kept = storages();
  if (!kept) return;
  writeSession(kept, session, false);
  announce();
}

/** The member changed what the browser remembers of them; in whichever storage it stands. */
export function rewriteUser(user: StoredUser): void {
  const kept = storages();
  if (kept) rewriteStored(kept, user);
  announce();
}
