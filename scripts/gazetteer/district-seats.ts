/** Makes sure that the seat of every Indian district is in the gazetteer. */
import { DISTRICT_SEATS } from '#src/places/data/district-seats.ts';
import { foldName } from '#src/places/search/phonetic-key.ts';
import { INDIA } from '#src/places/search/towns.ts';
import { joinDistrictNames, type Town } from './town.ts';

/** Where the extracts have no population, a district seat is listed before the villages of the same name. */
const MIN_SEAT_POPULATION = 20_000;

/**
 * Adds the district of today and a minimum population to each seat.
 * @throws Error that lists the seats which are missing
 */
export function markDistrictSeats(towns: readonly Town[]): void {
  const townsByName = groupByName(towns.filter(({ country }) => country === INDIA));
  const missingSeats: string[] = [];
  for (const [state, seats] of Object.entries(DISTRICT_SEATS))
    for (const [district, seat] of Object.entries(seats)) {
      const town = selectSeat(townsByName.get(createKey(state, seat)) ?? [], district);
      if (!town) missingSeats.push(`${seat}, ${district}, ${state}`);
      else if (foldName(town.name) === foldName(seat)) {
        town.district = joinDistrictNames(district, town.district);
        town.population = Math.max(town.population, MIN_SEAT_POPULATION);
      }
    }
  if (missingSeats.length > 0) throw new Error(`District seats without a place: ${missingSeats.join('; ')}`);
}

const createKey = (state: string, name: string) => `${state}|${foldName(name)}`;

function groupByName(towns: readonly Town[]): Map<string, Town[]> {
  const groups = new Map<string, Town[]>();
  for (const town of towns)
    for (const name of [town.name, ...town.otherNames]) {
      const key = createKey(town.region, name);
      groups.set(key, [...(groups.get(key) ?? []), town]);
    }
  return groups;
}

/** Several towns of a state may have the name: the one in the district, or else the largest. */
const selectSeat = (towns: readonly Town[], district: string): Town | undefined =>
  towns.find((town) => town.district.split('|').includes(district)) ??
  towns.toSorted((a, b) => b.population - a.population)[0];
