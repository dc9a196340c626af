import { describe, expect, it } from 'vitest';
import { sampleChart } from '#web/content/sample-person.ts';
import { captions, film, formatDegree } from './film-data.ts';
import { SCENES } from './scenes.ts';

const getSide = (graha: string) => film.grahas.find((candidate) => candidate.graha === graha)!.nameSide;

describe('the data of the film', () => {
  it('has each graha in the house of the sample chart', () => {
    for (const { graha, house } of film.grahas) expect(house).toBe(sampleChart.grahas[graha].house);
    expect(film.grahas).toHaveLength(9);
  });

  it('has a caption for each scene, with the rising degree of the sample chart', () => {
    expect(captions).toHaveLength(SCENES.length);
    expect(captions.join(' ')).toContain(`${formatDegree(sampleChart.lagna!.degreeInSign)} of Kanya (Virgo)`);
  });

  it('places a name at the left if another graha or the ring of signs is at the right', () => {
    expect(getSide('Venus').right).toBe(-1);
    expect(getSide('Saturn').right).toBe(-1);
    expect(getSide('Moon').right).toBe(1);
  });

  it('places the name of the Sun above it, because Venus and Mars are on both sides', () => {
    expect(getSide('Sun')).toEqual({ right: 0, down: -1 });
  });

  it('places the names of Rahu and Ketu away from the horizon, on which they are', () => {
    expect([getSide('Rahu').down, getSide('Ketu').down]).toEqual([1, -1]);
  });
});
