import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { getTestGazetteer } from '#src/places/testing.ts';

let gazetteer: Gazetteer;
beforeAll(() => {
  ({ gazetteer } = getTestGazetteer());
});

const describeMatch = (text: string) => {
  const match = gazetteer.match(text);
  return match.kind === 'one' ? [match.place.name, match.place.region].join(', ') : match.kind;
};

describe('the match of a freely typed place', () => {
  it.each([
    ['Kota, Rajasthan', 'Kota, Rajasthan'],
    ['kota rajasthan india', 'Kota, Rajasthan'],
    ['Kota', 'several'],
    ['Nagpur', 'Nagpur, Maharashtra'],
    ['Bombay', 'Mumbai, Maharashtra'],
    ['New Delhi', 'New Delhi, Delhi'],
    ['Dist. Betul, Shahpur', 'Shahpur, Madhya Pradesh'],
    ['Shahpur, Dist. Betul, MP', 'Shahpur, Madhya Pradesh'],
    ['Hyderabad', 'several'],
    ['Hyderabad, Telangana', 'Hyderabad, Telangana'],
    ['Delhi', 'Delhi, Delhi'],
    ['Ballia', 'several'],
    ['Ballia, UP', 'Ballia, Uttar Pradesh'],
    ['Ballia, Bihar', 'Ballia, Bihar'],
    ['बलिया', 'several'],
    ['Oros', 'Oros, Maharashtra'],
    ['Oros, Brazil', 'Orós, Ceará'],
    ['Phalodi', 'Phalodi, Rajasthan'],
    ['Dubai', 'several'],
    ['Toronto', 'Toronto, Ontario'],
    ['Dubai, UAE', 'Dubai, Dubai'],
    ['London, UK', 'London, England'],
    ['Edison, NJ, USA', 'Edison, New Jersey'],
    ['Hyderabad, Pakistan', 'Hyderabad, Sindh'],
    ['Kanpur UP', 'Kanpur, Uttar Pradesh'],
    ['मुंबई', 'Mumbai, Maharashtra'],
    ['Aurangabad', 'several'],
    ['Aurangabad, Maharashtra', 'Aurangabad, Maharashtra'],
    ['Shahpur', 'several'],
    ['Rampur', 'several'],
    ['Goa', 'several'],
    ['Banglore', 'several'],
    ['Goregaon', 'several'],
    ['राजकोट', 'Rajkot, Gujarat'],
    ['on the moon', 'none'],
    ['', 'none'],
  ])('"%s" resolves to %s', (text, expected) => {
    expect(describeMatch(text)).toBe(expected);
  });

  it('a village is not taken by its name alone, because another one may be missing in the gazetteer', () => {
    expect(describeMatch('Reoti')).toBe('Reoti, Uttar Pradesh');
    const village = gazetteer.search('Konaje')[0]!;
    expect(describeMatch(village.name)).toBe('several');
    expect(describeMatch(`${village.name}, ${village.region}`)).toBe(`${village.name}, ${village.region}`);
  });

  it('a similar name is only offered', () => {
    expect(gazetteer.match('Nasikk')).toMatchObject({ kind: 'several' });
    const match = gazetteer.match('Pratapgad');
    expect(match.kind === 'several' && match.places[0]?.name).toBe('Pratapgarh');
  });

  it('a misspelled name of several towns returns each of them once', () => {
    const match = gazetteer.match('Wasington');
    const ids = match.kind === 'several' ? match.places.map(({ id }) => id) : [];
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('an ambiguous name returns the possible places', () => {
    const match = gazetteer.match('Aurangabad');
    expect(match.kind === 'several' && match.places.map(({ label }) => label)).toEqual([
      'Aurangabad, Maharashtra, India',
      'Aurangabad, Bihar, India',
    ]);
  });
});
