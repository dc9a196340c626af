import { describe, expect, test } from 'vitest';
import { ASHA, KABIR, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { createFact } from './facts.ts';
import { evaluateCertainty } from './certainty.ts';
import { createContext, withChart } from '#src/reports/context/report-context.ts';

const asha = createContext(ASHA);
const mark = (...keys: string[]) =>
  evaluateCertainty(
    asha,
    keys.map((key) => createFact(asha, key)),
  );

describe('a mark', () => {
  test('is firm with its hours where only the rising sign counts', () => {
    expect(mark('lagna.sign')).toEqual({ level: 'stable', note: 'firm, from 1:08 to 3:19 pm' });
  });

  test('is firm as long as the lagna rises where a house counts', () => {
    expect(mark('Saturn.house')).toEqual({ level: 'stable', note: 'firm, as long as Virgo rises' });
  });

  test('is firm without more words where the fact outlasts the hours searched', () => {
    expect(mark('Saturn.sign', 'Jupiter.dignity')).toEqual({ level: 'stable', note: 'firm' });
  });

  test('needs the minute where the fact changes within three quarters of an hour', () => {
    expect(mark('lagna.navamsa')).toEqual({
      level: 'minute-sensitive',
      note: 'needs the minute: from 2:21 to 2:35 pm',
    });
  });

  test('takes the narrowest of several facts', () => {
    expect(mark('Saturn.sign', 'lagna.navamsa')?.level).toBe('minute-sensitive');
  });

  test('is a close call for a graha within three minutes of arc of a border', () => {
    expect(mark('Venus.house')).toEqual({
      level: 'borderline',
      note: 'close call: Venus is 0°02′ inside Gemini',
    });
  });

  test('is a close call for a house at whose border such a graha stands, on either side', () => {
    const levels = ['house.9', 'house.10', 'house.11'].map((key) => mark(key)?.level);
    expect(levels).toEqual(['borderline', 'borderline', 'stable']);
  });

  test('says a distance under a minute of arc in words, never as a bare zero', () => {
    const { Venus } = asha.chart.grahas;
    const noted = (degreeInSign: number) => {
      const grahas = { ...asha.chart.grahas, Venus: { ...Venus, degreeInSign } };
      return evaluateCertainty(withChart(asha, { ...asha.chart, grahas }), ['Venus.sign=3'])?.note;
    };
    expect(noted(0.005)).toBe('close call: Venus is less than a minute of arc inside Gemini');
    expect(noted(29.99)).toBe('close call: Venus is less than a minute of arc from the end of Gemini');
  });

  test('says so of a part of a sign, too', () => {
    const Venus = { ...asha.chart.grahas.Venus, longitude: 40.001 };
    const at = withChart(asha, { ...asha.chart, grahas: { ...asha.chart.grahas, Venus } });
    expect(evaluateCertainty(at, ['D9.Venus=1'])?.note).toBe(
      'close call: Venus is less than a minute of arc from another part of its sign',
    );
  });

  test('is a close call within four minutes of the clock', () => {
    const late = createContext({ ...ASHA, birth: { ...ASHA.birth, utc: '1996-06-04T09:02:00Z' } });
    expect(evaluateCertainty(late, ['lagna.navamsa=7'])).toEqual({
      level: 'borderline',
      note: 'close call: from 2:21 to 2:35 pm',
    });
  });

  test('is firm for what no birth time can move, and for a motion far from its turn', () => {
    expect(mark('transit.Saturn')).toEqual({ level: 'stable', note: 'firm' });
    expect(mark('Jupiter.retrograde')).toEqual({ level: 'stable', note: 'firm' });
  });

  test('is left out where only the clock itself was told of', () => {
    expect(mark('given.clock')).toBeUndefined();
  });

  test('needs the minute where the Moon leaves a phase or a lunar day within the hour', () => {
    const { Sun, Moon } = asha.chart.grahas;
    const until = (minutes: number) => {
      const longitude = (Sun.longitude + 20 * 12 - ((Moon.speed - Sun.speed) * minutes) / 1440 + 360) % 360;
      const grahas = { ...asha.chart.grahas, Moon: { ...Moon, longitude } };
      return withChart(asha, { ...asha.chart, grahas, panchang: { ...asha.chart.panchang, tithi: 20 } });
    };
    expect(evaluateCertainty(until(30), ['tithi=20'])).toEqual({
      level: 'minute-sensitive',
      note: expect.stringMatching(/^needs the minute: .*3:00 pm$/),
    });
    expect(evaluateCertainty(until(30), ['phase=5'])?.level).toBe('minute-sensitive');
    expect(evaluateCertainty(until(60), ['phase=5'])?.level).toBe('stable');
  });

  test('is a close call for a graha at the limit of combustion or at its turn', () => {
    const { Sun, Mars, Mercury } = asha.chart.grahas;
    const edge = { ...Mars, longitude: Sun.longitude - 16.9999, speed: 0.7 };
    const grahas = { ...asha.chart.grahas, Mars: edge, Mercury: { ...Mercury, speed: 1e-6 } };
    const at = withChart(asha, { ...asha.chart, grahas });
    expect(evaluateCertainty(at, ['Mars.combust=true'])?.level).toBe('borderline');
    expect(evaluateCertainty(at, ['Mercury.retrograde=false'])?.level).toBe('borderline');
  });

  test('is left out when nobody computed the sensitivity', () => {
    const { sensitivity: _, ...bare } = ASHA;
    expect(evaluateCertainty(createContext(bare), ['lagna.sign=6'])).toBeUndefined();
  });

  test('for a period asks how far the clock may move before another one is running', () => {
    // Saturn within Rahu began 62 days before the report and ends 979 days after it; a minute moves dates by 5.56 days.
    expect(mark('antar')).toEqual({
      level: 'minute-sensitive',
      note: 'needs the minute: from 2:18 to 5:26 pm',
    });
  });
});

describe('a mark of a number', () => {
  const born = (time: string) => createContext(reportInput({ ...KABIR, time }));
  const of = (time: string, ...keys: string[]) =>
    evaluateCertainty(
      born(time),
      keys.map((key) => createFact(born(time), key)),
    );

  test('is firm for a date, whatever the minute', () => {
    expect(of('05:10', 'date.driver', 'date.year.2027')).toEqual({ level: 'stable', note: 'firm' });
  });

  test('counts the minutes to the change of date, on either side', () => {
    const note = 'the date changes at midnight';
    expect(of('23:30', 'date.driver')).toEqual({
      level: 'minute-sensitive',
      note: `needs the minute: ${note}`,
    });
    expect(of('00:20', 'date.conductor')).toEqual({
      level: 'minute-sensitive',
      note: `needs the minute: ${note}`,
    });
    expect(of('23:58', 'date.digit.4')).toEqual({ level: 'borderline', note: `close call: ${note}` });
  });

  test('says of a name that another spelling would be another number', () => {
    expect(of('23:58', 'name.figure')).toEqual({ level: 'stable', note: 'firm, for this spelling' });
    expect(of('05:10', 'date.path', 'name.destiny')).toEqual({
      level: 'stable',
      note: 'firm, for this spelling',
    });
    expect(of('23:58', 'date.path', 'name.destiny')?.level).toBe('borderline');
  });

  test('is no firmer than the chart where both chose the words', () => {
    expect(of('05:10', 'date.driver', 'lagna.navamsa')?.level).toBe('minute-sensitive');
  });
});

describe('a mark on a day without an hour', () => {
  const kabir = createContext(reportInput(withoutTime(KABIR)));
  const fact = (key: string) => createFact(kabir, key);

  test('is firm for a sign kept all day', () => {
    expect(evaluateCertainty(kabir, [fact('Saturn.sign')])).toEqual({
      level: 'stable',
      note: 'firm, whatever the hour',
    });
  });

  test('is firm for a number of the date, and for the name as it is spelt', () => {
    expect(evaluateCertainty(kabir, [fact('date.driver')])).toEqual({
      level: 'stable',
      note: 'firm, whatever the hour',
    });
    expect(evaluateCertainty(kabir, [fact('name.compound')])?.note).toBe('firm, for this spelling');
  });

  test('is a close call for a sign that changed', () => {
    const crossing = createContext(reportInput(withoutTime({ ...KABIR, date: '1988-11-25' })));
    expect(evaluateCertainty(crossing, ['Moon.sign=2'])?.level).toBe('borderline');
  });

  test('is a close call for a count from a Moon that changed its sign, however firm the other end', () => {
    const crossing = createContext(reportInput(withoutTime({ ...KABIR, date: '1988-11-25' })));
    const key = createFact(crossing, 'Saturn.from.Moon');
    expect(evaluateCertainty(crossing, [key])?.level).toBe('borderline');
  });
});
