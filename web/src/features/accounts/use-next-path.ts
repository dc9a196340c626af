import { useLocation } from 'react-router-dom';
import { readNextPath } from '#web/lib/session/login-paths.ts';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';

/** The page after the login, from `?next=`. The home page before hydration: the prerendered page has no query. */
export function useNextPath(): string {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? readNextPath(search) : '/';
}
