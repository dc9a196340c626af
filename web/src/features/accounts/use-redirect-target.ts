import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readNextPath } from '#web/lib/session/login-paths.ts';

const never = () => () => undefined;

/** Where to go after logging in. The page was prerendered without a query, so it starts as home and corrects itself. */
export function useNext(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => readNextPath(search),
    () => '/',
  );
}
