/** Removes other names that belong to a larger town or a city nearby. */
import { foldName } from '#src/places/search/phonetic-key.ts';
import { computeDistanceKm } from '#src/places/distance.ts';
import type { Town } from './town.ts';

/** GeoNames gives some towns the name of their district seat: Atrauli that of Aligarh, 28 km away. */
const NEARBY_KM = 40;

export function removeBorrowedNames(towns: readonly Town[]): void {
  const townsByName = new Map<string, Town[]>();
  for (const town of towns) {
    const namesakes = townsByName.get(foldName(town.name));
    if (namesakes) namesakes.push(town);
    else townsByName.set(foldName(town.name), [town]);
  }
  for (const town of towns)
    town.otherNames = town.otherNames.filter(
      (name) =>
        !townsByName
          .get(foldName(name))
          ?.some((other) => isLarge(other, town) && computeDistanceKm(other, town) < NEARBY_KM),
    );
}

/** New Delhi is not another name of Delhi, although it is smaller. */
const isLarge = (other: Town, town: Town): boolean =>
  other !== town && (other.population > town.population || other.population >= CITY_POPULATION);

const CITY_POPULATION = 100_000;
