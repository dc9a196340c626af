import { useEffect, useState } from 'react';
import type { Sky } from '#src/astrology/contract.ts';
import { loadSky } from './load-sky.ts';

/** The page may have been rendered earlier; the Moon moves its own width in an hour. */
const MAX_AGE_MS = 10 * 60_000;

/** The sky of the page; loaded again when it is older than ten minutes. */
export function useCurrentSky(initial: Sky | null): Sky | null {
  const [sky, setSky] = useState(initial);
  useEffect(() => {
    if (initial && Date.now() - Date.parse(initial.computedAt) < MAX_AGE_MS) return;
    let isMounted = true;
    void loadSky().then((fresh) => {
      if (isMounted && fresh) setSky(fresh);
    });
    return () => {
      isMounted = false;
    };
  }, [initial]);
  return sky;
}
