/** The routes of places and birth times for the OpenAPI document. */
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { ResolveBirthRequest, ResolveBirthResponse } from './contract-birth.ts';
import { PlacesResponse } from './contract.ts';

export const PLACE_API: ApiRoute[] = [
  {
    method: 'get',
    path: '/api/places',
    summary: 'Search for a place of birth',
    access: 'public',
    query: {
      q: { description: 'beginning of the name; shorter than two letters gives no place', example: 'Kota' },
    },
    success: { json: { PlacesResponse } },
  },
  {
    method: 'post',
    path: '/api/birth/resolve',
    summary: 'Convert a local birth time to UTC',
    description: 'Nothing is stored.',
    access: 'public',
    body: { ResolveBirthRequest },
    success: { json: { ResolveBirthResponse } },
    errors: { 422: ['place-unknown', 'birth-details', 'clock-gap', 'clock-overlap', 'clock-unknown'] },
  },
];
