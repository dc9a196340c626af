/** The ecliptic with its twelve signs, and the lagna where it rises. */
import { RASHIS } from '#src/astrology/contract-names.ts';
import { film, formatDegree } from './film-data.ts';
import { RISING_NAME_DARKENS, TIMES } from './film-times.ts';
import { smoothstep } from './scenes.ts';
import { toScreen, type View } from './draw-sky.ts';
import { scale } from './sky.ts';
import {
  fillCircle,
  fillPath,
  getTextSize,
  drawCircle,
  drawLine,
  writeText,
  type Position,
  type Stage,
} from './stage.ts';

/** Inner and outer edge of the ring of signs, in radii of the sphere. */
const [INNER, OUTER] = [1, 1.2] as const;
const MIDDLE = (INNER + OUTER) / 2;

export function drawEcliptic(stage: Stage, view: View, alpha: number): void {
  const { palette, seconds } = stage;
  const drawnDegrees = 360 * smoothstep(seconds, ...TIMES.eclipticIsDrawn);
  if (drawnDegrees === 0) return;
  for (const distance of [INNER, OUTER])
    drawLine(stage, listArc(view, 0, drawnDegrees, distance), {
      colour: palette.marigold,
      alpha: (distance === INNER ? 0.95 : 0.5) * alpha,
      width: distance === INNER ? 1.75 : 1.25,
    });
  drawRisingSign(stage, view, alpha * smoothstep(seconds, ...TIMES.risingSignIsFilled));
  RASHIS.forEach(({ sanskrit }, index) => {
    const signAlpha = alpha * smoothstep(drawnDegrees, index * 30 + 6, index * 30 + 30);
    const isRising = index + 1 === film.lagna.sign;
    drawLine(stage, listRadius(view, index * 30), { colour: palette.marigold, alpha: 0.6 * signAlpha });
    const colour = isRising && seconds > RISING_NAME_DARKENS ? palette.night : palette.ivory;
    writeAlongRing(stage, view, index * 30 + 15, sanskrit, { colour, alpha: signAlpha });
  });
  drawLagna(stage, view, alpha * smoothstep(seconds, ...TIMES.lagnaAppears));
}

function getPoint(view: View, longitude: number, distance: number): Position {
  return toScreen(view, scale(film.sky.fromLongitude(longitude), distance));
}

function listArc(view: View, from: number, to: number, distance: number): Position[] {
  const count = Math.max(2, Math.ceil((to - from) / 4) + 1);
  return Array.from({ length: count }, (_, index) =>
    getPoint(view, from + ((to - from) * index) / (count - 1), distance),
  );
}

const listRadius = (view: View, longitude: number): Position[] => [
  getPoint(view, longitude, INNER),
  getPoint(view, longitude, OUTER),
];

function writeAlongRing(
  stage: Stage,
  view: View,
  longitude: number,
  text: string,
  style: { colour: Stage['palette']['ivory']; alpha: number },
): void {
  const { context } = stage;
  const at = getPoint(view, longitude, MIDDLE);
  const [before, after] = [getPoint(view, longitude - 2, MIDDLE), getPoint(view, longitude + 2, MIDDLE)];
  const angle = Math.atan2(before.y - after.y, before.x - after.x);
  const isUpsideDown = Math.abs(angle) > Math.PI / 2;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(isUpsideDown ? angle + Math.PI : angle);
  writeText(stage, text, { x: 0, y: 0 }, { ...style, size: getTextSize(stage) * 0.92, isDisplay: true });
  context.restore();
}

function drawRisingSign(stage: Stage, view: View, alpha: number): void {
  const start = (film.lagna.sign - 1) * 30;
  const outline = [
    ...listArc(view, start, start + 30, INNER),
    ...listArc(view, start, start + 30, OUTER).toReversed(),
  ];
  fillPath(stage, outline, stage.palette.marigold, alpha);
}

/** A line from the middle of the horizon to the rising degree, with its name. */
function drawLagna(stage: Stage, view: View, alpha: number): void {
  const { palette, seconds } = stage;
  const [centre, at] = [toScreen(view, [0, 0, 0]), getPoint(view, film.lagna.longitude, INNER)];
  const pulse = 5 + 3 * Math.abs(Math.sin((seconds - 12.8) * 2));
  drawLine(stage, [centre, at], { colour: palette.marigold, alpha, width: 2 });
  fillCircle(stage, { ...at, radius: 4.5 }, palette.marigold, alpha);
  drawCircle(stage, { ...at, radius: 4.5 + pulse }, { colour: palette.marigold, alpha: 0.6 * alpha });
  const size = getTextSize(stage);
  writeText(
    stage,
    `Lagna ${formatDegree(film.lagna.degreeInSign)}`,
    { x: (centre.x + at.x) / 2 + size, y: (centre.y + at.y) / 2 - size * 0.95 },
    { size: size * 1.1, colour: palette.ivory, alpha, isDisplay: true },
  );
}
