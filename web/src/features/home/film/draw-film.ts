/** Draws the film at a moment. The same moment and size give the same picture. */
import { drawChart, drawGrahas, type Square } from './draw-chart.ts';
import { drawEcliptic } from './draw-ecliptic.ts';
import { drawPage, getChartOnPage } from './draw-page.ts';
import { drawSky } from './draw-sky.ts';
import { film } from './film-data.ts';
import { TIMES } from './film-times.ts';
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
    smoothstep(seconds, ...TIMES.cameraRises),
    smoothstep(seconds, ...TIMES.skyTurns),
  );
  const view = { camera, circle };
  const skyAlpha = 1 - smoothstep(seconds, ...TIMES.skyFades);
  const onPaper = smoothstep(seconds, ...TIMES.coloursTurnToPaper);
  const square = getSquare(stage);
  drawBackground(stage);
  writeMoment(stage, 1 - smoothstep(seconds, ...TIMES.birthTextFades));
  if (skyAlpha > 0) {
    drawSky(stage, view, skyAlpha);
    drawEcliptic(stage, view, skyAlpha);
  }
  drawPage(stage);
  const chartAlpha = smoothstep(seconds, ...TIMES.chartAppears);
  if (chartAlpha > 0) drawChart(stage, square, chartAlpha, onPaper);
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
  const alpha = opacity * smoothstep(stage.seconds, ...TIMES.birthTextAppears);
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
  const progress = smoothstep(stage.seconds, ...TIMES.chartMovesToPage);
  return {
    left: lerp(inMiddle.left, onPage.left, progress),
    top: lerp(inMiddle.top, onPage.top, progress),
    side: lerp(inMiddle.side, onPage.side, progress),
  };
}
