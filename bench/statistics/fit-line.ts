export type Point = { x: number; y: number };

export type Line = { slope: number; intercept: number };

/** The straight line with the least squared distance to the points; level through the mean of fewer than two. */
export function fitLine(points: readonly Point[]): Line {
  const meanX = computeMean(points.map(({ x }) => x));
  const meanY = computeMean(points.map(({ y }) => y));
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const common = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const slope = spread === 0 ? 0 : common / spread;
  return { slope, intercept: meanY - slope * meanX };
}

export const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
