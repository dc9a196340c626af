/** Whether the browser has taken the page over. Before that it is drawn HTML, in which only links work. */
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
