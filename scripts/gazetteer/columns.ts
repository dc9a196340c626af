/** Converts towns to the columns of the gazetteer file. */
import { foldName } from '#src/places/search/phonetic-key.ts';
import { FORMAT_VERSION, type GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { INDIA } from '#src/places/search/towns.ts';
import type { Town } from './town.ts';

export function toColumns(towns: readonly Town[]): GazetteerFile {
  const zones = indexTexts(towns.map(({ zone }) => zone));
  const regions = indexTexts(towns.map(({ region }) => region));
  const districtNames = listNeededDistricts(towns);
  const districts = indexTexts(districtNames);
  const countries = indexTexts(towns.map(({ country }) => country));
  return {
    format: FORMAT_VERSION,
    zones: zones.values,
    regions: regions.values,
    districts: districts.values,
    countries: countries.values,
    columns: {
      id: towns.map(({ id }) => id),
      name: towns.map(({ name }) => name),
      otherNames: towns.map(({ otherNames }) => otherNames.join('|')),
      latitude: towns.map(({ latitude }) => Math.round(latitude * 1e5)),
      longitude: towns.map(({ longitude }) => Math.round(longitude * 1e5)),
      population: towns.map(({ population }) => population),
      zone: towns.map(({ zone }) => zones.indexOf(zone)),
      region: towns.map(({ region }) => regions.indexOf(region)),
      district: districtNames.map((district) => districts.indexOf(district)),
      country: towns.map(({ country }) => countries.indexOf(country)),
    },
  };
}

/** All Indian districts; abroad only if a name occurs twice in one region. */
function listNeededDistricts(towns: readonly Town[]): string[] {
  const createPlaceKey = ({ name, region, country }: Town) => `${foldName(name)}|${region}|${country}`;
  const counts = new Map<string, number>();
  for (const town of towns) counts.set(createPlaceKey(town), (counts.get(createPlaceKey(town)) ?? 0) + 1);
  return towns.map((town) =>
    town.country === INDIA || counts.get(createPlaceKey(town))! > 1 ? town.district : '',
  );
}

/** Lists unique texts and returns the index of each; that of an empty text is -1. */
function indexTexts(texts: readonly string[]): { values: string[]; indexOf: (text: string) => number } {
  const values = [...new Set(texts)].filter(Boolean);
  const index = new Map(values.map((text, row) => [text, row]));
  return { values, indexOf: (text) => index.get(text) ?? -1 };
}
