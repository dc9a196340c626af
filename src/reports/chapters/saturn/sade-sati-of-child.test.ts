/** In the report of a child, a Sade Sati after childhood is named and not advised on. */
import { expect, test } from 'vitest';
import { childEndings } from '#src/reports/content/en/child/child-endings.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createReportInput, PLACES, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';

/** Twelve years old; the Moon is in Libra, and Saturn comes to the sign before it in 2038. */
const CHILD = { name: 'Somebody', date: '2014-08-30', time: '15:10', place: PLACES[3] };

/** Four years old; the Moon is in Cancer, and Saturn comes to Gemini in 2032. */
const SMALL_CHILD = { name: 'Somebody', date: '2022-07-30', time: '09:10', place: PLACES[0] };

const listSadeSatiTexts = (person = CHILD): string[] => {
  const { pages } = writeReport(removeSensitivity(createReportInput(person)));
  return listStatements({ pages: pages.filter(({ id }) => id === 'sade-sati') }).map(({ text }) => text);
};

test('a passage that begins after childhood is one statement with the age, without advice for a child', () => {
  const texts = listSadeSatiTexts();
  expect(texts.filter((text) => text.includes('when you are 24'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('2038') || /\b(first|middle|last) part\b/u.test(text))).toEqual(
    [],
  );
});

test('a passage of the first years is over and asks nothing of the child', () => {
  expect(
    listSadeSatiTexts().filter((text) => text.startsWith('One Sade Sati fell in your first years')),
  ).toHaveLength(1);
});

test('a passage that begins in childhood has texts for a child, also where it ends later', () => {
  const texts = listSadeSatiTexts(SMALL_CHILD);
  const rising = texts.find((text) => text.startsWith('The first part runs from 31 May 2032'));
  expect(rising).toContain('You take the worries of the family to heart.');
  expect(texts.filter((text) => text.startsWith('The next Sade Sati begins in childhood'))).toHaveLength(1);
  expect(texts.join(' ')).not.toMatch(/\b(forms|phone|represent|certificate|first work)\b/u);
});

test('no sentence for children speaks of such days or months, which the text before it need not name', () => {
  expect(
    Object.values(childEndings)
      .flat()
      .filter((ending) => /\bsuch\b/u.test(ending)),
  ).toEqual([]);
});
