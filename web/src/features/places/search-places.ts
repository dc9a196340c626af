import { Place, PlacesAnswer, type PlaceHit } from '#src/places/contract.ts';
import { get } from '#web/app/api.ts';

export async function searchPlaces(text: string, signal: AbortSignal): Promise<PlaceHit[]> {
  const { places } = await get(`/api/places?q=${encodeURIComponent(text)}`, PlacesAnswer, { signal });
  return places;
}

/** A hit without its list label, as birth details carry it. */
export const placeOf = (hit: PlaceHit): Place => Place.parse(hit);

/** "Kota, Rajasthan": how a place that was picked earlier is shown again. */
export const placeLabel = ({ name, region, district }: Place): string =>
  [name, region ?? district].filter(Boolean).join(', ');
