import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { PlacesResponse, type Place } from './contract.ts';
import type { BirthDetails } from './contract-birth.ts';
import { loadGazetteer, type Gazetteer } from './gazetteer.ts';

/** Finds the first search result for a place name. */
export async function findPlace(url: string, query: string): Promise<Place> {
  const response = await supertest(url).get('/api/places').query({ q: query }).expect(200);
  const { label: _label, ...place } = PlacesResponse.parse(response.body).places[0]!;
  return place;
}

export async function buildBirthDetails(
  url: string,
  change: Partial<BirthDetails> = {},
): Promise<BirthDetails> {
  return {
    name: 'Asha Rao',
    date: '1996-06-04',
    time: '14:30',
    timeKind: 'exact',
    place: await findPlace(url, 'Kota'),
    ...change,
  };
}

/** Builds the gazetteer as `node scripts/build.ts` does, for tests that run without a build; takes seconds. */
export function buildTestGazetteer(): {
  gazetteer: Gazetteer;
  file: string;
  output: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-'));
  const file = path.join(folder, 'gazetteer.json');
  const output = execFileSync(process.execPath, ['scripts/gazetteer.ts', file], { encoding: 'utf8' });
  return { gazetteer: loadGazetteer(file), file, output, remove: () => rmSync(folder, { recursive: true }) };
}
