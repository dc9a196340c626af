/** The North Indian chart: its lines, its first house, the numbers of the signs, and the grahas on their way into it. */
import { FRAMES } from '#web/charts/chart-cells.ts';
import { film, type FilmGraha } from './film-data.ts';
import { DELAYS, delay, TIMES } from './film-times.ts';
import { lerpColours, type Rgb } from './palette.ts';
import { smoothstep, lerp } from './scenes.ts';
import { toScreen, type View } from './draw-sky.ts';
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

/** The square of the chart on the canvas. */
export type Square = { left: number; top: number; side: number };

/** The house that the statement on the page is about: it is marked when the page is read. */
const STATEMENT_HOUSE = 4;
/** Side and height of the drawing: the lines end at 0 and 100. */
const UNITS = 100;

const place = ({ left, top, side }: Square, { x, y }: Position): Position => ({
  x: left + (x / UNITS) * side,
  y: top + (y / UNITS) * side,
});

/** `onPaper` is 0 on the night and 1 on the page of the report. */
export function drawChart(stage: Stage, square: Square, alpha: number, onPaper: number): void {
  const { seconds, palette } = stage;
  const line = lerpColours(palette.ivorySoft, palette.inkSoft, onPaper);
  const soft = lerpColours(palette.marigold, palette.sandstone, onPaper);
  for (const { house, outline } of film.cells) {
    const points = outline.map((point) => place(square, point));
    fillPath(stage, points, palette.marigold, alpha * getHighlight(house!, seconds));
  }
  drawLines(stage, square, line, smoothstep(seconds, ...TIMES.chartLinesAreDrawn));
  for (const { house, signText } of film.cells) {
    const size = Math.max(9, square.side * 0.04);
    const progress = smoothstep(seconds, ...delay(TIMES.firstSignNumberAppears, house! * DELAYS.signNumber));
    if (signText)
      writeText(stage, signText.text, place(square, signText.at), {
        size,
        colour: soft,
        alpha: alpha * progress,
        align: signText.anchor === 'end' ? 'end' : 'center',
      });
  }
}

function getHighlight(house: number, seconds: number): number {
  const change = smoothstep(seconds, ...TIMES.statementHouseIsFilled);
  if (house === 1) return lerp(0.55 * smoothstep(seconds, ...TIMES.firstHouseIsFilled), 0, change);
  return house === STATEMENT_HOUSE ? 0.55 * change : 0;
}

function drawLines(stage: Stage, { left, top, side }: Square, colour: Rgb, progress: number): void {
  if (progress <= 0) return;
  const { context } = stage;
  context.save();
  context.translate(left, top);
  context.scale(side / UNITS, side / UNITS);
  context.strokeStyle = `rgb(${colour.map((value) => value.toFixed(0)).join(' ')})`;
  context.lineWidth = (1.25 * UNITS) / side;
  // The longest line of the drawing is the outline of the square.
  const length = 4 * UNITS;
  context.setLineDash([length]);
  context.lineDashOffset = length * (1 - progress);
  context.stroke(new Path2D(FRAMES.north.lines));
  context.restore();
}

/** Each graha is on the ecliptic, then on its orbit in the wheel, and then in the house of its sign. */
export function drawGrahas(stage: Stage, view: View, square: Square, onPaper: number): void {
  for (const [index, graha] of film.grahas.entries()) {
    const appearing = smoothstep(stage.seconds, ...delay(TIMES.firstGrahaAppears, index * DELAYS.graha));
    const flight = smoothstep(
      stage.seconds,
      ...delay(TIMES.firstGrahaMovesToHouse, graha.house * DELAYS.move),
    );
    drawGraha(stage, graha, { view, square, appearing, flight, onPaper });
  }
}

type Movement = { view: View; square: Square; appearing: number; flight: number; onPaper: number };

