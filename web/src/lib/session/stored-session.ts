/**
 * Reads the member's session from web storage, by the specification's keys and rules. save-session.ts writes it, and is
 * separate because every page needs to read and few need to write.
 */
export const USER_KEYS = ['userData', 'user'];
const TOKEN_KEYS = ['authToken', 'token'];
export const LOGIN_FLAG_KEY = 'loginSuccess';
/** The purchase that was interrupted by a login. */
export const INTENT_KEY = 'purchaseIntent';
/** The birth typed for chart facts below a calculator; see calculator-birth.ts. */
export const CALCULATOR_BIRTH_KEY = 'calculatorBirth';
/** The two births typed for a free match; see match-couple.ts. */
export const MATCH_COUPLE_KEY = 'matchCouple';

export type StoredUser = { name?: string; fullname?: string; email: string; phone?: string };
export type StoredSession = { user: StoredUser; token: string };
export type Storages = { local: Storage; session: Storage };

/** Undefined while prerendering and when the visitor has blocked web storage. */
export function getStorages(): Storages | undefined {
  try {
    return typeof window === 'undefined' ? undefined : { local: localStorage, session: sessionStorage };
  } catch {
    // reading the property itself throws when cookies and site data are blocked
    return undefined;
  }
}

/**
 * A session needs a user record and a token. Local storage is read first.
 * A user without a token, the literal text "undefined" or invalid JSON clears the session in both storages.
 */
export function readSession(storages: Storages): StoredSession | undefined {
  const json = readFirstValue(storages, USER_KEYS);
  if (json === undefined) return undefined;
  const user = parseUser(json);
  const token = readFirstValue(storages, TOKEN_KEYS);
  if (user && token) return { user, token };
  clearSession(storages);
  return undefined;
}

export function clearSession({ local, session }: Storages): void {
  // the last three hold birth details
  for (const key of [...USER_KEYS, ...TOKEN_KEYS, INTENT_KEY, CALCULATOR_BIRTH_KEY, MATCH_COUPLE_KEY]) {
    local.removeItem(key);
    session.removeItem(key);
  }
}

/** True once after a login. */
export function consumeLoginFlag({ session }: Storages): boolean {
  const isSet = session.getItem(LOGIN_FLAG_KEY) !== null;
  session.removeItem(LOGIN_FLAG_KEY);
  return isSet;
}

function readFirstValue({ local, session }: Storages, keys: string[]): string | undefined {
  for (const storage of [local, session])
    for (const key of keys) {
      const value = storage.getItem(key);
      if (value) return value;
    }
  return undefined;
}

function parseUser(json: string): StoredUser | undefined {
  if (json === 'undefined') return undefined;
  try {
    return toStoredUser(JSON.parse(json));
  } catch (error) {
    console.error('The stored user record cannot be read; signing out.', error);
    return undefined;
  }
}

/**
 * A field that is not text counts as absent, so that the display name falls back to the next one.
 * Without zod: this runs on every page, and zod would be a tenth of its script.
 */
export function toStoredUser(record: unknown): StoredUser {
  if (typeof record !== 'object' || record === null) throw new TypeError('not a record');
  const readText = (key: string) => {
    const value: unknown = Reflect.get(record, key);
    return typeof value === 'string' ? value : undefined;
  };
  const [name, fullname, phone] = [readText('name'), readText('fullname'), readText('phone')];
  return {
    ...(name === undefined ? {} : { name }),
    ...(fullname === undefined ? {} : { fullname }),
    email: readText('email') ?? '',
    ...(phone === undefined ? {} : { phone }),
  };
}
