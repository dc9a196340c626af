/** The place of a command by its name, or by coordinates and zone. */
import { loadGazetteer, type Gazetteer } from '#src/places/gazetteer.ts';
import type { Place } from '#src/places/contract.ts';

/** The message names what to change. */
export class OptionError extends Error {}

/** The file of the towns is named by the composition of the whole application, which other options do not need. */
export async function loadTowns(): Promise<Gazetteer> {
  const { GAZETTEER_FILE } = await import('#src/compose.ts');
  return loadGazetteer(GAZETTEER_FILE);
}

/** @param option of the name, for the choices in the message: "--place" @throws OptionError */
export function findPlace(gazetteer: Gazetteer, text: string, option: string): Place {
  const found = gazetteer.match(text);
  if (found.kind === 'one') return found.place;
  const hits = found.kind === 'several' ? found.places : gazetteer.search(text, 3);
  const nothingFound = `No place is called "${text}".`;
  if (hits.length === 0)
    throw new OptionError(`${nothingFound} Give the nearest larger town, or its coordinates.`);
  const choices = hits.map(({ label }) => `\n  ${option} "${label}"`).join('');
  throw new OptionError(
    hits.length === 1
      ? `${nothingFound} The most similar name:${choices}`
      : `"${text}" can mean several places. Choose one:${choices}`,
  );
}
