/** Plays the film on a canvas, or shows one still of each scene to visitors who prefer reduced motion. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { drawFilm } from './draw-film.ts';
import { readPalette, type Palette } from './palette.ts';
import { DURATION } from './scenes.ts';

export type FilmPlayer = {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  /** of the picture that is shown, rounded to quarters */
  seconds: number;
  isPlaying: boolean;
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
};

/** Controls are rendered this often; the canvas is drawn for every frame. */
const STEPS_PER_SECOND = 4;
/** After a hidden tab the film continues where it was. */
const MAX_FRAME_SECONDS = 0.1;

const roundDown = (seconds: number): number => Math.floor(seconds * STEPS_PER_SECOND) / STEPS_PER_SECOND;

export function useFilm({
  startsAt,
  isPlayingAtStart,
}: {
  startsAt: number;
  isPlayingAtStart: boolean;
}): FilmPlayer {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const positionRef = useRef(startsAt);
  const [seconds, setSeconds] = useState(startsAt);
  const [isPlaying, setIsPlaying] = useState(isPlayingAtStart);
  const show = useCallback((position: number) => {
    positionRef.current = position;
    setSeconds(position === DURATION ? DURATION : roundDown(position));
    if (canvasRef.current) drawOn(canvasRef.current, position);
  }, []);
  useRedrawAtNewSize(canvasRef, positionRef);
  useEffect(() => {
    if (!isPlaying) return;
    let request = 0;
    let previous = performance.now();
    const drawNext = (now: number) => {
      const elapsed = Math.min(MAX_FRAME_SECONDS, Math.max(0, now - previous) / 1000);
      previous = now;
      show(Math.min(DURATION, positionRef.current + elapsed));
      if (positionRef.current === DURATION) setIsPlaying(false);
      else request = requestAnimationFrame(drawNext);
    };
    request = requestAnimationFrame(drawNext);
    return () => cancelAnimationFrame(request);
  }, [isPlaying, show]);
  return {
    canvasRef,
    seconds,
    isPlaying,
    play: () => {
      if (positionRef.current === DURATION) show(0);
      setIsPlaying(true);
    },
    pause: () => setIsPlaying(false),
    seek: show,
  };
}

function useRedrawAtNewSize(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  positionRef: RefObject<number>,
): void {
  useEffect(() => {
    const canvas = canvasRef.current!;
    const observer = new ResizeObserver(() => drawOn(canvas, positionRef.current));
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [canvasRef, positionRef]);
}

/** More pixels than this would slow the film on a phone and show no difference. */
const MAX_PIXEL_RATIO = 2;

/** Read once: the colours of the site do not change. */
let palette: Palette | undefined;

function drawOn(canvas: HTMLCanvasElement, seconds: number): void {
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  palette ??= readPalette(canvas);
  drawFilm({ context, width, height, palette, seconds });
}
