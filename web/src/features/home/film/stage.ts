/** The canvas of the film with its sizes, and drawing with colours of the palette. */
import type { Palette, Rgb } from './palette.ts';
import { toCss } from './palette.ts';

export type Stage = {
  context: CanvasRenderingContext2D;
  /** in CSS pixels */
  width: number;
  height: number;
  palette: Palette;
  seconds: number;
};

export type Circle = { x: number; y: number; radius: number };
export type Position = { x: number; y: number };

/** The circle of the sky; signs are written around it. */
export const getSkyCircle = ({ width, height }: Stage): Circle => ({
  x: width / 2,
  y: height / 2,
  radius: Math.min(width * 0.36, height * 0.37),
});

/** The text size that suits the size of the canvas. */
export const getTextSize = ({ width, height }: Stage): number =>
  Math.min(17, Math.max(11, Math.min(width, height) / 30));

type LineStyle = { colour: Rgb; alpha?: number; width?: number; dash?: readonly number[] };

export function drawLine(
  { context }: Stage,
  points: readonly Position[],
  { colour, alpha = 1, width = 1.25, dash = [] }: LineStyle,
): void {
  if (alpha <= 0 || points.length < 2) return;
  context.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.strokeStyle = toCss(colour, alpha);
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

export function fillPath({ context }: Stage, points: readonly Position[], colour: Rgb, alpha = 1): void {
  if (alpha <= 0) return;
  context.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fillStyle = toCss(colour, alpha);
  context.fill();
}

export function fillCircle({ context }: Stage, { x, y, radius }: Circle, colour: Rgb, alpha = 1): void {
  if (alpha <= 0) return;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = toCss(colour, alpha);
  context.fill();
}

export function drawCircle(
  { context }: Stage,
  { x, y, radius }: Circle,
  { colour, alpha = 1, width = 1.25 }: LineStyle,
): void {
  if (alpha <= 0) return;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = toCss(colour, alpha);
  context.lineWidth = width;
  context.stroke();
}

export type TextStyle = {
  size: number;
  colour: Rgb;
  alpha?: number;
  align?: CanvasTextAlign;
  /** the display face instead of the text face */
  isDisplay?: boolean;
  isItalic?: boolean;
  weight?: number;
};

export function setFont(
  { context, palette }: Stage,
  { size, isDisplay, isItalic, weight = 400 }: TextStyle,
): void {
  context.font = `${isItalic ? 'italic ' : ''}${weight} ${size}px ${isDisplay ? palette.display : palette.text}`;
}

/** The middle of the letters is at `y`. */
export function writeText(stage: Stage, text: string, { x, y }: Position, style: TextStyle): void {
  if ((style.alpha ?? 1) <= 0) return;
  const { context } = stage;
  setFont(stage, style);
  context.textAlign = style.align ?? 'center';
  context.textBaseline = 'middle';
  context.fillStyle = toCss(style.colour, style.alpha);
  context.fillText(text, x, y);
}
