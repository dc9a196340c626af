import { describe, expect, test } from 'vitest';
import { ASHA, KABIR, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { factOf } from './facts.ts';
import { markOf } from './marks.ts';
import { readingOf } from './reading.ts';

const asha = readingOf(ASHA);
const mark = (...keys: string[]) =>
  markOf(
    asha,
    keys.map((key) => factOf(asha.chart, asha.now, key)),
  );

describe('a mark', () => {
  test('is firm with its hours where only the rising sign counts', () => {
    expect(mark('lagna.sign')).toEqual({ level: 'firm', note: 'firm, from 1:08 to 3:19 pm' });
  });

  test('is firm as long as the lagna rises where a house counts', () => {
    expect(mark('Saturn.house')).toEqual({ level: 'firm', note: 'firm, as long as Virgo rises' });
  });

  test('is firm without more words where the fact outlasts the hours searched', () => {
    expect(mark('Saturn.sign', 'Jupiter.dignity')).toEqual({ level: 'firm', note: 'firm' });
  });

  test('needs the minute where the fact changes within three quarters of an hour', () => {
    expect(mark('lagna.navamsa')).toEqual({
      level: 'minute',
      note: 'needs the minute: from 2:21 to 2:35 pm',
    });
  });

  test('takes the narrowest of several facts', () => {
    expect(mark('Saturn.sign', 'lagna.navamsa')?.level).toBe('minute');
  });

  test('is a close call for a graha within three minutes of arc of a border', () => {
    expect(mark('Venus.house')).toEqual({ level: 'close', note: 'close call: Venus is 0°02′ inside Gemini' });
  });

  test('is a close call for a house at whose border such a graha stands, on either side', () => {
    const levels = ['house.9', 'house.10', 'house.11'].map((key) => mark(key)?.level);
    expect(levels).toEqual(['close', 'close', 'firm']);
  });

  test('is a close call within four minutes of the clock', () => {
    const late = readingOf({ ...ASHA, birth: { ...ASHA.birth, utc: '1996-06-04T09:02:00Z' } });
    expect(markOf(late, ['lagna.navamsa=7'])).toEqual({
      level: 'close',
      note: 'close call: from 2:21 to 2:35 pm',
    });
  });

  test('is left out where nothing depends on the clock', () => {
    expect(mark('Jupiter.retrograde')).toBeUndefined();
  });

  test('is left out when nobody computed the sensitivity', () => {
    const { sensitivity: _, ...bare } = ASHA;
    expect(markOf(readingOf(bare), ['lagna.sign=6'])).toBeUndefined();
  });

  test('for a period asks how far the clock may move before another one is running', () => {
    // Saturn within Rahu began 62 days before the report and ends 979 days after it; a minute moves dates by 5.56 days.
    expect(mark('antar')).toEqual({ level: 'minute', note: 'needs the minute: from 2:18 to 5:26 pm' });
  });
});

describe('a mark on a day without an hour', () => {
  const kabir = readingOf(reportInput(withoutTime(KABIR)));
  const fact = (key: string) => factOf(kabir.chart, kabir.now, key);

  test('is firm for a sign kept all day', () => {
    expect(markOf(kabir, [fact('Saturn.sign')])).toEqual({ level: 'firm', note: 'firm, whatever the hour' });
  });

  test('is a close call for a sign that changed', () => {
    const crossing = readingOf(reportInput(withoutTime({ ...KABIR, date: '1988-11-25' })));
    expect(markOf(crossing, ['Moon.sign=2'])?.level).toBe('close');
  });
});
