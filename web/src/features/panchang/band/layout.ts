/** Measures of the two drawings of a day, in units of the drawing. */

export type BandLayout = {
  isWide: boolean;
  width: number;
  height: number;
  /** where the time scale begins and ends */
  left: number;
  right: number;
  /** the sky: 90 degrees above the horizon are at `skyTop` */
  skyTop: number;
  horizon: number;
  tickMinutes: number;
  textSize: number;
  nameSize: number;
  /** of labels below a block of hours */
  smallSize: number;
  /** of the first row: middle of its bar; the row after a row of hours follows at `hourRowStep`, others at `rowStep` */
  firstRow: number;
  hourRowStep: number;
  rowStep: number;
  barHeight: number;
  moonRadius: number;
};

export const WIDE: BandLayout = {
  isWide: true,
  width: 1152,
  height: 568,
  left: 132,
  right: 1148,
  skyTop: 34,
  horizon: 204,
  tickMinutes: 15,
  textSize: 13,
  nameSize: 15,
  smallSize: 12,
  firstRow: 285,
  hourRowStep: 50,
  rowStep: 46,
  barHeight: 30,
  moonRadius: 12,
};

export const NARROW: BandLayout = {
  isWide: false,
  width: 320,
  height: 560,
  left: 0,
  right: 320,
  skyTop: 30,
  horizon: 148,
  tickMinutes: 30,
  textSize: 11,
  nameSize: 12.5,
  smallSize: 11,
  firstRow: 236,
  hourRowStep: 66,
  rowStep: 56,
  barHeight: 24,
  moonRadius: 9,
};

export const ROWS = ['good', 'avoid', 'tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type Row = (typeof ROWS)[number];

const HOUR_ROWS = 2;

export function getRowMiddle({ firstRow, hourRowStep, rowStep }: BandLayout, row: Row): number {
  const index = ROWS.indexOf(row);
  const hourRows = Math.min(index, HOUR_ROWS);
  return firstRow + hourRows * hourRowStep + (index - hourRows) * rowStep;
}

/** Maps instants to the time scale; beyond the day they are at its ends. @param bounds ISO instants */
export function createTimeScale({ left, right }: BandLayout, bounds: { from: string; to: string }) {
  const [from, to] = [Date.parse(bounds.from), Date.parse(bounds.to)];
  return (ms: number): number => {
    const part = Math.min(Math.max((ms - from) / (to - from), 0), 1);
    return round(left + part * (right - left));
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** About the width of a text in the two fonts of the site, in units of the drawing. */
export const measureText = (text: string, size: number): number => text.length * size * 0.53;
