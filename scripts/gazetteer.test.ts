import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CORRECTIONS, EXCLUDED_IDS } from '#src/places/data/corrections.ts';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { buildGazetteer } from './gazetteer.ts';
import { markDistrictSeats } from './gazetteer/district-seats.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Written by the build, from the same input. */
const BUILT_FILE = new URL('../build/gazetteer.json', import.meta.url).pathname;

describe('buildGazetteer', () => {
  const file = path.join(folder, 'gazetteer.json');
  buildGazetteer(file);
  const text = readFileSync(file, 'utf8');
  const { columns, regions, countries, zones } = JSON.parse(text) as GazetteerFile;
  const indianRows = columns.id.flatMap((_, row) => (countries[columns.country[row]!] === 'IN' ? [row] : []));

  it('writes the same bytes from the same input', () => {
    expect(readFileSync(BUILT_FILE, 'utf8') === text).toBe(true);
  });

  it('writes Indian places first, all with the Indian time zone', () => {
    expect(indianRows.at(-1)).toBe(indianRows.length - 1);
    expect(new Set(indianRows.map((row) => zones[columns.zone[row]!]))).toEqual(new Set(['Asia/Kolkata']));
  });

  it('writes only time zones that the runtime knows', () => {
    const isUnknownZone = (zone: string) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: zone }).format();
        return false;
      } catch {
        return true;
      }
    };
    expect(zones.filter(isUnknownZone)).toEqual([]);
    expect(columns.zone.every((zone) => zone in zones)).toBe(true);
  });

  it('writes a unique id for each place', () => {
    expect(new Set(columns.id).size).toBe(columns.id.length);
  });

  it('writes no Indian town twice within two kilometres', () => {
    const rowsByName = new Map<string, number[]>();
    const duplicates: string[] = [];
    for (const row of indianRows) {
      const sameNameRows = rowsByName.get(columns.name[row]!) ?? [];
      // Coordinates are stored in 0.00001°, which is 1.112 m of latitude.
      const computeKm = (otherRow: number) =>
        Math.hypot(
          columns.latitude[row]! - columns.latitude[otherRow]!,
          columns.longitude[row]! - columns.longitude[otherRow]!,
        ) * 1.112e-3;
      if (sameNameRows.some((otherRow) => computeKm(otherRow) < 2)) duplicates.push(columns.name[row]!);
      rowsByName.set(columns.name[row]!, [...sameNameRows, row]);
    }
    expect(duplicates).toEqual([]);
  });

  it('writes the regions of today for foreign towns whose country changed its regions', () => {
    const findRegion = (name: string, country: string) => {
      const row = columns.name.findIndex(
        (town, i) => town === name && countries[columns.country[i]!] === country,
      );
      return regions[columns.region[row]!];
    };
    expect(findRegion('Hanoi', 'VN')).toBe('Hanoi');
    expect(findRegion('Ho Chi Minh City', 'VN')).toBe('Ho Chi Minh City');
    expect(findRegion('Tromsø', 'NO')).toBe('Troms');
    expect(findRegion('London', 'CA')).toBe('Ontario');
  });

  it('finds a town for every correction', () => {
    const knownNames = new Set(
      indianRows.flatMap((row) =>
        [columns.name[row]!, ...columns.otherNames[row]!.split('|')].map(
          (name) => `${name}, ${regions[columns.region[row]!]}`,
        ),
      ),
    );
    const correctedNames = Object.entries(CORRECTIONS).map(([key, { region }]) => {
      const [name, ...areas] = key.split(', ');
      return `${name}, ${region ?? areas.at(-1)}`;
    });
    expect(correctedNames.filter((name) => !knownNames.has(name))).toEqual([]);
  });

  it('excludes the places that are recorded twice', () => {
    expect(columns.id.filter((id) => EXCLUDED_IDS.has(id))).toEqual([]);
  });
});

describe('markDistrictSeats', () => {
  it('names the districts whose seat is missing', () => {
    expect(() => markDistrictSeats([])).toThrow(/Paderu, Alluri Sitharama Raju, Andhra Pradesh;/);
  });
});
