/** The note on how to read the report explains each mark with the word that the mark prints. */
import { expect, test } from 'vitest';
import { certaintyNotes, markWords } from '#src/reports/content/en/common/certainty-notes.ts';
import { readingGuide, readingGuideWithoutTime } from '#src/reports/content/en/common/headings.ts';

const NOTES = {
  stable: [certaintyNotes.firm, certaintyNotes.firmAtAnyHour, certaintyNotes.firmWithLagna('Leo')],
  'minute-sensitive': [certaintyNotes.needsMinute('holds from 7:02 to 8:14 am')],
  borderline: [certaintyNotes.closeCall(''), certaintyNotes.changesOnDay, certaintyNotes.needsHour],
};

test.each(Object.entries(NOTES))('the notes of a %s mark begin with its word', (level, notes) => {
  const word = markWords[level as keyof typeof markWords];
  expect(notes.filter((note) => !note.startsWith(word))).toEqual([]);
});

test('the note on marks quotes the word of each mark', () => {
  for (const word of Object.values(markWords)) expect(readingGuide[1].text).toContain(`“${word}”`);
});

test('the note on marks without a birth time quotes the two words that occur', () => {
  expect(readingGuideWithoutTime[1].text).toContain(`“${markWords.stable}”`);
  expect(readingGuideWithoutTime[1].text).toContain(`“${markWords.borderline}”`);
});
