import { beforeAll, describe, expect, it } from 'vitest';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { getTestGazetteer } from '#src/places/testing.ts';

let gazetteer: Gazetteer;
let text: string;
beforeAll(() => {
  ({ gazetteer, text } = getTestGazetteer());
});

describe('the slug of a place', () => {
  it('is the name alone for the largest place of a name, and the name with its area for the others', () => {
    const getPlace = (slug: string) => gazetteer.findBySlug(slug);
    expect(getPlace('aurangabad')).toMatchObject({ region: 'Maharashtra' });
    expect(getPlace('aurangabad-bihar')).toMatchObject({ name: 'Aurangabad', region: 'Bihar' });
    expect(getPlace('tromso')).toMatchObject({ name: 'Tromsø', country: 'NO' });
    expect(getPlace('no-such-town')).toBeUndefined();
  });

  it('leads back to its place, for every place', () => {
    const { columns } = JSON.parse(text) as GazetteerFile;
    const wrong = columns.id.filter(
      (id) => gazetteer.findBySlug(gazetteer.getSlug(String(id)))?.id !== String(id),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the nearest town', () => {
  it.each([
    [26.9, 75.8, 'Jaipur'],
    [19.2, 72.9, 'Mumbai'],
    [51.5, -0.1, 'London'],
  ])('to %d, %d is %s', (latitude, longitude, name) => {
    expect(gazetteer.findNearest({ latitude, longitude }).name).toBe(name);
  });
});
