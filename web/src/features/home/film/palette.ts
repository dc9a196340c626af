/** Colours of the film, read from the custom properties of the site, and mixed between night and paper. */
import { lerp } from './scenes.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

const NAMES = {
  night: '--night',
  dusk: '--dusk',
  ivory: '--ivory',
  ivorySoft: '--ivory-soft',
  marigold: '--marigold',
  paper: '--paper',
  card: '--card',
  rule: '--rule',
  ink: '--ink',
  inkSoft: '--ink-soft',
  sandstone: '--sandstone',
} as const;

export type Palette = Record<keyof typeof NAMES, Rgb> & { display: string; text: string };

/** The properties must be hexadecimal colours, as they are in tokens.css. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const colours = Object.entries(NAMES).map(([name, property]) => [
    name,
    parseHex(style.getPropertyValue(property)),
  ]);
  return {
    ...(Object.fromEntries(colours) as Record<keyof typeof NAMES, Rgb>),
    display: style.getPropertyValue('--font-display'),
    text: style.getPropertyValue('--font-text'),
  };
}

/** "#e9a23b", or "#fff" for "#ffffff", as the build shortens it. */
function parseHex(text: string): Rgb {
  const digits = text.trim().slice(1);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const parsePair = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return [parsePair(0), parsePair(2), parsePair(4)];
}

export const toCss = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgb(${red.toFixed(0)} ${green.toFixed(0)} ${blue.toFixed(0)} / ${alpha.toFixed(3)})`;

/** @param t from 0 (the first colour) to 1 (the second one) */
export const lerpColours = (from: Rgb, to: Rgb, t: number): Rgb => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
  lerp(from[2], to[2], t),
];
