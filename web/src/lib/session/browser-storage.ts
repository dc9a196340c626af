import type { Storages } from './stored-session.ts';

/** The browser's two storages; undefined while prerendering and where the visitor has switched storage off. */
export function storages(): Storages | undefined {
  try {
    return typeof window === 'undefined' ? undefined : { local: localStorage, session: sessionStorage };
  } catch {
    // reading the property itself throws when cookies and site data are blocked
    return undefined;
  }
}
