/** A note of certainty that many statements of a chapter share is printed once, and each symbol is explained in its chapter. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { products } from '#src/reports/products.ts';
import { writeReport, type ProductKey } from '#src/reports/write-report.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { PrintedDocument } from './PrintedDocument.tsx';

const PEOPLE = createPeople(320)
  .filter((_, i) => i % 40 === 7)
  .map((person, i) => (i % 4 === 3 ? removeTime(person) : person));

/** The sections of the document; an opening page belongs to the section after it. */
function listChapters(html: string): string[] {
  const sections = html.split('<section').slice(1);
  const isOpener = (section: string | undefined) => section?.startsWith(' class="opener');
  return sections.flatMap((section, i) =>
    isOpener(section) ? [] : [isOpener(sections[i - 1]) ? `${sections[i - 1]}${section}` : section],
  );
}

const listNotes = (chapter: string): string[] =>
  [...chapter.matchAll(/<p class="certainty">.*?<\/svg>(.*?)<\/p>/gs)].map(([, note]) => removeTags(note!));
const listSymbols = (chapter: string): string[] =>
  [...chapter.matchAll(/<svg viewBox="-5 -5 10 10" role="img" aria-label="([^"]*)"/g)].map(
    ([, note]) => note!,
  );

const removeTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');

describe.each(Object.keys(products) as ProductKey[])('the marks of %s', (product) => {
  const chapters = PEOPLE.flatMap((person) => {
    const doc = writeReport(createReportInput(person, product));
    return listChapters(renderToStaticMarkup(<PrintedDocument doc={doc} styles="" />));
  });

  // One note of each level is explained at the head; another one of that level is printed with its statements.
  test('no chapter without an explanation of its marks prints a note three times', () => {
    const repeated = chapters.flatMap((chapter) => {
      if (chapter.includes('class="mark-legend"')) return [];
      const notes = listNotes(chapter);
      return notes.filter((note, i) => notes.indexOf(note) !== i && notes.lastIndexOf(note) !== i);
    });
    expect(repeated).toEqual([]);
  });

  test('a chapter explains each of its symbols', () => {
    const unexplained = chapters.flatMap((chapter) => {
      const notes = new Set(listNotes(chapter));
      return listSymbols(chapter).filter((note) => !notes.has(note.replaceAll('\u00a0', ' ')));
    });
    expect(unexplained).toEqual([]);
  });
});
