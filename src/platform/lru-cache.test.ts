import { describe, expect, it } from 'vitest';
import { createLruCache } from './lru-cache.ts';

describe('the cache', () => {
  it('drops the entry that was not read for the longest time', () => {
    const cache = createLruCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  });

  it('replaces a value without dropping another', () => {
    const cache = createLruCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('b', 3);
    expect(['a', 'b'].map((key) => cache.get(key))).toEqual([1, 3]);
  });
});
