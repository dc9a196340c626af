import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readNextPath } from '#web/lib/session/login-paths.ts';

const subscribeToNothing = () => () => undefined;

/** The page after the login. Prerendered without a query, so it is home until hydration. */
export function useRedirectTarget(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => readNextPath(search),
    () => '/',
  );
}
