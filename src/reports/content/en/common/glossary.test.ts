/** A reader should find every Sanskrit term of any text explained at the end of the copy. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { glossary } from './glossary.ts';

const HERE = import.meta.dirname;
/** The words of the craft, by how they end; names of gods, stars, yogas and foods are no terms. */
const TERM =
  /\b((?:[a-z]+(?:amsh?a|dasha|[ds]h?bala|karaka|varga|koota|phal|lagna))|dasha|karaka|varga|vargottama|dosha|(?:neecha )?bhanga|shodhana|ithasala|muntha|saham|muhurta|dhaiya|bindu|rupa|virupa|gochara|manglik|gandanta|mudda|tajika|mulank|bhagyank|namank|panchang|parivartana|upapada|upachaya|dusthana|tithi|karana|nakshatra|graha|lagna|rashi|moolatrikona|gana|nadi|yoni|tara|sade sati|kaal sarp)s?\b/gi;

const spellings = glossary
  .flatMap(({ word, otherSpellings = [] }) => [word, ...word.split(', '), ...otherSpellings])
  .map((word) => word.toLowerCase());
const explained = (term: string) => spellings.includes(term) || spellings.includes(term.replace(/s$/, ''));

let prose: string[];
beforeAll(async () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(path.join(HERE, file)) as Promise<unknown>));
  prose = modules.flatMap(textsIn);
});

/** A string of several words is for readers; a single one may be a key. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('the glossary', () => {
  test('has every term of the texts', () => {
    const terms = prose.flatMap((text) => [...text.matchAll(TERM)].map(([found]) => found.toLowerCase()));
    expect([...new Set(terms)].filter((term) => !explained(term))).toEqual([]);
    expect(new Set(terms).size).toBeGreaterThan(20);
  });

  test('goes by the alphabet and has each word once', () => {
    const words = glossary.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)].toSorted());
  });

  test('explains in a dozen words', () => {
    expect(glossary.filter(({ meaning }) => meaning.split(' ').length > 13)).toEqual([]);
  });
});
