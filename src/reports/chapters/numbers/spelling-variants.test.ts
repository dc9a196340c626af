/** Other spellings of a name and their numbers. */
import { describe, expect, test } from 'vitest';
import { listChaldeanLetters } from '#src/numerology/chaldean.ts';
import { createNumerologyPeople } from '#src/testing/fixtures/numerology-people.ts';
import { listSpellingsWithOtherFigure, findSpellingWithSameFigure } from './spelling-variants.ts';

const sumLetters = (name: string): number =>
  listChaldeanLetters(name).reduce((sum, { value }) => sum + value, 0);
const listForms = (name: string): string[] =>
  listSpellingsWithOtherFigure(name, () => 0).map(({ form }) => form);
const CHANGE_OF_SUM = { longA: 1, finalH: 5, noFinalA: -1, longU: 8 } as const;

describe('other spellings of every name', () => {
  const names = [
    ...createNumerologyPeople(240).map(({ name }) => name),
    'Krishna Das',
    'Nupur',
    'Lalit Sen',
    'Vimal',
  ];

  test('a changed spelling changes the sum of the letters by the value of its rule, and the figure', () => {
    for (const name of names)
      for (const { kind, form } of listSpellingsWithOtherFigure(name, () => 0)) {
        const change = sumLetters(form) - sumLetters(name);
        if (kind === 'doubled') expect(change % 9, form).not.toBe(0);
        else expect(change, form).toBe(CHANGE_OF_SUM[kind]);
      }
  });

  test('there are at most two changed spellings, with different figures', () => {
    for (const name of names) {
      const figures = listSpellingsWithOtherFigure(name, () => 0).map(({ nameNumber }) => nameNumber.single);
      expect(figures.length).toBeLessThanOrEqual(2);
      expect(new Set(figures).size).toBe(figures.length);
    }
  });

  test('a spelling by a rule for the same figure has the figure of the name', () => {
    for (const name of names) {
      const spelling = findSpellingWithSameFigure(name);
      if (spelling) expect((sumLetters(spelling.form) - sumLetters(name)) % 9, spelling.form).toBe(0);
    }
  });
});

test('only the first word gets another spelling, by the listed rules', () => {
  expect(listForms('Nupur Das')).toEqual(['Noopur Das']);
  expect(listForms('Krishna Das')).toEqual(['Krishnaa Das', 'Krishn Das']);
  expect(findSpellingWithSameFigure('Vimal Rao')?.form).toBe('Wimal Rao');
  expect(listForms('Io Rao')).toEqual([]);
});

test('the spelling with the most favourable figure comes first', () => {
  const [first] = listSpellingsWithOtherFigure('Krishna Das', (figure) =>
    figure === favourableFigure ? 1 : 0,
  );
  expect(first?.form).toBe('Krishn Das');
});

const favourableFigure = listSpellingsWithOtherFigure('Krishna Das', () => 0)[1]!.nameNumber.single;
