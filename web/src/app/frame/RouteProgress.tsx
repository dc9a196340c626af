import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import css from './RouteProgress.module.css';

/** The specification's time. */
const SHOWN_MS = 500;

/** A thin bar for 500 ms after every change of route, and as long as the next screen is being fetched. */
export function RouteProgress() {
  const justChanged = useJustChanged();
  const fetching = useNavigation().state === 'loading';
  return (
    <div className={css.progress} data-running={justChanged || fetching || undefined} aria-hidden="true" />
  );
}

function useJustChanged(): boolean {
  const { key } = useLocation();
  const first = useRef(key);
  const [done, setDone] = useState(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = '';
    const timer = setTimeout(() => setDone(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== done;
}
