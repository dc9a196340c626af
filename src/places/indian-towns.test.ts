import { beforeAll, describe, expect, it } from 'vitest';
import { DISTRICT_SEATS } from './data/district-seats.ts';
import type { Gazetteer } from './gazetteer.ts';
import { getTestGazetteer } from './testing.ts';

let gazetteer: Gazetteer;
beforeAll(() => {
  ({ gazetteer } = getTestGazetteer());
});

const SEATS = Object.entries(DISTRICT_SEATS).flatMap(([state, seats]) =>
  Object.entries(seats).map(([district, seat]) => ({ state, district, seat })),
);

/** District seats within a city of another district, and the city. */
const QUARTERS = [
  ['Bandra', 'Mumbai'],
  ['Lamphelpat', 'Imphal'],
  ['Hanamkonda', 'Warangal'],
  ['Alipore', 'Kolkata'],
  ['Daryaganj', 'Delhi'],
  ['Preet Vihar', 'Delhi'],
  ['Seelampur', 'Delhi'],
  ['Saket', 'Delhi'],
  ['Rajouri Garden', 'Delhi'],
];

describe('district seats', () => {
  it('are listed for all 790 districts of 36 states and union territories', () => {
    expect(Object.keys(DISTRICT_SEATS)).toHaveLength(36);
    expect(SEATS).toHaveLength(790);
  });

  it('are found with their state', () => {
    const missing = SEATS.filter(
      ({ seat, state }) => gazetteer.search(`${seat}, ${state}`)[0]?.region !== state,
    );
    expect(missing).toEqual([]);
  });

  it('have the district of today, unless the seat is a quarter of a larger city', () => {
    const others = SEATS.filter(({ seat, district, state }) => {
      const [first, ...rest] = gazetteer.search(`${seat}, ${state}`);
      return (
        first?.district !== district &&
        !rest.some((place) => place.name === seat && place.district === district)
      );
    });
    expect(others.map(({ seat }) => [seat, gazetteer.search(seat)[0]?.name])).toEqual(QUARTERS);
  });

  it('are among the first eight places of their name', () => {
    const missing = SEATS.filter(
      ({ seat, state }) => !gazetteer.search(seat).some(({ region }) => region === state),
    );
    expect(missing).toEqual([]);
  });
});

/** Degrees, rounded to a tenth. */
const COORDINATES = [
  ['Ballia, Uttar Pradesh', 25.8, 84.1],
  ['Gauriganj', 26.2, 81.7],
  ['Karwi', 25.2, 80.9],
  ['Waidhan', 24.1, 82.6],
  ['Reckong Peo', 31.5, 78.3],
  ['Gopeshwar', 30.4, 79.3],
  ['Senapati', 25.3, 94],
  ['Paderu', 18.1, 82.7],
  ['Painavu', 9.8, 76.9],
  ['Uttarpara', 22.7, 88.3],
  ['Champdani', 22.8, 88.4],
  ['Chakdaha', 23.1, 88.5],
  ['Garulia', 22.8, 88.4],
  ['Panskura', 22.4, 87.7],
  ['Cossimbazar', 24.1, 88.3],
  ['Nandigram', 22, 88],
  ['Andal', 23.6, 87.2],
  ['Panagarh', 23.4, 87.4],
  ['Balasinor', 23, 73.3],
  ['Badnera', 20.9, 77.7],
  ['Mohol', 17.8, 75.6],
  ['Parner', 19, 74.4],
  ['Narayangaon', 19.1, 74],
  ['Domariaganj', 27.2, 82.7],
  ['Bhandup', 19.1, 72.9],
  ['Jogeshwari', 19.1, 72.9],
  ['Wadala', 19.1, 72.9],
  ['Trombay', 19.1, 72.9],
  ['Bagaha', 27.1, 84.1],
  ['Kupwara', 34.5, 74.3],
  ['Sarupathar', 26.2, 93.9],
  ['Shahdara, Delhi', 28.7, 77.3],
  ['Hnahthial', 23, 92.9],
  ['Tawang', 27.6, 91.9],
] as const;

describe('coordinates of Indian towns', () => {
  it.each(COORDINATES)('%s lies at %f° N, %f° E', (name, latitude, longitude) => {
    const place = gazetteer.search(name)[0];
    expect(place?.country).toBe('IN');
    expect(Math.abs(place!.latitude - latitude)).toBeLessThan(0.1);
    expect(Math.abs(place!.longitude - longitude)).toBeLessThan(0.1);
  });
});

describe('corrected states', () => {
  it.each([
    ['Neemuch', 'Madhya Pradesh'],
    ['Nipani', 'Karnataka'],
    ['Mahe', 'Puducherry'],
    ['Yanam', 'Puducherry'],
    ['Phek', 'Nagaland'],
    ['Junagarh', 'Odisha'],
    ['Kheragarh', 'Uttar Pradesh'],
  ])('%s is in %s', (name, state) => {
    expect(gazetteer.search(`${name}, ${state}`)[0]).toMatchObject({ name, region: state });
  });

  it('keep earlier districts searchable', () => {
    const place = gazetteer.search('Anakapalle, Visakhapatnam')[0];
    expect(place).toMatchObject({ name: 'Anakapalle', district: 'Anakapalli' });
    expect(gazetteer.search('Ghatsila, Purba Singhbhum')[0]?.district).toBe('East Singhbhum');
  });
});
