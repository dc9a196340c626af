import { PlacesResponse, type PlaceHit } from '#src/places/contract.ts';
import { get } from '#web/lib/api.ts';

/** @throws ApiError */
export async function searchPlaces(text: string, signal: AbortSignal): Promise<PlaceHit[]> {
  const { places } = await get(`/api/places?q=${encodeURIComponent(text)}`, PlacesResponse, { signal });
  return places;
}
