import { Sky } from '#src/astrology/contract.ts';
import { get } from '#web/app/api.ts';

/** The nine grahas now, or null: the page stands without them. */
export const readSky = (): Promise<Sky | null> => get('/api/sky', Sky).catch(() => null);
