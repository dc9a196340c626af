import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPageLoading } from './navigation-progress.ts';
import css from './RouteProgress.module.css';

/** The specification's time. */
const MIN_DURATION_MS = 500;

/** A thin bar for 500 ms after every route change, and while the next page is loading. */
export function RouteProgress() {
  const hasJustChanged = useHasJustChanged();
  const isLoading = useIsPageLoading();
  return (
    <div
      className={css.progress}
      data-running={hasJustChanged || isLoading || undefined}
      aria-hidden="true"
    />
  );
}

/** `key` is the router's id of the current history entry. */
function useHasJustChanged(): boolean {
  const { key } = useLocation();
  const [previousKey, setPreviousKey] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setPreviousKey(key), MIN_DURATION_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== previousKey;
}
