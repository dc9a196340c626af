import { styleText } from 'node:util';

type StyleName = 'bold' | 'dim' | 'red' | 'yellow' | 'green';
export type Styles = Record<StyleName, (text: string) => string>;

/** Colours only underline what the words already say. Without colours every style returns its text. */
export function createStyles(isColored: boolean): Styles {
  const createStyle = (name: StyleName) => (text: string) =>
    isColored ? styleText(name, text, { validateStream: false }) : text;
  return {
    bold: createStyle('bold'),
    dim: createStyle('dim'),
    red: createStyle('red'),
    yellow: createStyle('yellow'),
    green: createStyle('green'),
  };
}
