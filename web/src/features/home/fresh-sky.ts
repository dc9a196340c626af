import { useEffect, useState } from 'react';
import type { Sky } from '#src/astrology/contract.ts';
import { readSky } from './read-sky.ts';

/** The page may have been rendered a while ago; the Moon moves its own width in an hour. */
const STALE_MS = 10 * 60_000;

/** The sky of the page, replaced by a new one where it is older than ten minutes. */
export function useFreshSky(given: Sky | null): Sky | null {
  const [sky, setSky] = useState(given);
  useEffect(() => {
    if (given && Date.now() - Date.parse(given.computedAt) < STALE_MS) return;
    let here = true;
    void readSky().then((fresh) => {
      if (here && fresh) setSky(fresh);
    });
    return () => {
      here = false;
    };
  }, [given]);
  return sky;
}
