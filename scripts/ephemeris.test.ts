import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTables } from './ephemeris.ts';

it('keeps the ephemeris tables as the script makes them of the theories', () => {
  const kept = readFileSync('src/astrology/ephemeris/data/ephemeris.json', 'utf8');
  expect(kept.replaceAll('\n', '')).toBe(JSON.stringify(createTables()));
});
