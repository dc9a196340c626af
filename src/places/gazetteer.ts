/**
 * The offline gazetteer: every place in memory, found by name, old name, Devanagari name or a near miss.
 * The data are GeoNames' (CC BY 4.0): ATTRIBUTION must be shown wherever places are shown.
 */
import { readFileSync } from 'node:fs';
import type { Place, PlaceHit } from './contract.ts';
import { lettersOf, mayBeWithin, withinEdits } from './near-miss.ts';

export const ATTRIBUTION = 'Place names and coordinates: GeoNames (geonames.org), CC BY 4.0';

export type PlaceRow = {
  id: string;
  name: string;
  aliases: string[];
  district: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  /** index into the file's zones */
  zone: number;
  population: number;
};

/** Columns in the order of PlaceRow, aliases joined by "|". Indian places first, then by population. */
export type GazetteerFile = {
  zones: string[];
  places: [string, string, string, string, string, string, number, number, number, number][];
};

export type Gazetteer = {
  /** At most `limit` places, India first, larger ones first; a comma narrows: "kota, raj". */
  search(query: string, limit?: number): PlaceHit[];
  byId(id: string): Place | undefined;
  /** What a free text means, if it means one place. */
  match(text: string): Match;
};

export type Match = { kind: 'one'; place: Place } | { kind: 'several'; places: Place[] } | { kind: 'none' };

/** Letters alone, without marks and case: what names are compared by. Devanagari keeps its vowel signs. */
export const keyOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

type Entry = { key: string; row: number; letters: number };

/** @throws when the file is missing: run the build */
export function loadGazetteer(file: string): Gazetteer {
  const { zones, places } = JSON.parse(readFileSync(file, 'utf8')) as GazetteerFile;
  const rows: PlaceRow[] = places.map(([id, name, aliases, district, region, country, latitude, longitude, zone, population]) => ({
    id, name, aliases: aliases ? aliases.split('|') : [], district, region, country, latitude, longitude, zone, population,
  }));
  const entries = entriesOf(rows);
  const ids = new Map(rows.map((row, index) => [row.id, index]));
  const twins = countTwins(rows);
  const place = (row: PlaceRow): Place => ({
    id: row.id,
    name: row.name,
    ...(row.district ? { district: row.district } : {}),
    ...(row.region ? { region: row.region } : {}),
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    zone: zones[row.zone]!,
  });
  const hit = (row: PlaceRow): PlaceHit => ({ ...place(row), label: labelOf(row, (twins.get(twinKey(row)) ?? 0) > 1) });

  return {
    search: (query, limit = 8) => find(rows, entries, query, limit).map((index) => hit(rows[index]!)),
    byId: (id) => (ids.has(id) ? place(rows[ids.get(id)!]!) : undefined),
    match: (text) => matchOf(exact(rows, entries, text).map((index) => rows[index]!), place),
  };
}

function entriesOf(rows: PlaceRow[]): Entry[] {
  const entries = rows.flatMap(({ name, aliases }, row) => [name, ...aliases].map((each) => entryOf(keyOf(each), row)));
  return entries.filter(({ key }) => key !== '').toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
}

const entryOf = (key: string, row: number): Entry => ({ key, row, letters: lettersOf(key) });

/** Exact names first, then beginnings, then near misses; rows are already in order of weight. */
function find(rows: PlaceRow[], entries: Entry[], query: string, limit: number): number[] {
  const { key, rest } = parts(query);
  if (key.length < 2) return [];
  const found = new Set<number>();
  const take = (candidates: Entry[]) => {
    const fitting = new Set(candidates.map(({ row }) => row));
    for (const row of [...fitting].toSorted((a, b) => a - b)) if (found.size < limit && fits(rows[row]!, rest)) found.add(row);
  };
  const beginning = between(entries, key);
  const same = beginning.filter((entry) => entry.key === key);
  take(same.filter(({ row }) => rows[row]!.country === 'IN'));
  take(same.filter(({ row }) => rows[row]!.population >= CITY));
  take(beginning);
  if (found.size === 0 && key.length >= 4) take(nearMisses(entries, key));
  return [...found];
}

function exact(rows: PlaceRow[], entries: Entry[], text: string): number[] {
  const { key, rest } = parts(text);
  const same = between(entries, key).filter((entry) => entry.key === key);
  return [...new Set(same.map(({ row }) => row))].filter((row) => fits(rows[row]!, rest)).toSorted((a, b) => a - b);
}

/** One letter wrong in a short name, two in a long one. */
function nearMisses(entries: Entry[], key: string): Entry[] {
  const edits = key.length >= 7 ? 2 : 1;
  const letters = lettersOf(key);
  return entries.filter((entry) => mayBeWithin(entry.letters, letters, edits) && withinEdits(entry.key, key, edits));
}

function parts(text: string): { key: string; rest: string[] } {
  const [first = '', ...rest] = text.split(',').map(keyOf);
  return { key: first, rest: rest.filter(Boolean) };
}

function fits(row: PlaceRow, rest: string[]): boolean {
  const around = [row.district, row.region, countryName(row.country), row.country].map(keyOf);
  return rest.every((part) => around.some((each) => each.startsWith(part)));
}

/** The entries whose key begins with `key`, by binary search. */
function between(entries: Entry[], key: string): Entry[] {
  if (key === '') return [];
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.key < key) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < entries.length && entries[end]!.key.startsWith(key)) end += 1;
  return entries.slice(low, end);
}

/** A city this much larger than its namesakes is what people mean by the name alone: Kota in Rajasthan, not in Chhattisgarh. */
const OUTWEIGHS = 20;
const CITY = 100_000;

function matchOf(found: PlaceRow[], place: (row: PlaceRow) => Place): Match {
  const indian = found.filter(({ country, population }) => country === 'IN' && population >= CITY);
  const candidates = indian.length > 0 ? found.filter(({ country }) => country === 'IN') : found;
  const [first, second] = candidates;
  if (!first) return { kind: 'none' };
  if (!second || (first.population >= CITY && first.population >= OUTWEIGHS * second.population)) return { kind: 'one', place: place(first) };
  return { kind: 'several', places: candidates.slice(0, 8).map(place) };
}

const twinKey = ({ name, region, country }: PlaceRow) => `${name}|${region}|${country}`;

function countTwins(rows: PlaceRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(twinKey(row), (counts.get(twinKey(row)) ?? 0) + 1);
  return counts;
}

function labelOf(row: PlaceRow, withDistrict: boolean): string {
  const district = withDistrict && row.district !== row.name ? row.district : '';
  return [row.name, district, row.region === row.name ? '' : row.region, countryName(row.country)].filter(Boolean).join(', ');
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (code: string) => COUNTRIES.of(code) ?? code;
