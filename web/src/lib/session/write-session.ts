/** What a login, a sign-up and a changed profile leave in the browser; read again by stored-session.ts. */
import {
  ARRIVED_KEY,
  storedUser,
  USER_KEYS,
  type StoredSession,
  type StoredUser,
  type Storages,
} from './stored-session.ts';

/** Only what the menu and the checkout need is kept: no birth details in web storage. */
export function writeSession(storages: Storages, { user, token }: StoredSession, remember: boolean): void {
  const record = JSON.stringify(storedUser(user));
  for (const storage of remember ? [storages.local, storages.session] : [storages.local]) {
    // In this order: another tab may look in between, and would clear away a user without a token.
    storage.setItem('authToken', token);
    storage.setItem('userData', record);
  }
}

/** The record changes wherever there is one; nobody is signed in by it. */
export function rewriteStored({ local, session }: Storages, user: StoredUser): void {
  const record = JSON.stringify(storedUser(user));
  for (const storage of [local, session])
    for (const key of USER_KEYS) if (storage.getItem(key)) storage.setItem(key, record);
}

export const markArrival = ({ session }: Storages): void => session.setItem(ARRIVED_KEY, 'true');
