/** Loads the panchang of a page from the API. API client and contract come with the first request. */
import type { PanchangPage } from '#src/panchang/contract.ts';

/** `failed`: neither the server nor this device can show the page. */
export type LoadedPage = PanchangPage | { kind: 'failed'; message: string };

export async function loadPanchangPage(
  town: string,
  date: string | undefined,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const [{ get, ApiError, getErrorMessage }, { PanchangResponse, TownSuggestions }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#src/panchang/contract.ts'),
  ]);
  const path = ['/api/panchang', town, date].filter((part) => part !== undefined).join('/');
  try {
    const { panchang } = await get(path, PanchangResponse, { signal });
    return { kind: 'panchang', panchang };
  } catch (error) {
    if (signal.aborted) throw error;
    const code = error instanceof ApiError ? error.code : '';
    const suggestions = TownSuggestions.safeParse(error instanceof ApiError ? error.details : undefined);
    if (code === 'town-unknown' && suggestions.success)
      return { kind: 'town-unknown', suggestions: suggestions.data.suggestions };
    if (code === 'date-unknown')
      return { kind: 'date-unknown', town: { slug: town, name: town, label: '', area: '' } };
    return { kind: 'failed', message: getErrorMessage(error) };
  }
}

export async function loadTowns(signal: AbortSignal): Promise<LoadedPage> {
  const [{ get, getErrorMessage }, { PanchangTowns }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#src/panchang/contract.ts'),
  ]);
  try {
    const { towns } = await get('/api/panchang', PanchangTowns, { signal });
    return { kind: 'towns', towns };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', message: getErrorMessage(error) };
  }
}
