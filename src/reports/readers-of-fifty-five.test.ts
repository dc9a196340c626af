/** Readers from fifty-five to fifty-nine read nothing about taking an examination, an engagement or a child to come. */
import { expect, test } from 'vitest';
import { createReportInput, PLACES, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { writeReport } from './write-report.ts';

/** The reports of the fixtures are made in November 2026. The birth time of every fourth is unknown. */
const BIRTHS = Array.from({ length: 12 }, (_, i) => {
  const instant = new Date(Date.UTC(1967 + (i % 5), (5 * i) % 11, 3 + 2 * i, 2 * i, 7 * i)).toISOString();
  return {
    date: instant.slice(0, 10),
    ...(i % 4 === 3 ? {} : { time: instant.slice(11, 16) }),
    place: PLACES[i % PLACES.length]!,
  };
});

const MATTERS_OF_EARLIER_YEARS =
  /\b(an exam|one exam|(sit|take|enrol for) the (exam|examination)|competitive exams|government exam|entrance exams, sports|filled by examination|main examination|(higher|further) degree|engagement|plan for a child|meeting with a match|boss for a plain opinion|children over marks|school fees|hostel or joint|untouched for fifteen years|exam papers|wedding date|match’s family|schools or firms|future employer|wedding or (a|another) large step|home of your own)\b/i;

test.each(['janam-kundli', 'life-blueprint', 'year-ahead', 'career-wealth', 'love-marriage'] as const)(
  '%s has none',
  (product) => {
    const pages = BIRTHS.flatMap((birth) => {
      const input = createReportInput({ name: 'Somebody', ...birth }, product);
      return writeReport(removeSensitivity(input)).pages.filter(({ kind }) => kind !== 'glossary');
    });
    const texts = pages.flatMap((page) => collectStrings(page));
    expect(texts.length).toBeGreaterThan(BIRTHS.length * 100);
    expect([...new Set(texts.filter((text) => MATTERS_OF_EARLIER_YEARS.test(text)))]).toEqual([]);
    const emptyParts = pages.flatMap((page) =>
      page.kind === 'essay' ? page.parts.filter(({ statements }) => statements.length === 0) : [],
    );
    expect(emptyParts.map(({ id }) => id)).toEqual([]);
  },
);
