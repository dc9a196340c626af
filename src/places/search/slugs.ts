/** A name for the address of a page about each place: "jaipur", "aurangabad-bihar". */
import { removeAccents } from './phonetic-key.ts';
import type { Towns } from './towns.ts';

export type Slugs = { getSlug: (row: number) => string; findRow: (slug: string) => number | undefined };

/**
 * The place with the highest weight (see computeWeight) has the name alone. Others of the name add the state, then the
 * district; where that is not unique either, the id. It takes a tenth of a second and 4 MB, so it runs at the first use.
 */
export function createSlugs(towns: Towns): Slugs {
  const slugs = Array.from({ length: towns.count }, () => '');
  const rowsBySlug = new Map<string, number>();
  for (const row of sortByWeight(towns)) {
    const slug = listCandidates(towns, row).find((candidate) => !rowsBySlug.has(candidate))!;
    slugs[row] = slug;
    rowsBySlug.set(slug, row);
  }
  return { getSlug: (row) => slugs[row]!, findRow: (slug) => rowsBySlug.get(slug) };
}

/** Of equal places the one first in the file, so that a slug does not change between builds. */
const sortByWeight = ({ count, weights }: Towns): number[] =>
  Array.from({ length: count }, (_, row) => row).sort((a, b) => weights[b]! - weights[a]! || a - b);

function listCandidates(towns: Towns, row: number): string[] {
  const { id, name, district, region, country } = towns.getPlace(row);
  const area = region ?? country;
  return [[name], [name, area], [name, district, area], [name, area, id]]
    .map((parts) => toSlug(parts.filter((part) => part !== undefined).join(' ')))
    .filter((slug) => slug !== '');
}

/** Lower case, without accents; everything that is no letter or digit becomes a hyphen. */
export const toSlug = (text: string): string =>
  removeAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
