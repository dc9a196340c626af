/**
 * Lazy hydration for the lower part of a long page: the server renders it, the browser loads its script and hydrates it
 * when it comes near the viewport.
 */
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { loadChunkWithRetry } from './chunk-errors.ts';
import { runNearViewport } from './run-near-viewport.ts';

export function createLazySection<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let startLoading = () => {};
  const loadRequest = new Promise<void>((resolve) => {
    startLoading = resolve;
  });
  const Section = lazy(async () => {
    if (!import.meta.env.SSR) await loadRequest;
    return { default: await loadChunkWithRetry(load) };
  });
  return function LazySection(props: P) {
    const rootRef = useRef<HTMLDivElement>(null);
    useEffect(() => (rootRef.current ? runNearViewport(rootRef.current, startLoading) : undefined), []);
    return (
      <div ref={rootRef}>
        <Suspense fallback={<div className="lazy-placeholder" />}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
}
