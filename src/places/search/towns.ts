/** The places of the gazetteer in typed arrays; a place is a row number. Place objects are created for results only. */
import type { Place, PlaceHit } from '#src/places/contract.ts';
import { getCountryName } from '#src/places/country-name.ts';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { createIdIndex, type IdIndex } from './id-index.ts';
import { createTextList, type TextList } from './text-list.ts';

/** The columns of the file as typed arrays, and its lists. */
type TownColumns = {
  count: number;
  /** order in lists, see computeWeight */
  weights: Float32Array;
  populations: Uint32Array;
  /** indexes into the lists of the file; NONE if there is none */
  districts: Uint16Array;
  regions: Uint16Array;
  countries: Uint16Array;
};

export type Towns = TownColumns & {
  isIndian: (row: number) => boolean;
  getPlace: (row: number) => Place;
  /** degrees */
  getPoint: (row: number) => { latitude: number; longitude: number };
  /** with the label "Kota, Rajasthan, India" */
  getPlaceHit: (row: number) => PlaceHit;
  findRowById: (id: string) => number | undefined;
};

const NONE = 0xffff;

/** No function of the result refers to the file: its JSON is six times as large as the typed arrays. */
export function readTowns(file: GazetteerFile): Towns {
  const columns = readTownColumns(file);
  const coordinates = {
    latitudes: Int32Array.from(file.columns.latitude),
    longitudes: Int32Array.from(file.columns.longitude),
  };
  const getPoint = createPointReader(coordinates);
  const getPlace = createPlaceReader(file, columns, getPoint);
  const namesakes = findNamesakes(file);
  return createTowns(
    columns,
    { getPlace, getPoint },
    namesakes,
    createIdIndex(file.columns.id),
    file.countries.indexOf(INDIA),
  );
}

/** A separate function, so that its closures do not hold the file. */
const createTowns = (
  columns: TownColumns,
  { getPlace, getPoint }: { getPlace: (row: number) => Omit<Place, 'id'>; getPoint: Towns['getPoint'] },
  namesakes: Uint8Array,
  ids: IdIndex,
  india: number,
): Towns => ({
  ...columns,
  isIndian: (row) => columns.countries[row] === india,
  getPoint,
  getPlace: (row) => ({ id: ids.getId(row), ...getPlace(row) }),
  getPlaceHit: (row) => {
    const place = getPlace(row);
    return { id: ids.getId(row), ...place, label: formatLabel(place, namesakes[row] === 1) };
  },
  findRowById: ids.findRow,
});

const readTownColumns = ({ columns, countries }: GazetteerFile): TownColumns => ({
  count: columns.id.length,
  weights: Float32Array.from(columns.population, (population, row) =>
    computeWeight(population, countries[columns.country[row]!] === INDIA),
  ),
  populations: Uint32Array.from(columns.population),
  districts: toIndexes(columns.district),
  regions: toIndexes(columns.region),
  countries: toIndexes(columns.country),
});

const toIndexes = (column: readonly number[]) =>
  Uint16Array.from(column, (index) => (index < 0 ? NONE : index));

/** The file has degrees times 100 000. */
const createPointReader =
  ({ latitudes, longitudes }: { latitudes: Int32Array; longitudes: Int32Array }): Towns['getPoint'] =>
  (row) => ({ latitude: latitudes[row]! / 1e5, longitude: longitudes[row]! / 1e5 });

function createPlaceReader(
  file: GazetteerFile,
  towns: TownColumns,
  getPoint: Towns['getPoint'],
): (row: number) => Omit<Place, 'id'> {
  const { name, zone } = file.columns;
  return createReader(file, towns, createTextList(name), getPoint, toIndexes(zone));
}

const createReader =
  (
    {
      zones,
      regions,
      districts,
      countries,
    }: Pick<GazetteerFile, 'zones' | 'regions' | 'districts' | 'countries'>,
    towns: TownColumns,
    names: TextList,
    getPoint: Towns['getPoint'],
    zoneIndexes: Uint16Array,
  ) =>
  (row: number): Omit<Place, 'id'> => {
    const district = districts[towns.districts[row]!]?.split('|')[0];
    const region = regions[towns.regions[row]!];
    return {
      name: names.getText(row),
      ...(district ? { district } : {}),
      ...(region ? { region } : {}),
      country: countries[towns.countries[row]!]!,
      ...getPoint(row),
      zone: zones[zoneIndexes[row]!]!,
    };
  };

/** ISO 3166-1 alpha-2 */
export const INDIA = 'IN';

/**
 * Places are listed by their population. An Indian place counts as a hundred times as large; unknown populations count
 * as 1,000, district seats as at least 20,000 and foreign capitals as at least 500,000. So a foreign city of more than
 * 100,000 (Doha, Manama) is listed before an Indian village of its name, and an Indian town (Dhaka in Bihar) by its
 * population.
 */
const computeWeight = (population: number, isIndian: boolean): number =>
  Math.log10(population + 1000) + (isIndian ? 2 : 0);

/** Marks each row whose name occurs more than once in its state. */
function findNamesakes({ columns }: GazetteerFile): Uint8Array {
  const createKey = (row: number) => `${columns.name[row]}|${columns.region[row]}|${columns.country[row]}`;
  const counts = new Map<string, number>();
  columns.name.forEach((_, row) => counts.set(createKey(row), (counts.get(createKey(row)) ?? 0) + 1));
  return Uint8Array.from(columns.name, (_, row) => (counts.get(createKey(row))! > 1 ? 1 : 0));
}

/** Adds the district if the state has several places of the name; without repetitions such as "Delhi, Delhi, India". */
function formatLabel({ name, district, region, country }: Omit<Place, 'id'>, hasNamesake: boolean): string {
  const parts = [name, hasNamesake ? district : undefined, region, getCountryName(country)].filter(Boolean);
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}
