import { expect, test } from 'vitest';
import { formatBar } from './bar.ts';

test.each([
  [0, 10, ''],
  [1, 4, '████'],
  [0.5, 5, '██▌'],
  [1 / 32, 4, '▏'],
  [2, 3, '███'],
  [0.5, -1, ''],
])('a share of %d in %i columns is drawn as "%s"', (share, width, bar) => {
  expect(formatBar(share, width)).toBe(bar);
});
