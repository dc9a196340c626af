/** A child has texts for its age, and reads those of a later age where a text speaks of later years. */
import { describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { KABIR, createReportInput } from '#src/testing/fixtures/people.ts';
import { getChildTexts } from './child-texts.ts';
import { createContext } from './report-context.ts';

/** The reports of the fixtures are made on 21 November 2026. */
const createContextOf = (birthDate: string) =>
  createContext(createReportInput({ ...KABIR, date: birthDate }, 'free-kundli'));

const BEFORE_SCHOOL = createContextOf('2020-11-21');
const AT_SCHOOL = createContextOf('2014-11-22');
const TEENAGER = createContextOf('2014-11-21');

/** Paths of replacements that no text of childhood has. */
function listUnknownPaths(replacements: unknown, texts: unknown, path: string): string[] {
  if (texts === undefined) return [path];
  if (typeof replacements !== 'object' || replacements === null || Array.isArray(replacements)) return [];
  const isList = Array.isArray(texts);
  return Object.entries(replacements).flatMap(([key, value]) => {
    const inner: unknown = isList ? texts[Number(key) - 1] : (texts as Record<string, unknown>)[key];
    return listUnknownPaths(value, inner, `${path}.${key}`);
  });
}

describe('the texts of an age band', () => {
  test.each(['small', 'teenager'] as const)('of %s replace texts that exist', (band) => {
    // The endings of teenagers are those of sixteen and seventeen, who have more chapters.
    const paths = listUnknownPaths(content.child[band], content.child, band);
    expect(paths.filter((path) => !path.includes('childEndings'))).toEqual([]);
  });

  test('change on the seventh and on the twelfth birthday', () => {
    expect(getChildTexts(BEFORE_SCHOOL).childMercury[5]).toContain('by size or colour');
    expect(getChildTexts(AT_SCHOOL).childMercury[5]).toContain('school bag');
    expect(getChildTexts(AT_SCHOOL).childSun[0]).toContain('one choice a day');
    expect(getChildTexts(TEENAGER).childSun[0]).not.toContain('one choice a day');
  });

  test('follow the age at the time of which a text speaks', () => {
    expect(getChildTexts(AT_SCHOOL, '2026-11-22T00:00:00Z')).toBe(getChildTexts(TEENAGER));
    expect(getChildTexts(AT_SCHOOL, '2035-01-01T00:00:00Z')).toBe(getChildTexts(TEENAGER));
  });

  test('keep the texts of childhood that fit every age', () => {
    expect(getChildTexts(TEENAGER).childSun).toHaveLength(12);
    expect(getChildTexts(TEENAGER).childMahaLater).toEqual(content.child.childMahaLater);
    expect(getChildTexts(TEENAGER).noteToParents('Asha')).toContain('Asha');
  });
});
