export const computeMedian = (all: number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
