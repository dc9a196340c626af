/** The five scenes of the film, in seconds. */
export type SceneId = 'place' | 'ecliptic' | 'lagna' | 'chart' | 'page';

/** In seconds of the film. `stillAt`: the moment that is shown to visitors who prefer reduced motion. */
export type Scene = { id: SceneId; from: number; to: number; stillAt: number };

export const SCENES: readonly Scene[] = [
  { id: 'place', from: 0, to: 6, stillAt: 5.4 },
  { id: 'ecliptic', from: 6, to: 11.5, stillAt: 11 },
  { id: 'lagna', from: 11.5, to: 16.5, stillAt: 16 },
  { id: 'chart', from: 16.5, to: 22.5, stillAt: 22 },
  { id: 'page', from: 22.5, to: 29, stillAt: 29 },
];

export const DURATION = SCENES.at(-1)!.to;

/** The index of the scene at a moment. */
export const findSceneIndex = (seconds: number): number =>
  Math.max(
    0,
    SCENES.findLastIndex(({ from }) => seconds >= from),
  );

/** 0 before `from`, 1 after `to`, between them a curve that starts and ends without a jump in speed (Hermite). */
export function smoothstep(seconds: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Linear interpolation: `from` at 0, `to` at 1. */
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;
