import { expect, it } from 'vitest';
import { listMoonlight } from './moonlight.ts';
import { renderRuler } from './render-ruler.ts';

it('the ruler of a month marks neighbouring days and leaves out numbers that would touch on a phone', () => {
  const html = renderRuler({ moonlight: listMoonlight('2026-11'), markedDays: [6, 9, 12, 13, 14, 16] });
  expect([...html.matchAll(/>(\d+)<\/td>/g)].map(([, number]) => number)).toEqual([
    '6',
    '9',
    '12',
    '14',
    '16',
  ]);
  expect(html.match(/width:3px;height:22px/g)).toHaveLength(6);
});
