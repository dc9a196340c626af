/**
 * What moves in a carousel: embla (fetched when the carousel comes near) swipes and slides, this hook keeps time.
 * WCAG 2.2.2: it can be paused, and waits by itself while pointed at, focused or hidden, and under reduced motion.
 */
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { loadChunkWithRetry } from './chunk-errors.ts';
import { useReducedMotion, prefersReducedMotion } from './reduced-motion.ts';
import { onNearViewport } from './on-near-viewport.ts';

type Options = {
  count: number;
  everyMs: number;
  /** true: any manual move pauses until somebody presses play */
  manualPauses: boolean;
};

export type Carousel = {
  /** refs of the whole and of the part that slides */
  setRoot: (node: HTMLElement | null) => void;
  setViewport: (node: HTMLElement | null) => void;
  ready: boolean;
  index: number;
  count: number;
  playing: boolean;
  go: (index: number) => void;
  previous: () => void;
  next: () => void;
  toggle: () => void;
};

export function useCarousel({ count, everyMs, manualPauses }: Options): Carousel {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const still = useReducedMotion();
  const playing = wish ? wish === 'play' : !still;
  const embla = useEmbla(viewport, setIndex, () => manualPauses && setWish('pause'));
  const held = useHeld(root);

  useEffect(() => {
    if (!embla || !playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollTo((index + 1) % count, prefersReducedMotion());
    }, everyMs);
    return () => clearInterval(timer);
  }, [embla, playing, held, index, count, everyMs]);

  const go = (wanted: number) => {
    if (manualPauses) setWish('pause');
    const to = (wanted + count) % count;
    if (embla) embla.scrollTo(to, prefersReducedMotion());
    else setIndex(to);
  };
  return {
    setRoot,
    setViewport,
    ready: embla !== undefined,
    index,
    count,
    playing,
    go,
    previous: () => go(index - 1),
    next: () => go(index + 1),
    toggle: () => setWish(playing ? 'pause' : 'play'),
  };
}

function useEmbla(
  node: HTMLElement | null,
  onSelect: (index: number) => void,
  onDrag: () => void,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const heard = useRef({ onSelect, onDrag });
  useEffect(() => {
    heard.current = { onSelect, onDrag };
  });
  useEffect(() => {
    if (!node) return;
    let made: EmblaCarouselType | undefined;
    const start = async () => {
      const { default: create } = await loadChunkWithRetry(() => import('embla-carousel'));
      if (!node.isConnected || made) return;
      made = create(node, { loop: true, align: 'start', duration: 22 });
      made.on('select', (api) => heard.current.onSelect(api.selectedScrollSnap()));
      made.on('pointerDown', () => heard.current.onDrag());
      setEmbla(made);
    };
    const stop = onNearViewport(node, () => void start());
    return () => {
      stop();
      made?.destroy();
      setEmbla(undefined);
    };
  }, [node]);
  return embla;
}

/** True while a mouse is over the carousel or the focus is inside its slides. */
function useHeld(root: HTMLElement | null): boolean {
  const [over, setOver] = useState(false);
  const [inside, setInside] = useState(false);
  useEffect(() => {
    if (!root) return;
    const listening = new AbortController();
    const on = (type: string, act: (event: Event) => void) =>
      root.addEventListener(type, act, { signal: listening.signal });
    on('pointerenter', (event) => setOver((event as PointerEvent).pointerType === 'mouse'));
    on('pointerleave', () => setOver(false));
    on('focusin', (event) => setInside(!(event.target as Element).closest('[data-controls]')));
    on('focusout', () => setInside(false));
    return () => listening.abort();
  }, [root]);
  return over || inside;
}
