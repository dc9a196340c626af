import type { Sky } from '#src/astrology/contract.ts';

/** The current sky, or null when it cannot be loaded: the page works without it. */
export const loadSky = (): Promise<Sky | null> => requestSky().catch(() => null);

/** Loads API client and contract with the first request: a prerendered page with a recent sky needs neither. */
async function requestSky(): Promise<Sky> {
  const [{ get }, { Sky }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#src/astrology/contract.ts'),
  ]);
  return get('/api/sky', Sky);
}
