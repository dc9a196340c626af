import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, takeArrival, type Storages } from './stored-session.ts';
import { markArrival, rewriteStored, writeSession } from './write-session.ts';

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

  it('exists when a user and a token are there, under either name of each key', () => {
    expect(readSession(browser({ userData: JSON.stringify(user), authToken: 't1' }))).toEqual({
      user,
      token: 't1',
    });
    expect(readSession(browser({ user: JSON.stringify(user), token: 't2' }))).toEqual({ user, token: 't2' });
  });

  it('is looked for in local storage before session storage', () => {
    const other = JSON.stringify({ ...user, name: 'Kabir' });
    const both = browser(
      { userData: JSON.stringify(user), authToken: 'local' },
      { userData: other, authToken: 'session' },
    );
    expect(readSession(both)).toEqual({ user, token: 'local' });
    expect(readSession(browser({}, { user: other, token: 'session' }))?.token).toBe('session');
  });

  it('follows a change of the member wherever it stands, and begins nowhere else', () => {
    const here = browser({ userData: JSON.stringify(user), authToken: 't' }, { user: JSON.stringify(user) });
    rewriteStored(here, { ...user, name: 'Ananya Rao' });
    expect(readSession(here)).toMatchObject({ user: { name: 'Ananya Rao' }, token: 't' });
    expect(JSON.parse(here.session.getItem('user')!)).toMatchObject({ name: 'Ananya Rao' });
    const nobody = browser({});
    rewriteStored(nobody, user);
    expect(left(nobody)).toEqual([]);
  });

  it('does not exist without a user', () => {
    expect(readSession(browser({ authToken: 't' }))).toBeUndefined();
    expect(readSession(browser({}))).toBeUndefined();
  });

  it.each([
    ['the literal text undefined', { userData: 'undefined', authToken: 't', token: 't' }],
    ['a missing token', { userData: JSON.stringify(user), user: JSON.stringify(user) }],
  ])('is cleared everywhere by %s', (_, local) => {
    const kept = browser(local, { user: JSON.stringify(user) });
    expect(readSession(kept)).toBeUndefined();
    expect(left(kept)).toEqual([]);
    expect(shown).not.toHaveBeenCalled();
  });

  it.each(['{"name":', '42', 'null', '{"name":7}'])(
    'is cleared and logged when the record is broken: %s',
    (record) => {
      shown.mockImplementation(() => undefined);
      const kept = browser({ userData: record, authToken: 't' }, { token: 't' });
      expect(readSession(kept)).toBeUndefined();
      expect(left(kept)).toEqual([]);
      expect(shown).toHaveBeenCalledOnce();
    },
  );

  it('is kept in local storage, and also in session storage with remember-me', () => {
    const kept = browser({});
    writeSession(kept, { user, token: 't' }, false);
    expect(left(kept)).toEqual(['userData', 'authToken']);
    writeSession(kept, { user, token: 't' }, true);
    expect(left(kept)).toEqual(['userData', 'authToken', 'userData', 'authToken']);
    clearSession(kept);
    expect(left(kept)).toEqual([]);
  });

  it('survives another tab that looks while it is being written', () => {
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

  it('keeps no birth details in the browser', () => {
    const kept = browser({});
    writeSession(
      kept,
      { user: Object.assign({ dob: '1996-06-04', placeOfBirth: 'Kota' }, user), token: 't' },
      false,
    );
    expect(kept.local.getItem('userData')).not.toMatch(/1996|Kota/);
  });
});

describe('the welcome after a login', () => {
  it('happens once', () => {
    const kept = browser({});
    expect(takeArrival(kept)).toBe(false);
    markArrival(kept);
    expect(takeArrival(kept)).toBe(true);
    expect(takeArrival(kept)).toBe(false);
  });
});
