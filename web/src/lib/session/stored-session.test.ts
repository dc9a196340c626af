import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDisplayName } from '#web/lib/display-name.ts';
import { clearSession, readSession, consumeLoginFlag, type Storages } from './stored-session.ts';
import { rewriteStoredUser, setLoginFlag, writeSession } from './save-session.ts';

const KEYS = ['userData', 'user', 'authToken', 'token'];
const user = { name: 'Ananya', fullname: 'Ananya Rathore', email: 'ananya@mail.example' };

/** The part of Storage that is used. */
function createStorage(initialItems: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initialItems));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const createStorages = (local: Record<string, string>, session: Record<string, string> = {}): Storages => ({
  local: createStorage(local),
  session: createStorage(session),
});

const listStoredKeys = ({ local, session }: Storages) =>
  [local, session].flatMap((storage) => KEYS.filter((key) => storage.getItem(key) !== null));

describe('the stored session', () => {
  const consoleError = vi.spyOn(console, 'error');
  beforeEach(() => void consoleError.mockReset());
  afterEach(() => void consoleError.mockReset());

  it('is read from a user and a token, under either name of each key', () => {
    expect(readSession(createStorages({ userData: JSON.stringify(user), authToken: 't1' }))).toEqual({
      user,
      token: 't1',
    });
    expect(readSession(createStorages({ user: JSON.stringify(user), token: 't2' }))).toEqual({
      user,
      token: 't2',
    });
  });

  it('is read from local storage before session storage', () => {
    const otherUser = JSON.stringify({ ...user, name: 'Kabir' });
    const storages = createStorages(
      { userData: JSON.stringify(user), authToken: 'local' },
      { userData: otherUser, authToken: 'session' },
    );
    expect(readSession(storages)).toEqual({ user, token: 'local' });
    expect(readSession(createStorages({}, { user: otherUser, token: 'session' }))?.token).toBe('session');
  });

  it('is updated only in the storages that hold it', () => {
    const storages = createStorages(
      { userData: JSON.stringify(user), authToken: 't' },
      { user: JSON.stringify(user) },
    );
    rewriteStoredUser(storages, { ...user, name: 'Ananya Rao' });
    expect(readSession(storages)).toMatchObject({ user: { name: 'Ananya Rao' }, token: 't' });
    expect(JSON.parse(storages.session.getItem('user')!)).toMatchObject({ name: 'Ananya Rao' });
    const emptyStorages = createStorages({});
    rewriteStoredUser(emptyStorages, user);
    expect(listStoredKeys(emptyStorages)).toEqual([]);
  });

  it('is undefined without a user', () => {
    expect(readSession(createStorages({ authToken: 't' }))).toBeUndefined();
    expect(readSession(createStorages({}))).toBeUndefined();
  });

  it.each([
    ['the literal text undefined', { userData: 'undefined', authToken: 't', token: 't' }],
    ['a missing token', { userData: JSON.stringify(user), user: JSON.stringify(user) }],
  ])('is cleared in both storages by %s', (_, local) => {
    const storages = createStorages(local, { user: JSON.stringify(user) });
    expect(readSession(storages)).toBeUndefined();
    expect(listStoredKeys(storages)).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('takes typed birth details with it when it is cleared', () => {
    const births = { purchaseIntent: '{}', calculatorBirth: '{}' };
    const { local, session } = createStorages({}, births);
    clearSession({ local, session });
    expect(Object.keys(births).map((key) => session.getItem(key))).toEqual([null, null]);
  });

  it.each(['{"name":', '42', 'null', '"Ananya"'])(
    'is cleared and logged when the record is invalid: %s',
    (record) => {
      consoleError.mockImplementation(() => undefined);
      const storages = createStorages({ userData: record, authToken: 't' }, { token: 't' });
      expect(readSession(storages)).toBeUndefined();
      expect(listStoredKeys(storages)).toEqual([]);
      expect(consoleError).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [{ name: null, fullname: 'Ananya Rathore', email: 'ananya@mail.example' }, 'Ananya Rathore'],
    [{ name: 7, fullname: {}, email: 'ananya@mail.example' }, 'ananya'],
    [{ name: 'Ananya', email: 'ananya@mail.example', phone: 12345 }, 'Ananya'],
    [{ name: null, fullname: null, email: null, phone: null }, 'User'],
    [{}, 'User'],
  ])('keeps the member signed in without the fields that are not text: %j', (record, displayName) => {
    const storages = createStorages({ userData: JSON.stringify(record), authToken: 't' });
    const session = readSession(storages);
    expect(session?.token).toBe('t');
    expect(getDisplayName(session!.user)).toBe(displayName);
    expect(Object.values(session!.user).every((value) => typeof value === 'string')).toBe(true);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('is written to local storage, and also to session storage with remember-me', () => {
    const storages = createStorages({});
    writeSession(storages, { user, token: 't' }, false);
    expect(listStoredKeys(storages)).toEqual(['userData', 'authToken']);
    writeSession(storages, { user, token: 't' }, true);
    expect(listStoredKeys(storages)).toEqual(['userData', 'authToken', 'userData', 'authToken']);
    clearSession(storages);
    expect(listStoredKeys(storages)).toEqual([]);
  });

  it('is complete after another tab reads it between its two writes', () => {
    const storages = createStorages({});
    const { local } = storages;
    const write = local.setItem.bind(local);
    local.setItem = (key: string, value: string) => {
      write(key, value);
      readSession(storages);
    };
    writeSession(storages, { user, token: 't1' }, false);
    expect(readSession(storages)).toEqual({ user, token: 't1' });
  });

  it('contains no birth details', () => {
    const storages = createStorages({});
    writeSession(
      storages,
      { user: Object.assign({ dob: '1996-06-04', placeOfBirth: 'Kota' }, user), token: 't' },
      false,
    );
    expect(storages.local.getItem('userData')).not.toMatch(/1996|Kota/);
  });
});

describe('the login flag', () => {
  it('is consumed once', () => {
    const storages = createStorages({});
    expect(consumeLoginFlag(storages)).toBe(false);
    setLoginFlag(storages);
    expect(consumeLoginFlag(storages)).toBe(true);
    expect(consumeLoginFlag(storages)).toBe(false);
  });
});
