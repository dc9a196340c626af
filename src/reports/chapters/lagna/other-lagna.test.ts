/** The chapter on the lagna names the other lagna near its border. */
import { MINUTE_MS } from '#src/reports/facts/time-units.ts';
import { describe, expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { lagnaAndMoonChapter } from './lagna-and-moon.ts';
import { lagnaChapter } from './lagna.ts';

/** Virgo rose from some minutes before the birth. */
function findOtherLagna(minutes: number, timeKind: 'exact' | 'approximate', chapter = lagnaChapter) {
  const from = new Date(Date.parse(ASHA.birth.utc) - minutes * MINUTE_MS).toISOString();
  const sensitivity = { ...ASHA.sensitivity!, lagnaSign: { ...ASHA.sensitivity!.lagnaSign, from } };
  const page = writeChapter(
    chapter,
    createContext({ ...ASHA, birth: { ...ASHA.birth, timeKind }, sensitivity }),
  );
  if (page?.kind !== 'essay') throw new Error('Not an essay.');
  return page.parts.find(({ id }) => id === 'other-lagna')?.statements[0];
}

describe('the other possible lagna', () => {
  test('is described if the border is within fifteen minutes of an exact time', () => {
    expect(findOtherLagna(12, 'exact')?.text).toMatch(
      /^Leo rose until .*, 12 minutes before your time\. If it is/,
    );
    expect(findOtherLagna(12, 'exact')?.because).toContain('the Sun rules Leo');
    expect(findOtherLagna(20, 'exact')).toBeUndefined();
  });

  test('is described if the border is within 45 minutes of an approximate time', () => {
    expect(findOtherLagna(40, 'approximate')?.text).toContain('40 minutes before');
    expect(findOtherLagna(50, 'approximate')).toBeUndefined();
  });

  test('is described in the short chapter of the free kundli too', () => {
    expect(findOtherLagna(2, 'exact', lagnaAndMoonChapter)?.text).toContain('2 minutes before');
  });
});
