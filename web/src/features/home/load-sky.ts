import type { Sky } from '#src/astrology/contract.ts';

/** The current sky; null when it cannot be loaded, since the page works without it. */
export const loadSky = (): Promise<Sky | null> => requestSky().catch(() => null);

/** The API client and the contract are loaded with the first request: a prerendered page makes none. */
async function requestSky(): Promise<Sky> {
  const [{ get }, { Sky }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#src/astrology/contract.ts'),
  ]);
  return get('/api/sky', Sky);
}
