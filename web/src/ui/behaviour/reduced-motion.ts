/** Whether this reader asked their system for less motion. */
import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => matchMedia(QUERY).matches;

export const useReducedMotion = (): boolean => useSyncExternalStore(watch, prefersReducedMotion, () => false);

function watch(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
