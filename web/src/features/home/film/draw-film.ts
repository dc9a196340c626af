/** Draws the film at a moment. The same moment and size give the same picture. */
import { drawChart, drawGrahas, type Square } from './draw-chart.ts';
import { drawEcliptic } from './draw-ecliptic.ts';
import { drawPage, getChartOnPage } from './draw-page.ts';
import { drawSky } from './draw-sky.ts';
import { film } from './film-data.ts';
import { toCss } from './palette.ts';
import { smoothstep, lerp } from './scenes.ts';
import { createCamera } from './sky.ts';
import { getSkyCircle, getTextSize, writeText, type Stage } from './stage.ts';

export function drawFilm(stage: Stage): void {
  const { seconds } = stage;
  const circle = getSkyCircle(stage);
  const camera = createCamera(
    film.sky,
    film.lagna.direction,
    smoothstep(seconds, 11.5, 14),
    smoothstep(seconds, 0, 11.5),
  );
  const view = { camera, circle };
  const skyAlpha = 1 - smoothstep(seconds, 17.2, 19.2);
  const onPaper = smoothstep(seconds, 22.8, 23.3);
  const square = getSquare(stage);
  drawBackground(stage);
  writeMoment(stage, 1 - smoothstep(seconds, 10.5, 11.5));
  if (skyAlpha > 0) {
    drawSky(stage, view, skyAlpha);
    drawEcliptic(stage, view, skyAlpha);
  }
  drawPage(stage);
  if (seconds > 16.8) drawChart(stage, square, smoothstep(seconds, 16.8, 18), onPaper);
  drawGrahas(stage, view, square, onPaper);
}

function drawBackground({ context, palette, width, height }: Stage): void {
  const gradient = context.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.hypot(width, height) / 2,
  );
  gradient.addColorStop(0, toCss(palette.dusk));
  gradient.addColorStop(1, toCss(palette.night));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** The moment of birth in words, in the corner. */
function writeMoment(stage: Stage, opacity: number): void {
  const size = getTextSize(stage);
  const alpha = opacity * smoothstep(stage.seconds, 0.2, 1);
  const [day, ...time] = film.bornAt.split(', ');
  const style = { align: 'left', alpha } as const;
  writeText(
    stage,
    day!,
    { x: size * 1.4, y: size * 1.7 },
    { ...style, size: size * 1.1, colour: stage.palette.ivory, isDisplay: true },
  );
  writeText(
    stage,
    time.join(', '),
    { x: size * 1.4, y: size * 3.2 },
    { ...style, size: size * 0.9, colour: stage.palette.ivorySoft },
  );
}

/** The chart is in the middle of the canvas, and then moves to its place on the page. */
function getSquare(stage: Stage): Square {
  const side = Math.min(stage.width, stage.height) * 0.82;
  const inMiddle = { left: (stage.width - side) / 2, top: (stage.height - side) / 2, side };
  const onPage = getChartOnPage(stage);
  const progress = smoothstep(stage.seconds, 22.4, 24);
  return {
    left: lerp(inMiddle.left, onPage.left, progress),
    top: lerp(inMiddle.top, onPage.top, progress),
    side: lerp(inMiddle.side, onPage.side, progress),
  };
}
