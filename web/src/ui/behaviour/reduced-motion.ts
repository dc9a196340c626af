/** Whether the user's system requests reduced motion. */
import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

export const isMotionReduced = (): boolean => matchMedia(QUERY).matches;

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isMotionReduced, () => false);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
