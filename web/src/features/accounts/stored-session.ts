/**
 * What the browser remembers of a member between visits, by the specification's keys and rules.
 * Pure over two storages, so that the rules can be read and tested apart from the browser.
 */
import * as z from 'zod/mini';

const USER_KEYS = ['userData', 'user'];
const TOKEN_KEYS = ['authToken', 'token'];
const ARRIVED_KEY = 'loginSuccess';

const StoredUser = z.object({
  name: z.optional(z.string()),
  fullname: z.optional(z.string()),
  email: z._default(z.string(), ''),
  phone: z.optional(z.string()),
});
export type StoredUser = z.infer<typeof StoredUser>;

export type StoredSession = { user: StoredUser; token: string };
export type Storages = { local: Storage; session: Storage };

/**
 * The session of a signed-in member: both a user record and a token. Local storage is asked first.
 * A user without a token, the literal text "undefined" or broken JSON clears all four keys in both storages.
 */
export function readSession(storages: Storages): StoredSession | undefined {
  const written = first(storages, USER_KEYS);
  if (written === undefined) return undefined;
  const user = parseUser(written);
  const token = first(storages, TOKEN_KEYS);
  if (user && token) return { user, token };
  clearSession(storages);
  return undefined;
}

/** Only what the menu and the checkout need is kept: no birth details in web storage. */
export function writeSession(storages: Storages, { user, token }: StoredSession, remember: boolean): void {
  const record = JSON.stringify(StoredUser.parse(user));
  for (const storage of remember ? [storages.local, storages.session] : [storages.local]) {
    storage.setItem('userData', record);
    storage.setItem('authToken', token);
  }
}

export function clearSession({ local, session }: Storages): void {
  for (const key of [...USER_KEYS, ...TOKEN_KEYS]) {
    local.removeItem(key);
    session.removeItem(key);
  }
}

export const markArrival = ({ session }: Storages): void => session.setItem(ARRIVED_KEY, 'true');

/** True once after a login. */
export function takeArrival({ session }: Storages): boolean {
  const arrived = session.getItem(ARRIVED_KEY) !== null;
  session.removeItem(ARRIVED_KEY);
  return arrived;
}

function first({ local, session }: Storages, keys: string[]): string | undefined {
  for (const storage of [local, session])
    for (const key of keys) {
      const value = storage.getItem(key);
      if (value) return value;
    }
  return undefined;
}

function parseUser(written: string): StoredUser | undefined {
  if (written === 'undefined') return undefined;
  try {
    return StoredUser.parse(JSON.parse(written));
  } catch (problem) {
    console.error('The stored user record cannot be read; signing out.', problem);
    return undefined;
  }
}
