import type { Sky } from '#src/astrology/contract.ts';

/** The nine grahas now, or null: the page stands without them. */
export const readSky = (): Promise<Sky | null> => ask().catch(() => null);

/** Client and contract are fetched with the first question: a prerendered page asks none. */
async function ask(): Promise<Sky> {
  const [{ get }, { Sky }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#src/astrology/contract.ts'),
  ]);
  return get('/api/sky', Sky);
}
