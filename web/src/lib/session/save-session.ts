/** Writes the member's session to web storage; stored-session.ts reads it. */
import { notifyAuthChange } from './auth.ts';
import {
  getStorages,
  LOGIN_FLAG_KEY,
  toStoredUser,
  USER_KEYS,
  type StoredSession,
  type Storages,
  type StoredUser,
} from './stored-session.ts';

/** After a login. `remember` also keeps a copy in session storage, as the specification requires. */
export function saveLogin(session: StoredSession, remember: boolean): void {
  const storages = getStorages();
  if (!storages) return;
  writeSession(storages, session, remember);
  setLoginFlag(storages);
  notifyAuthChange();
}

/** After a sign-up: stored like a login, without the "Welcome back" message. */
export function saveSignup(session: StoredSession): void {
  const storages = getStorages();
  if (!storages) return;
  writeSession(storages, session, false);
  notifyAuthChange();
}

/** After a change of the profile. */
export function updateStoredUser(user: StoredUser): void {
  const storages = getStorages();
  if (storages) rewriteStoredUser(storages, user);
  notifyAuthChange();
}

/** Only what the menu and the checkout need is kept: no birth details in web storage. */
export function writeSession(storages: Storages, { user, token }: StoredSession, remember: boolean): void {
  const record = JSON.stringify(toStoredUser(user));
  for (const storage of remember ? [storages.local, storages.session] : [storages.local]) {
    // token first: another tab that reads between the two writes would clear a user without a token
    storage.setItem('authToken', token);
    storage.setItem('userData', record);
  }
}

/** Replaces the record where there is one; does not sign anybody in. */
export function rewriteStoredUser({ local, session }: Storages, user: StoredUser): void {
  const record = JSON.stringify(toStoredUser(user));
  for (const storage of [local, session])
    for (const key of USER_KEYS) if (storage.getItem(key)) storage.setItem(key, record);
}

export const setLoginFlag = ({ session }: Storages): void => session.setItem(LOGIN_FLAG_KEY, 'true');
