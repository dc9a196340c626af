/** Readers from forty to fifty-four read nothing about taking a public examination, a college or a first meeting of families. */
import { expect, test } from 'vitest';
import { createReportInput, PLACES, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { writeReport } from './write-report.ts';

/** The reports of the fixtures are made in November 2026. The birth time of every third is unknown. */
const BIRTHS = Array.from({ length: 9 }, (_, i) => {
  const instant = new Date(Date.UTC(1973 + i, (5 * i) % 11, 3 + 2 * i, 2 * i, 7 * i)).toISOString();
  return {
    date: instant.slice(0, 10),
    ...(i % 3 === 2 ? {} : { time: instant.slice(11, 16) }),
    place: PLACES[i % PLACES.length]!,
  };
});

const MATTERS_OF_STUDENTS =
  /\b(an exam(?! and who should not)|one exam|(sit|take|enrol for) the (exam|examination)|competitive exams?|government exam|entrance exams, sports|filled by examination|exam papers|past papers|final examination|match’s family|schools or firms|a match or plan|let families meet)\b/i;

test.each(['janam-kundli', 'life-blueprint', 'year-ahead', 'career-wealth'] as const)(
  '%s has none',
  (product) => {
    const texts = BIRTHS.flatMap((birth) => {
      const input = createReportInput({ name: 'Somebody', ...birth }, product);
      return writeReport(removeSensitivity(input)).pages.flatMap((page) => collectStrings(page));
    });
    expect(texts.length).toBeGreaterThan(BIRTHS.length * 100);
    expect([...new Set(texts.filter((text) => MATTERS_OF_STUDENTS.test(text)))]).toEqual([]);
  },
);
