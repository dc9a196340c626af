import { formatCoordinate, type Outline } from './geometry.ts';

/** Strokes rising to the right across a convex outline, `step` apart along x; the second tone beside the lit one. */
export function createHatch(outline: Outline, step: number): string {
  const sums = outline.map(({ x, y }) => x + y);
  const strokes: string[] = [];
  for (let sum = Math.min(...sums) + step / 2; sum < Math.max(...sums); sum += step) {
    const ends = outline.flatMap((from, i) => cut(from, outline[(i + 1) % outline.length]!, sum));
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    if (high > low)
      strokes.push(
        `M${formatCoordinate(high)} ${formatCoordinate(sum - high)}L${formatCoordinate(low)} ${formatCoordinate(sum - low)}`,
      );
  }
  return strokes.join('');
}

/** Where the edge meets the line x + y = sum. */
function cut(from: { x: number; y: number }, to: { x: number; y: number }, sum: number): number[] {
  const [start, end] = [from.x + from.y - sum, to.x + to.y - sum];
  if (start * end > 0 || start === end) return [];
  return [from.x + (start / (start - end)) * (to.x - from.x)];
}
