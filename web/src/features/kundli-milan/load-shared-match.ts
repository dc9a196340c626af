import { SharedMatchResponse, type SharedMatch } from '#src/kundli-milan/contract.ts';
import { ApiError, get } from '#web/lib/api.ts';

/** Null for a link that shows no match. @throws ApiError for every other error */
export async function loadSharedMatch(token: string, signal: AbortSignal): Promise<SharedMatch | null> {
  try {
    const path = `/api/kundli-milan/shared/${encodeURIComponent(token)}`;
    return (await get(path, SharedMatchResponse, { signal })).match;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
