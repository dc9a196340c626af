import { describe, expect, it } from 'vitest';
import { computeAstrologerTables } from './astrologer-tables.ts';
import { computeChart } from './chart.ts';

const NOW = '2026-10-01T00:00:00Z';

describe('computeAstrologerTables', () => {
  it.each([
    [28.61, true],
    [28.61, false],
    [89.9, true],
    [-89.9, true],
    [89.9, false],
  ])('returns JSON at latitude %d (birth time known: %s)', (latitude, isTimeKnown) => {
    const birth = { utc: '1990-06-21T10:00:00Z', latitude, longitude: 77.21, isTimeKnown };
    const tables = computeAstrologerTables(computeChart(birth), birth, NOW);
    expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
    expect(tables.jaimini.arudhaPadas === null).toBe(!isTimeKnown);
    expect(tables.avakahada.isTimeKnown).toBe(isTimeKnown);
    expect(tables.bhavaChalit === null).toBe(!isTimeKnown);
    expect(tables.kp === null).toBe(!isTimeKnown);
    expect(tables.upagrahas.fromParts.isAvailable).toBe(isTimeKnown && Math.abs(latitude) < 60);
    expect(tables.specialLagnas === null).toBe(!isTimeKnown);
  });
});
