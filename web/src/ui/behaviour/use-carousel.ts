/**
 * Autoplay for the embla carousel, whose script is loaded when the carousel is near the visible part of the page.
 * WCAG 2.2.2: it can be paused, and pauses itself while hovered, focused or hidden, and with reduced motion.
 */
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { loadChunkWithRetry } from './chunk-errors.ts';
import { useReducedMotion, isMotionReduced } from './reduced-motion.ts';
import { runNearViewport } from './run-near-viewport.ts';

type Options = {
  /** number of slides */
  count: number;
  /** how long each slide is shown */
  intervalMs: number;
  /** after the visitor has moved the slides, autoplay stays paused until Play is pressed */
  isPausedByInteraction: boolean;
};

export type Carousel = {
  /** refs of the carousel, and of its part in which the slides move */
  setRoot: (node: HTMLElement | null) => void;
  setSlideArea: (node: HTMLElement | null) => void;
  /** the script is loaded; before that the slides scroll by hand */
  isReady: boolean;
  /** of the slide that is shown */
  index: number;
  count: number;
  /** autoplay is on; it can still wait while the carousel is hovered, focused or hidden */
  isPlaying: boolean;
  goTo: (index: number) => void;
  goToPrevious: () => void;
  goToNext: () => void;
  toggleAutoplay: () => void;
};

export function useCarousel({ count, intervalMs, isPausedByInteraction }: Options): Carousel {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [slideArea, setSlideArea] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  const [requestedState, setRequestedState] = useState<'play' | 'pause'>();
  const isReduced = useReducedMotion();
  const isPlaying = requestedState ? requestedState === 'play' : !isReduced;
  const embla = useEmbla(slideArea, {
    startIndex: index,
    onSelect: setIndex,
    onPointerDown: () => isPausedByInteraction && setRequestedState('pause'),
  });
  const isHoveredOrFocused = useHoverOrFocus(root);

  useEffect(() => {
    if (!embla || !isPlaying || isHoveredOrFocused) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollTo((index + 1) % count, isMotionReduced());
    }, intervalMs);
    return () => clearInterval(timer);
  }, [embla, isPlaying, isHoveredOrFocused, index, count, intervalMs]);

  const goTo = (target: number) => {
    if (isPausedByInteraction) setRequestedState('pause');
    const targetIndex = (target + count) % count;
    if (embla) embla.scrollTo(targetIndex, isMotionReduced());
    else setIndex(targetIndex);
  };
  return {
    setRoot,
    setSlideArea,
    isReady: embla !== undefined,
    index,
    count,
    isPlaying,
    goTo,
    goToPrevious: () => goTo(index - 1),
    goToNext: () => goTo(index + 1),
    toggleAutoplay: () => setRequestedState(isPlaying ? 'pause' : 'play'),
  };
}

type EmblaOptions = {
  /** the slide that is shown when the script is loaded: the visitor may have chosen one before */
  startIndex: number;
  onSelect: (index: number) => void;
  onPointerDown: () => void;
};

function useEmbla(node: HTMLElement | null, options: EmblaOptions): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const currentOptions = useRef(options);
  useEffect(() => {
    currentOptions.current = options;
  });
  useEffect(() => {
    if (!node) return;
    let instance: EmblaCarouselType | undefined;
    const start = async () => {
      const { default: create } = await loadChunkWithRetry(() => import('embla-carousel'));
      if (!node.isConnected || instance) return;
      const { startIndex } = currentOptions.current;
      instance = create(node, { loop: true, align: 'start', duration: 22, startIndex });
      instance.on('select', (api) => currentOptions.current.onSelect(api.selectedScrollSnap()));
      instance.on('pointerDown', () => currentOptions.current.onPointerDown());
      setEmbla(instance);
    };
    const cancelStart = runNearViewport(node, () => void start());
    return () => {
      cancelStart();
      instance?.destroy();
      setEmbla(undefined);
    };
  }, [node]);
  return embla;
}

/** True while the mouse is over the carousel or the focus is inside its slides. */
function useHoverOrFocus(root: HTMLElement | null): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!root) return;
    const listeners = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      root.addEventListener(type, listener, { signal: listeners.signal });
    listen('pointerenter', (event) => setHovered((event as PointerEvent).pointerType === 'mouse'));
    listen('pointerleave', () => setHovered(false));
    listen('focusin', (event) => setFocused(!(event.target as Element).closest('[data-carousel-controls]')));
    listen('focusout', () => setFocused(false));
    return () => listeners.abort();
  }, [root]);
  return isHovered || isFocused;
}
