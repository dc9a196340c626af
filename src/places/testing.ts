import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

export type TestGazetteer = {
  gazetteer: Gazetteer;
  /** the file from which it was loaded */
  text: string;
  /** what the build printed */
  output: string;
};

let testGazetteer: TestGazetteer | undefined;

/**
 * Builds the gazetteer as `node scripts/build.ts` does, for tests that run without a build. It takes seconds, so the test files of
 * a worker share it; nothing changes a gazetteer.
 */
export const getTestGazetteer = (): TestGazetteer => (testGazetteer ??= buildTestGazetteer());

function buildTestGazetteer(): TestGazetteer {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-'));
  try {
    const file = path.join(folder, 'gazetteer.json');
    const output = execFileSync(process.execPath, ['scripts/gazetteer.ts', file], { encoding: 'utf8' });
    return { gazetteer: loadGazetteer(file), text: readFileSync(file, 'utf8'), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
