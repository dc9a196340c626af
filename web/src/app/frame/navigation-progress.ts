/**
 * Whether the next page is loading. `useNavigation` updates inside a transition, which React delays while sections of the
 * page are not hydrated; this store updates at once, so that a tap always gets a response.
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
  useSyncExternalStore(subscribe, () => isLoading, getServerSnapshot);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getServerSnapshot = () => false;
