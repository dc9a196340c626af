/**
 * What moves in a carousel: embla (fetched when the carousel comes near) swipes and slides, this hook keeps time.
 * WCAG 2.2.2: it can be paused, and waits by itself while pointed at, focused or hidden, and under reduced motion.
 */
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenNear } from './when-near.ts';

type Options = {
  count: number;
  everyMs: number;
  /** true: any manual move pauses until somebody presses play */
  manualPauses: boolean;
};

export type Carousel = {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLDivElement | null>;
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
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const embla = useEmbla(viewport, setIndex, () => manualPauses && setPlaying(false));
  const held = useHeld(root);

  const show = (wanted: number) => {
    const to = (wanted + count) % count;
    if (embla) embla.scrollTo(to, wantsStillness());
    else setIndex(to);
  };
  const move = (to: number) => {
    if (manualPauses) setPlaying(false);
    show(to);
  };

  useEffect(() => {
    if (embla && wantsStillness()) setPlaying(false);
  }, [embla]);

  useEffect(() => {
    if (!embla || !playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext(wantsStillness());
    }, everyMs);
    return () => clearInterval(timer);
  }, [embla, playing, held, index, everyMs]);

  return {
    root,
    viewport,
    ready: embla !== undefined,
    index,
    count,
    playing,
    go: move,
    previous: () => move(index - 1),
    next: () => move(index + 1),
    toggle: () => setPlaying(!playing),
  };
}

function useEmbla(
  viewport: RefObject<HTMLDivElement | null>,
  onSelect: (index: number) => void,
  onDrag: () => void,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const heard = useRef({ onSelect, onDrag });
  useEffect(() => {
    heard.current = { onSelect, onDrag };
  });
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let made: EmblaCarouselType | undefined;
    const start = async () => {
      const { default: create } = await import('embla-carousel');
      if (!node.isConnected || made) return;
      made = create(node, { loop: true, align: 'start', duration: 22 });
      made.on('select', (api) => heard.current.onSelect(api.selectedScrollSnap()));
      made.on('pointerDown', () => heard.current.onDrag());
      setEmbla(made);
    };
    const stop = whenNear(node, start);
    return () => {
      stop();
      made?.destroy();
      setEmbla(undefined);
    };
  }, [viewport]);
  return embla;
}

/** True while a mouse is over the carousel or the focus is inside its slides. */
function useHeld(root: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const listening = new AbortController();
    const on = (type: string, act: (event: Event) => void) =>
      node.addEventListener(type, act, { signal: listening.signal });
    on('pointerenter', (event) => setOver((event as PointerEvent).pointerType === 'mouse'));
    on('pointerleave', () => setOver(false));
    on('focusin', (event) => setInside(!(event.target as Element).closest('[data-controls]')));
    on('focusout', () => setInside(false));
    return () => listening.abort();
  }, [root]);
  return over || inside;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
