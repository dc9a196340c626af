import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from './gazetteer.ts';
import { NAMES_IN_INDIAN_SCRIPTS } from '#src/testing/fixtures/names-in-indian-scripts.ts';
import { getTestGazetteer } from './testing.ts';

let gazetteer: Gazetteer;
beforeAll(() => {
  ({ gazetteer } = getTestGazetteer());
});

describe.each(Object.entries(NAMES_IN_INDIAN_SCRIPTS))('towns written in %s', (_script, names) => {
  it.each(Object.entries(names))('%s is found as %s', (typed, name) => {
    expect(gazetteer.search(typed)[0]?.name).toBe(name);
  });
});
