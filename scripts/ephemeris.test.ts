import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTables } from './ephemeris.ts';

it('createTables returns the committed ephemeris tables', () => {
  const committed = readFileSync('src/astrology/ephemeris/data/ephemeris.json', 'utf8');
  expect(committed.replaceAll('\n', '')).toBe(JSON.stringify(createTables()));
});
