/** Towns as the panchang names them. */
import { getCountryName } from '#src/places/country-name.ts';
import type { Place } from '#src/places/contract.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { INDIA } from '#src/places/search/towns.ts';
import type { PanchangTown } from './contract.ts';

export function toTown(gazetteer: Gazetteer, { id, name, region, country }: Place): PanchangTown {
  const countryName = getCountryName(country);
  const area = region ?? countryName;
  const parts = [name, area, ...(country === INDIA ? [] : [countryName])];
  const label = parts.filter((part, index) => parts.indexOf(part) === index).join(', ');
  return { slug: gazetteer.getSlug(id), name, label, area };
}

/** The towns whose pages are rendered before anybody asks, and which the list and the sitemap name. */
const LISTED_TOWNS = 200;

export const listTowns = (gazetteer: Gazetteer): PanchangTown[] =>
  gazetteer.listLargestIndian(LISTED_TOWNS).map((place) => toTown(gazetteer, place));

const SUGGESTIONS = 3;

/** Towns with a similar name; if there are none, the largest ones. */
export function suggestTowns(gazetteer: Gazetteer, slug: string): PanchangTown[] {
  const similar = gazetteer.search(slug.replaceAll('-', ' ').slice(0, MAX_TOWN_LENGTH), SUGGESTIONS);
  const places = similar.length > 0 ? similar : gazetteer.listLargestIndian(SUGGESTIONS);
  return places.map((place) => toTown(gazetteer, place));
}

/** Characters of a town in an address; longer text is cut before it is searched. */
export const MAX_TOWN_LENGTH = 120;
