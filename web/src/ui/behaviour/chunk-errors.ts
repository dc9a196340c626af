/** Scripts and styles that could not be loaded: no connection, or a newer version of the site was deployed. */
const chunkErrors = new WeakSet<object>();

/** Vite reports every failed import with the error its caller receives. Call it once, before the first import. */
export function trackChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => void chunkErrors.add(payload));
}

export const isChunkError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && chunkErrors.has(error);

/**
 * Loads a chunk on first use. Browsers cache failed dynamic imports until reload, so it does not import while offline.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  import.meta.env.SSR || navigator.onLine ? load() : Promise.reject(new Error('Offline'));

/**
 * Loads a chunk for content below the fold, and loads it again when the connection is back. Never rejects, because an
 * error would replace the whole page; until the chunk is loaded the prerendered HTML stays.
 */
export const loadChunkWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch(async () => {
    await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
    removeFailedStylesheets();
    return loadChunkWithRetry(load);
  });

/** Vite's loader treats a failed stylesheet as loaded. */
function removeFailedStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet && !link.disabled) link.remove();
}
