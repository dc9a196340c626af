/**
 * Whether the next page is loading. The router reports it through React as a transition, and React delays a transition
 * on a page with sections that are not hydrated yet; a tap would get no response until then.
 */
import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

let isLoading = false;
const listeners = new Set<() => void>();

export function trackNavigation(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation }) => {
    isLoading = navigation.state === 'loading';
    for (const listener of listeners) listener();
  });
}

export const useIsPageLoading = (): boolean =>
  useSyncExternalStore(subscribe, () => isLoading, isNeverLoading);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isNeverLoading = () => false;
