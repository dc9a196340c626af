import supertest from 'supertest';
import { PlacesResponse, type Place } from './contract.ts';
import type { BirthDetails } from './contract-birth.ts';

/** Finds the first search result for a place name. */
export async function findPlace(url: string, query: string): Promise<Place> {
  const response = await supertest(url).get('/api/places').query({ q: query }).expect(200);
  const { label: _label, ...place } = PlacesResponse.parse(response.body).places[0]!;
  return place;
}

export async function buildBirthDetails(
  url: string,
  change: Partial<BirthDetails> = {},
): Promise<BirthDetails> {
  return {
    name: 'Asha Rao',
    date: '1996-06-04',
    time: '14:30',
    timeKind: 'exact',
    place: await findPlace(url, 'Kota'),
    ...change,
  };
}
