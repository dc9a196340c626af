declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  /** Keeps the glyphs of `text` and pins (a number) or narrows (a range) the variation axes named. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'sfnt';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
