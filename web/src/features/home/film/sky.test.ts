import { describe, expect, it } from 'vitest';
import { sampleChart } from '#web/content/sample-person.ts';
import { createCamera, createSky } from './sky.ts';

const sky = createSky(sampleChart);
const lagna = sky.fromLongitude(sampleChart.lagna!.longitude);
const culmination = sky.fromLongitude(sampleChart.midheaven!);

/** A hundredth of a degree as a share of the radius. */
const TOLERANCE = 2e-4;

describe('the sky of the film', () => {
  it('has the lagna of the sample chart on the horizon, in the east', () => {
    const [east, , up] = lagna;
    expect(Math.abs(up)).toBeLessThan(TOLERANCE);
    expect(east).toBeGreaterThan(0.9);
  });

  it('has the midheaven of the sample chart on the meridian, above the horizon', () => {
    const [east, , up] = culmination;
    expect(Math.abs(east)).toBeLessThan(TOLERANCE);
    expect(up).toBeGreaterThan(0.9);
  });

  it('has the grahas of the houses 8 to 12 above the horizon and those of the houses 2 to 6 below', () => {
    for (const { longitude, house } of Object.values(sampleChart.grahas)) {
      const [, , up] = sky.fromLongitude(longitude);
      if (house! > 7) expect(up).toBeGreaterThan(0);
      if (house! > 1 && house! < 7) expect(up).toBeLessThan(0);
    }
  });

  it('has the pole star in the north, as high as the latitude of the place', () => {
    const [, north, up] = sky.fromEquator(37.95, 89.26);
    expect(north).toBeGreaterThan(0.88);
    expect((Math.asin(up) * 180) / Math.PI).toBeCloseTo(sampleChart.latitude, -1);
  });
});

describe('the camera of the film', () => {
  it('shows east at the left and up at the top at first', () => {
    const project = createCamera(sky, lagna, 0, 0);
    expect(project([1, 0, 0]).x).toBeLessThan(0);
    expect(project([0, 0, 1]).y).toBeLessThan(0);
  });

  it('shows the ecliptic as a circle with the lagna at the left and the midheaven at the top in the end', () => {
    const project = createCamera(sky, lagna, 1, 1);
    for (let longitude = 0; longitude < 360; longitude += 30) {
      const { x, y } = project(sky.fromLongitude(longitude));
      expect(Math.hypot(x, y)).toBeCloseTo(1, 6);
    }
    const { x, y } = project(lagna);
    expect(x).toBeCloseTo(-1, 6);
    expect(y).toBeCloseTo(0, 6);
    expect(project(culmination).y).toBeLessThan(-0.9);
  });
});
