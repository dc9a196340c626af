/**
 * The lower part of a long page: drawn with the page on the server, but its script is fetched and run only when a
 * reader comes near. Until then it is plain HTML: readable, and its links work.
 */
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { loadChunkWithRetry } from './chunk-errors.ts';
import { onNearViewport } from './on-near-viewport.ts';
import css from './lazy-section.module.css';

export function lazySection<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let come = () => {};
  const near = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await near;
    return { default: await loadChunkWithRetry(load) };
  });
  return function Later(props: P) {
    const here = useRef<HTMLDivElement>(null);
    useEffect(() => (here.current ? onNearViewport(here.current, come) : undefined), []);
    return (
      <div ref={here}>
        <Suspense fallback={<div className={css.room} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
