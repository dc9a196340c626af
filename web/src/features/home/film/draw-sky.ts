/** The sphere of the sky over the place: stars, horizon and meridian. */
import { film } from './film-data.ts';
import { TIMES } from './film-times.ts';
import { smoothstep } from './scenes.ts';
import type { Camera, Vector } from './sky.ts';
import {
  fillCircle,
  fillPath,
  getTextSize,
  drawCircle,
  drawLine,
  writeText,
  type Circle,
  type Position,
  type Stage,
} from './stage.ts';

export type View = { camera: Camera; circle: Circle };

export function toScreen({ camera, circle }: View, direction: Vector): Position {
  const { x, y } = camera(direction);
  return { x: circle.x + x * circle.radius, y: circle.y + y * circle.radius };
}

export function drawSky(stage: Stage, view: View, alpha: number): void {
  drawCircle(stage, view.circle, { colour: stage.palette.ivorySoft, alpha: 0.28 * alpha });
  drawStars(stage, view, alpha * smoothstep(stage.seconds, ...TIMES.starsAppear));
  drawHorizon(stage, view, alpha);
  drawCompass(stage, view, alpha * smoothstep(stage.seconds, ...TIMES.compassAppears));
  drawObserver(stage, view, alpha * (1 - smoothstep(stage.seconds, ...TIMES.observerFades)));
}

function drawStars(stage: Stage, view: View, alpha: number): void {
  for (const { direction, size } of film.stars) {
    const isUp = direction[2] > 0;
    const twinkle = 0.85 + 0.15 * Math.sin(stage.seconds * 1.7 + direction[0] * 40);
    fillCircle(
      stage,
      { ...toScreen(view, direction), radius: Math.max(0.6, size) },
      stage.palette.ivory,
      alpha * twinkle * (isUp ? 0.9 : 0.3),
    );
  }
}

const listCirclePoints = (view: View, toDirection: (angle: number) => Vector, from = 0, to = 360) =>
  Array.from({ length: 73 }, (_, index) =>
    toScreen(view, toDirection(((from + ((to - from) * index) / 72) * Math.PI) / 180)),
  );

function drawHorizon(stage: Stage, view: View, alpha: number): void {
  const { palette, seconds } = stage;
  const horizon = listCirclePoints(view, (angle) => [Math.sin(angle), Math.cos(angle), 0]);
  const meridian = listCirclePoints(view, (angle) => [0, Math.cos(angle), Math.sin(angle)], 0, 180);
  fillPath(stage, horizon, palette.dusk, 0.72 * alpha);
  drawLine(stage, horizon, { colour: palette.ivory, alpha: 0.8 * alpha, width: 1.5 });
  drawLine(stage, meridian, {
    colour: palette.ivorySoft,
    alpha: 0.3 * alpha * (1 - smoothstep(seconds, ...TIMES.meridianFades)),
    dash: [2, 5],
  });
}

const COMPASS: readonly (readonly [string, Vector])[] = [
  ['N', [0, 1, 0]],
  ['E', [1, 0, 0]],
  ['S', [0, -1, 0]],
  ['W', [-1, 0, 0]],
];

/** When the ecliptic appears, north and south disappear, and east and west move outside of the ring of signs. */
function drawCompass(stage: Stage, view: View, alpha: number): void {
  const distance = 1.18 + 0.12 * smoothstep(stage.seconds, ...TIMES.compassWidens);
  for (const [initial, direction] of COMPASS) {
    const isEastOrWest = direction[0] !== 0;
    const [east, north] = direction;
    writeText(stage, initial, toScreen(view, [east * distance, north * distance, 0]), {
      size: getTextSize(stage),
      colour: stage.palette.ivorySoft,
      alpha: alpha * (isEastOrWest ? 1 : 1 - smoothstep(stage.seconds, ...TIMES.northAndSouthFade)),
      weight: 600,
    });
  }
}

/** The place of birth in the middle of the horizon. */
function drawObserver(stage: Stage, view: View, alpha: number): void {
  const at = toScreen(view, [0, 0, 0]);
  const size = getTextSize(stage);
  fillCircle(stage, { ...at, radius: 3 }, stage.palette.marigold, alpha);
  drawCircle(stage, { ...at, radius: 7 }, { colour: stage.palette.marigold, alpha: 0.6 * alpha });
  writeText(
    stage,
    film.place,
    { x: at.x, y: at.y + size * 1.4 },
    { size: size * 1.05, colour: stage.palette.ivory, alpha, isDisplay: true },
  );
}
