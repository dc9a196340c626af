import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** The server sends people back here when Google cannot be used. The prerendered page has no query: it says nothing yet. */
export function useGoogleNews(): string | undefined {
  const { search } = useLocation();
  const unavailable = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('google') === 'unavailable',
    () => false,
  );
  return unavailable
    ? 'Google sign-in is not available here yet. Please use your email and password.'
    : undefined;
}