function drawGraha(
  stage: Stage,
  graha: FilmGraha,
  { view, square, appearing, flight, onPaper }: Movement,
): void {
  const { seconds, palette } = stage;
  const { circle } = view;
  const inSky = toScreen(view, graha.direction);
  const onOrbit = lerp(1, graha.orbit, smoothstep(seconds, ...TIMES.grahasMoveToOrbits));
  const start = {
    x: lerp(circle.x, inSky.x, onOrbit),
    y: lerp(circle.y, inSky.y, onOrbit),
  };
  const end = place(square, graha.label.at);
  const at = { x: lerp(start.x, end.x, flight), y: lerp(start.y, end.y, flight) };
  drawSightLine(stage, { from: circle, to: inSky }, graha, appearing);
  drawDisc(stage, graha, at, appearing * (1 - flight));
  writeName(stage, graha, { view, at }, appearing * (1 - smoothstep(flight, 0, 0.5)));
  writeText(stage, graha.label.name, at, {
    size: (graha.label.size / UNITS) * square.side,
    colour: lerpColours(palette.ivory, palette.ink, onPaper),
    alpha: smoothstep(flight, 0.5, 1),
    weight: 600,
  });
}

/** From the place to a graha above the horizon, while the sky is measured. */
function drawSightLine(
  stage: Stage,
  { from, to }: { from: Position; to: Position },
  { direction }: FilmGraha,
  progress: number,
): void {
  const isUp = direction[2] > 0;
  const alpha = isUp ? 0.6 * progress * (1 - smoothstep(stage.seconds, ...TIMES.sightLinesFade)) : 0;
  drawLine(stage, [from, { x: lerp(from.x, to.x, progress), y: lerp(from.y, to.y, progress) }], {
    colour: stage.palette.marigold,
    alpha,
    width: 1,
    dash: [3, 4],
  });
}

const DISC_RADII: Partial<Record<FilmGraha['graha'], number>> = { Sun: 8, Moon: 6.5, Rahu: 3.5, Ketu: 3.5 };

function drawDisc(stage: Stage, { graha, direction }: FilmGraha, at: Position, progress: number): void {
  const { palette, seconds } = stage;
  const isUp = direction[2] > -0.01;
  const alpha =
    progress * (isUp ? 1 : lerp(0.55, 1, smoothstep(seconds, ...TIMES.grahasBelowHorizonBrighten)));
  const disc = { ...at, radius: DISC_RADII[graha] ?? 4.5 };
  if (graha === 'Rahu' || graha === 'Ketu') {
    fillCircle(stage, disc, palette.night, alpha);
    drawCircle(stage, disc, { colour: palette.ivory, alpha, width: 1.5 });
    return;
  }
  if (graha === 'Sun') {
    fillCircle(stage, { ...at, radius: 19 }, palette.marigold, 0.13 * alpha);
    fillCircle(stage, { ...at, radius: 13 }, palette.marigold, 0.25 * alpha);
  }
  fillCircle(stage, disc, graha === 'Sun' ? palette.marigold : palette.ivory, alpha);
}

/** On the line to the centre in the sky, beside the disc in the wheel. */
function writeName(
  stage: Stage,
  { name, nameAt, nameSide, direction }: FilmGraha,
  { view, at }: { view: View; at: Position },
  alpha: number,
): void {
  const { circle } = view;
  const inSky = toScreen(view, direction);
  const wheel = smoothstep(stage.seconds, ...TIMES.grahasMoveToOrbits);
  const size = getTextSize(stage) * 0.88;
  const beside = {
    x: at.x + nameSide.right * size * 2.7,
    y: at.y + nameSide.down * size * (nameSide.right === 0 ? 1.75 : 1),
  };
  writeText(
    stage,
    name,
    {
      x: lerp(lerp(circle.x, inSky.x, nameAt), beside.x, wheel),
      y: lerp(lerp(circle.y, inSky.y, nameAt), beside.y, wheel),
    },
    { size, colour: stage.palette.ivory, alpha: alpha * 0.95 },
  );
}
