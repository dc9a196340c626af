/** Caches events of the sky, which are the same for every chart, in blocks of years. */

type SkyEvent = { ut: number };

const BLOCK_DAYS = 4 * 365.25;
/**
 * A block of Mercury, the largest, holds sixty events of about 120 bytes, so the cache has at most 4 MB and usually
 * 1 MB. The oldest block is evicted first.
 */
const MAX_BLOCKS = 512;

const blocks = new Map<string, readonly SkyEvent[]>();

/**
 * Events after `from` and before `to`, in order of time; the caller must not change them. Blocks have fixed dates,
 * so that a result does not depend on earlier calls.
 * @param cacheKey names what is searched and every setting that it depends on
 */
export function cacheByBlock<T extends SkyEvent>(
  cacheKey: string,
  from: number,
  to: number,
  find: (from: number, to: number) => readonly T[],
): T[] {
  const events: T[] = [];
  for (let index = Math.floor(from / BLOCK_DAYS); index * BLOCK_DAYS < to; index++)
    for (const event of findBlock(`${cacheKey} ${index}`, index, find))
      if (event.ut > from && event.ut < to) events.push(event);
  return events;
}

function findBlock<T extends SkyEvent>(
  key: string,
  index: number,
  find: (from: number, to: number) => readonly T[],
): readonly T[] {
  const cached = blocks.get(key);
  if (cached) return cached as readonly T[];
  if (blocks.size >= MAX_BLOCKS) blocks.delete(blocks.keys().next().value!);
  const events = find(index * BLOCK_DAYS, (index + 1) * BLOCK_DAYS);
  blocks.set(key, events);
  return events;
}
