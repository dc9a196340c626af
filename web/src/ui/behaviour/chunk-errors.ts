/** Scripts and styles that did not come: the line broke, or a newer site has taken their place. */
const errors = new WeakSet<object>();

/** Vite tells of every import that fails, with the error its caller will get. Once, before the first import. */
export function trackChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => void errors.add(payload));
}

export const isChunkError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && errors.has(error);

/**
 * For parts that are fetched when they are first used. Browsers remember that a module failed, and never ask for it
 * again before the page is loaded anew: without a line it is better not to ask.
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  import.meta.env.SSR || navigator.onLine ? load() : Promise.reject(new Error('There is no line.'));

/**
 * For parts below the fold: tried again when the line is back. It never fails, because a part that fails takes the whole
 * page with it; until it comes, what is drawn stays.
 */
export const loadChunkWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch(async () => {
    await new Promise<void>((back) => addEventListener('online', () => back(), { once: true }));
    removeFailedStylesheets();
    return loadChunkWithRetry(load);
  });

/** Vite's loader takes a stylesheet that failed for one that is there. */
function removeFailedStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet && !link.disabled) link.remove();
}
