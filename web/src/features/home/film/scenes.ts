/** The five scenes of the film, in seconds. */
export type SceneId = 'place' | 'ecliptic' | 'lagna' | 'chart' | 'page';

/** `still`: the moment that is shown instead of motion. */
export type Scene = { id: SceneId; from: number; to: number; still: number };

export const SCENES: readonly Scene[] = [
  { id: 'place', from: 0, to: 6, still: 5.4 },
  { id: 'ecliptic', from: 6, to: 11.5, still: 11 },
  { id: 'lagna', from: 11.5, to: 16.5, still: 16 },
  { id: 'chart', from: 16.5, to: 22.5, still: 22 },
  { id: 'page', from: 22.5, to: 29, still: 29 },
];

export const DURATION = SCENES.at(-1)!.to;

/** The index of the scene at a moment. */
export const findSceneIndex = (seconds: number): number =>
  Math.max(
    0,
    SCENES.findLastIndex(({ from }) => seconds >= from),
  );

/** 0 before `from`, 1 after `to`, eased between. */
export function computeEase(seconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
