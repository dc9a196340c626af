/** Colours of the film, read from the custom properties of the site, and mixed between night and paper. */
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

function parseHex(text: string): Rgb {
  const digits = text.trim().slice(1);
  const length = digits.length / 3;
  return [0, 1, 2].map((index) =>
    Number.parseInt(digits.slice(index * length, (index + 1) * length).padStart(2, digits[index]), 16),
  ) as unknown as Rgb;
}

export const toCss = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgb(${red.toFixed(0)} ${green.toFixed(0)} ${blue.toFixed(0)} / ${alpha.toFixed(3)})`;

export const lerpColours = (from: Rgb, to: Rgb, t: number): Rgb =>
  from.map((value, index) => value + (to[index]! - value) * t) as unknown as Rgb;
