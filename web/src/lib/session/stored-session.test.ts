import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, consumeLoginFlag, type Storages } from './stored-session.ts';
import { rewriteStoredUser, setLoginFlag, writeSession } from './save-session.ts';

const KEYS = ['userData', 'user', 'authToken', 'token'];
const user = { name: 'Ananya', fullname: 'Ananya Rathore', email: 'ananya@mail.example' };

/** A Storage, which Node has not: the four calls the rules make. */
function storage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const browser = (local: Record<string, string>, session: Record<string, string> = {}): Storages => ({
  local: storage(local),
  session: storage(session),
});

const left = ({ local, session }: Storages) =>
  [local, session].flatMap((one) => KEYS.filter((key) => one.getItem(key) !== null));

describe('the stored session', () => {
  const shown = vi.spyOn(console, 'error');
  beforeEach(() => void shown.mockReset());
  afterEach(() => void shown.mockReset());

  it('is read from a user and a token, under either name of each key', () => {
    expect(readSession(browser({ userData: JSON.stringify(user), authToken: 't1' }))).toEqual({
      user,
      token: 't1',
    });
    expect(readSession(browser({ user: JSON.stringify(user), token: 't2' }))).toEqual({ user, token: 't2' });
  });

  it('is read from local storage before session storage', () => {
    const other = JSON.stringify({ ...user, name: 'Kabir' });
    const both = browser(
      { userData: JSON.stringify(user), authToken: 'local' },
      { userData: other, authToken: 'session' },
    );
    expect(readSession(both)).toEqual({ user, token: 'local' });
    expect(readSession(browser({}, { user: other, token: 'session' }))?.token).toBe('session');
  });

  it('is updated only in the storages that hold it', () => {
    const here = browser({ userData: JSON.stringify(user), authToken: 't' }, { user: JSON.stringify(user) });
    rewriteStoredUser(here, { ...user, name: 'Ananya Rao' });
    expect(readSession(here)).toMatchObject({ user: { name: 'Ananya Rao' }, token: 't' });
    expect(JSON.parse(here.session.getItem('user')!)).toMatchObject({ name: 'Ananya Rao' });
    const nobody = browser({});
    rewriteStoredUser(nobody, user);
    expect(left(nobody)).toEqual([]);
  });

  it('is undefined without a user', () => {
    expect(readSession(browser({ authToken: 't' }))).toBeUndefined();
    expect(readSession(browser({}))).toBeUndefined();
  });

  it.each([
    ['the literal text undefined', { userData: 'undefined', authToken: 't', token: 't' }],
    ['a missing token', { userData: JSON.stringify(user), user: JSON.stringify(user) }],
  ])('is cleared in both storages by %s', (_, local) => {
    const kept = browser(local, { user: JSON.stringify(user) });
    expect(readSession(kept)).toBeUndefined();
    expect(left(kept)).toEqual([]);
    expect(shown).not.toHaveBeenCalled();
  });

  it.each(['{"name":', '42', 'null', '{"name":7}'])(
    'is cleared and logged when the record is invalid: %s',
    (record) => {
      shown.mockImplementation(() => undefined);
      const kept = browser({ userData: record, authToken: 't' }, { token: 't' });
      expect(readSession(kept)).toBeUndefined();
      expect(left(kept)).toEqual([]);
      expect(shown).toHaveBeenCalledOnce();
    },
  );

  it('is written to local storage, and also to session storage with remember-me', () => {
    const kept = browser({});
    writeSession(kept, { user, token: 't' }, false);
    expect(left(kept)).toEqual(['userData', 'authToken']);
    writeSession(kept, { user, token: 't' }, true);
    expect(left(kept)).toEqual(['userData', 'authToken', 'userData', 'authToken']);
    clearSession(kept);
    expect(left(kept)).toEqual([]);
  });

  it('survives a read from another tab between its two writes', () => {
    const storages = browser({});
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
    const kept = browser({});
    writeSession(
      kept,
      { user: Object.assign({ dob: '1996-06-04', placeOfBirth: 'Kota' }, user), token: 't' },
      false,
    );
    expect(kept.local.getItem('userData')).not.toMatch(/1996|Kota/);
  });
});

describe('the login flag', () => {
  it('is consumed once', () => {
    const kept = browser({});
    expect(consumeLoginFlag(kept)).toBe(false);
    setLoginFlag(kept);
    expect(consumeLoginFlag(kept)).toBe(true);
    expect(consumeLoginFlag(kept)).toBe(false);
  });
});
