/**
 * What the browser remembers of a member between visits, by the specification's keys and rules.
 * Pure over two storages, so that the rules can be read and tested apart from the browser. Writing stands apart
 * (write-session.ts): every page reads, few write.
 */
export const USER_KEYS = ['userData', 'user'];
const TOKEN_KEYS = ['authToken', 'token'];
export const ARRIVED_KEY = 'loginSuccess';
/** What somebody was about to buy when they went to log in. */
export const INTENT_KEY = 'purchaseIntent';

export type StoredUser = { name?: string; fullname?: string; email: string; phone?: string };

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

export function clearSession({ local, session }: Storages): void {
  // what was filled in for a purchase is the member's, and goes with them
  for (const key of [...USER_KEYS, ...TOKEN_KEYS, INTENT_KEY]) {
    local.removeItem(key);
    session.removeItem(key);
  }
}

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
    return storedUser(JSON.parse(written));
  } catch (error) {
    console.error('The stored user record cannot be read; signing out.', error);
    return undefined;
  }
}

/** By hand, not by a contract: this runs on every page, and the schema library would be a tenth of its script. */
export function storedUser(record: unknown): StoredUser {
  if (typeof record !== 'object' || record === null) throw new TypeError('not a record');
  const told = (key: string) => {
    const value: unknown = Reflect.get(record, key);
    if (value === undefined || typeof value === 'string') return value;
    throw new TypeError(`${key} is no text`);
  };
  const [name, fullname, phone] = [told('name'), told('fullname'), told('phone')];
  return {
    ...(name === undefined ? {} : { name }),
    ...(fullname === undefined ? {} : { fullname }),
    email: told('email') ?? '',
    ...(phone === undefined ? {} : { phone }),
  };
}
