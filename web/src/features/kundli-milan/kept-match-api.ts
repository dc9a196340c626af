/** Requests of kept matches. Loaded with the first use. */
import { KeptMatchResponse, OpenedMatchResponse, type KeptMatch } from '#src/kundli-milan/contract-kept.ts';
import { get, post } from '#web/lib/api.ts';
import type { CoupleBirths } from './match-form.ts';

export const keepMatch = async (births: CoupleBirths): Promise<KeptMatch> =>
  (await post('/api/kept-matches', { ...births, consent: true }, KeptMatchResponse)).kept;

export const openKeptMatch = (id: string, signal: AbortSignal): Promise<OpenedMatchResponse> =>
  get(`/api/kept-matches/${encodeURIComponent(id)}`, OpenedMatchResponse, { signal });
