/** The page of the report: the paper, the place of the chart on it, and the statement with its reason. */
import { film } from './film-data.ts';
import { DELAYS, delay, STATEMENT_STARTS, TIMES } from './film-times.ts';
import { smoothstep } from './scenes.ts';
import { fillPath, getTextSize, setFont, drawLine, writeText, type Stage, type TextStyle } from './stage.ts';
import type { Square } from './draw-chart.ts';

type Page = { left: number; top: number; width: number; height: number; isWide: boolean; padding: number };

/** Height of the running header, in text sizes. */
const HEADER_EMS = 2.6;
/** Share of the chart in the width of a wide page. */
const CHART_WIDTH = 0.42;

/** The text is beside the chart on a wide canvas, below it on a narrow one. */
export function getPage(stage: Stage): Page {
  const { width, height } = stage;
  const padding = Math.min(width, height) * 0.05;
  const isWide = width > height * 1.2;
  const pageWidth = isWide ? Math.min(width * 0.9, height * 1.5) : width * 0.92;
  const wideHeight = CHART_WIDTH * pageWidth + 2 * padding + HEADER_EMS * getTextSize(stage);
  const pageHeight = isWide ? Math.min(height * 0.9, wideHeight) : height * 0.94;
  return {
    left: (width - pageWidth) / 2,
    top: (height - pageHeight) / 2,
    width: pageWidth,
    height: pageHeight,
    isWide,
    padding,
  };
}

export function getChartOnPage(stage: Stage): Square {
  const { left, top, width, height, isWide, padding } = getPage(stage);
  const header = HEADER_EMS * getTextSize(stage);
  const side = isWide ? height - 2 * padding - header : Math.min(width * 0.6, height * 0.4);
  return {
    left: isWide ? left + padding : left + (width - side) / 2,
    top: top + padding + header,
    side,
  };
}

export function drawPage(stage: Stage): void {
  const { seconds, height } = stage;
  const progress = smoothstep(seconds, ...TIMES.pageRises);
  if (progress === 0) return;
  const page = getPage(stage);
  const risingPage = { ...page, top: page.top + (1 - progress) * height };
  drawPaper(stage, risingPage);
  drawHeader(stage, risingPage);
  if (seconds > STATEMENT_STARTS) writeStatement(stage, page);
}

const listCorners = ({ left, top, width, height }: Page, shift = 0) => [
  { x: left + shift, y: top + shift },
  { x: left + width + shift, y: top + shift },
  { x: left + width + shift, y: top + height + shift },
  { x: left + shift, y: top + height + shift },
];

function drawPaper(stage: Stage, page: Page): void {
  const { palette } = stage;
  for (const shift of [8, 4, 0]) {
    const corners = listCorners(page, shift);
    fillPath(stage, corners, palette.card);
    drawLine(stage, [...corners, corners[0]!], { colour: palette.rule });
  }
}

function drawHeader(stage: Stage, { left, top, width, padding }: Page): void {
  const size = getTextSize(stage) * 0.85;
  const style = { size, colour: stage.palette.inkSoft };
  const y = top + padding + size * 0.6;
  writeText(stage, film.personName, { x: left + padding, y }, { ...style, align: 'left' });
  writeText(stage, 'Janam Kundli', { x: left + width - padding, y }, { ...style, align: 'right' });
  const line = y + size * 1.1;
  drawLine(
    stage,
    [
      { x: left + padding, y: line },
      { x: left + width - padding, y: line },
    ],
    { colour: stage.palette.rule },
  );
}

type Line = { text: string; x: number; y: number; style: TextStyle };

/** The lines appear one after the other; the first word of the reason is set as on the site. */
function writeStatement(stage: Stage, page: Page): void {
  const { statement, reason } = layOutStatement(stage, page);
  [...statement, ...reason].forEach((line, index) => {
    const alpha = getAlpha(stage, index);
    if (line === reason[0]) writeBecause(stage, line, alpha);
    else writeText(stage, line.text, line, { ...line.style, alpha, align: 'left' });
  });
  drawReasonLine(stage, reason, getAlpha(stage, statement.length));
}

const getAlpha = ({ seconds }: Stage, lineIndex: number): number =>
  smoothstep(seconds, ...delay(TIMES.firstLineAppears, lineIndex * DELAYS.line));

const BECAUSE = 'Because';

function writeBecause(stage: Stage, { text, x, y, style }: Line, alpha: number): void {
  const word = {
    ...style,
    size: style.size * 1.08,
    isDisplay: true,
    isItalic: true,
    colour: stage.palette.sandstone,
  };
  writeText(stage, BECAUSE, { x, y }, { ...word, alpha, align: 'left' });
  setFont(stage, word);
  const { width } = stage.context.measureText(BECAUSE);
  writeText(
    stage,
    text.slice(BECAUSE.length + 1),
    { x: x + width + style.size * 0.28, y },
    { ...style, alpha, align: 'left' },
  );
}

function layOutStatement(stage: Stage, page: Page): { statement: Line[]; reason: Line[] } {
  const { palette } = stage;
  const { title, text, because } = film.report.statements[0]!;
  const { left, width, top } = getTextArea(stage, page);
  const size = getTextSize(stage);
  let y = top;
  const setLines = (words: string, style: TextStyle, indent = 0): Line[] => {
    const lines = breakLines(stage, words, width - indent, style).map((line, index) => ({
      text: line,
      x: left + indent,
      y: y + index * style.size * 1.42,
      style,
    }));
    y += (lines.length * 1.42 + 0.45) * style.size;
    return lines;
  };
  const body = { size: size * 0.95, colour: palette.ink };
  const statement = [
    ...setLines(title ?? film.report.title, { size: size * 1.25, colour: palette.ink, isDisplay: true }),
    ...setLines(text, body),
  ];
  return {
    statement,
    reason: setLines(`${BECAUSE} ${because}`, { ...body, colour: palette.inkSoft }, size * 1.1),
  };
}

function getTextArea(stage: Stage, page: Page): { left: number; top: number; width: number } {
  const chart = getChartOnPage(stage);
  const size = getTextSize(stage);
  if (!page.isWide)
    return {
      left: page.left + page.padding,
      top: chart.top + chart.side + size * 1.6,
      width: page.width - 2 * page.padding,
    };
  const left = chart.left + chart.side + page.padding;
  return { left, top: chart.top + size * 0.7, width: page.left + page.width - page.padding - left };
}

function breakLines(stage: Stage, text: string, width: number, style: TextStyle): string[] {
  setFont(stage, style);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && stage.context.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The line beside the reason, as on the pages of the site. */
function drawReasonLine(stage: Stage, reason: readonly Line[], alpha: number): void {
  const [first, last] = [reason[0]!, reason.at(-1)!];
  const x = first.x - getTextSize(stage) * 0.8;
  drawLine(
    stage,
    [
      { x, y: first.y - first.style.size * 0.75 },
      { x, y: last.y + first.style.size * 0.75 },
    ],
    { colour: stage.palette.marigold, alpha, width: 2 },
  );
}
