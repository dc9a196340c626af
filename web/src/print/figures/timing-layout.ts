/** Places the bars of a lane and the labels above them. Lengths are in millimetres. */
import type { TimingLane } from '#src/reports/contract-answers.ts';

type Window = TimingLane['windows'][number];

export type WindowBar = {
  x: number;
  width: number;
  height: number;
  grade: Window['grade'];
  /** `rise`: height of its baseline above the line of the lane */
  label: { x: number; width: number; rise: number; text: string } | null;
};

/** The height shows the grade, so that it is visible in a grey print. */
export const WINDOW_HEIGHTS = { 1: 1.8, 2: 3.9, 3: 6 } as const;
const MIN_WIDTH = 1.2;
/** Two bars of equal grade with a smaller gap become one; 0.8 mm are three weeks. */
const MIN_GAP = 0.8;
const LABEL_GAP = 1.7;
const MAX_SHIFT = 5;
const LETTER_WIDTHS = { regular: 1.64, bold: 1.78 };
const LABEL_RISE = 7.4;

/** The best windows (grade 3) get their labels first, then the good ones (grade 2); a label without room is left out. */
export function layOutWindows(
  windows: readonly Window[],
  toX: (instant: string) => number,
  frame: Frame,
): WindowBar[] {
  const bars = joinBars(
    windows
      .map(({ from, to, ...window }) => ({ ...window, from: toX(from), to: toX(to) }))
      .filter(({ from, to }) => to > from)
      .toSorted((a, b) => a.from - b.from),
  );
  const placed: Place[] = [];
  const labels = new Map<Bar, WindowBar['label']>();
  for (const grade of [3, 2] as const)
    for (const bar of bars.filter((candidate) => candidate.grade === grade)) {
      const label = [bar.label, bar.shortLabel]
        .map((text) => placeLabel(bar, text, frame, placed))
        .find((place) => place !== null);
      if (!label) continue;
      placed.push(label);
      labels.set(bar, label);
    }
  return bars.map((bar) => ({
    x: bar.from,
    width: Math.max(MIN_WIDTH, bar.to - bar.from),
    height: WINDOW_HEIGHTS[bar.grade],
    grade: bar.grade,
    label: labels.get(bar) ?? null,
  }));
}

type Bar = Pick<Window, 'grade' | 'label' | 'shortLabel'> & { from: number; to: number };
type Frame = { left: number; right: number };
type Place = { x: number; width: number };

function placeLabel(bar: Bar, text: string, frame: Frame, placed: readonly Place[]): WindowBar['label'] {
  const width = text.length * (bar.grade === 3 ? LETTER_WIDTHS.bold : LETTER_WIDTHS.regular);
  const x = findLabelPlace(bar, width, frame, placed);
  return x === null ? null : { x, width, rise: LABEL_RISE, text };
}

function joinBars(bars: readonly Bar[]): Bar[] {
  const joined: Bar[] = [];
  for (const bar of bars) {
    const last = joined.at(-1);
    if (last && last.grade === bar.grade && bar.from - last.to < MIN_GAP) last.to = bar.to;
    else joined.push({ ...bar });
  }
  return joined;
}

/** The start of the bar, its end, its middle, then up to 5 mm aside. */
function findLabelPlace(
  { from, to }: Bar,
  width: number,
  { left, right }: Frame,
  placed: readonly Place[],
): number | null {
  const shifts = Array.from({ length: MAX_SHIFT * 2 }, (_, i) => (i + 1) / 2);
  const candidates = [
    from,
    to - width,
    (from + to - width) / 2,
    ...shifts.flatMap((shift) => [from + shift, from - shift, to - width - shift]),
  ];
  const isFree = (x: number) =>
    x >= left &&
    x + width <= right &&
    placed.every((other) => x + width + LABEL_GAP <= other.x || other.x + other.width + LABEL_GAP <= x);
  return candidates.find(isFree) ?? null;
}
