/** Whether the page is hydrated. Before that it is prerendered HTML in which only links work. */
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
