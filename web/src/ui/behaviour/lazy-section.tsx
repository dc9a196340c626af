/**
 * The lower part of a long page: rendered on the server, but its script is loaded only near the viewport. Until then it
 * is plain HTML.
 */
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { loadChunkWithRetry } from './chunk-errors.ts';
import { onNearViewport } from './on-near-viewport.ts';

export function createLazySection<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let resolveNear = () => {};
  const whenNear = new Promise<void>((resolve) => {
    resolveNear = resolve;
  });
  const Section = lazy(async () => {
    if (!import.meta.env.SSR) await whenNear;
    return { default: await loadChunkWithRetry(load) };
  });
  return function LazySection(props: P) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => (root.current ? onNearViewport(root.current, resolveNear) : undefined), []);
    return (
      <div ref={root}>
        <Suspense fallback={<div className="lazy-placeholder" />}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
}
