import { describe, expect, it } from 'vitest';
import { listMoonlight } from './moonlight.ts';

describe('the light of the Moon in December 2026', () => {
  const days = listMoonlight('2026-12');

  it('has the four phases on the days of almanacs', () => {
    const phases = days.flatMap(({ phase }, index) => (phase ? [`${index + 1} ${phase}`] : []));
    expect(phases).toEqual(['1 last-quarter', '9 new', '17 first-quarter', '24 full', '31 last-quarter']);
  });

  it('grows from the new moon to the full moon and wanes after it', () => {
    const light = days.map((day) => day.light);
    expect(light).toHaveLength(31);
    expect(light[8]).toBeLessThan(0.01);
    expect(light[23]).toBeGreaterThan(0.99);
    const waxing = light.slice(8, 24);
    expect(waxing).toEqual(waxing.toSorted((a, b) => a - b));
    const waning = light.slice(23);
    expect(waning).toEqual(waning.toSorted((a, b) => b - a));
  });
});
