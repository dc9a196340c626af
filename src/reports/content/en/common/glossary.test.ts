/** Every Sanskrit term of the texts has an entry in the glossary. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { glossary } from './glossary.ts';

const CONTENT_FOLDER = path.join(import.meta.dirname, '..');
/** Technical terms by their endings; names of gods, nakshatras, yogas and foods are no terms. */
const TERM =
  /\b((?:[a-z]+(?:amsh?a|dasha|[ds]h?bala|karaka|varga|koota|phal|lagna))|dasha|karaka|varga|vargottama|dosha|(?:neecha )?bhanga|shodhana|ithasala|muntha|saham|muhurta|dhaiya|bindu|rupa|virupa|gochara|manglik|gandanta|mudda|tajika|mulank|bhagyank|namank|panchang|parivartana|upapada|upachaya|dusthana|tithi|karana|nakshatra|graha|lagna|rashi|moolatrikona|gana|nadi|yoni|tara|sade sati|kaal sarp|chalit|arudha|paya|yunja|chandrashtama|ishrafa|yogini|sookshma|varna|vashya|vedha|manushya|antya)s?\b/gi;

const spellings = glossary
  .flatMap(({ word, otherSpellings = [] }) => [word, ...word.split(', '), ...otherSpellings])
  .map((word) => word.toLowerCase());
const isExplained = (term: string) => spellings.includes(term) || spellings.includes(term.replace(/s$/, ''));

let prose: string[];
beforeAll(async () => {
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(path.join(CONTENT_FOLDER, file)) as Promise<unknown>));
  prose = modules.flatMap(collectTexts);
});

/** Strings of several words; a single word may be a key. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}

describe('glossary', () => {
  test('every Sanskrit term of the texts has an entry', () => {
    const terms = prose.flatMap((text) => [...text.matchAll(TERM)].map(([found]) => found.toLowerCase()));
    expect([...new Set(terms)].filter((term) => !isExplained(term))).toEqual([]);
    expect(new Set(terms).size).toBeGreaterThan(20);
  });

  test('entries are in alphabetical order without duplicates', () => {
    const words = glossary.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)].toSorted());
  });

  test('explanations have at most thirteen words', () => {
    expect(glossary.filter(({ meaning }) => meaning.split(' ').length > 13)).toEqual([]);
  });
});
