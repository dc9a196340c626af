import { describe, expect, test } from 'vitest';
import { ASHA, KABIR, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { createFact } from './facts.ts';
import { evaluateCertainty } from './certainty.ts';
import { createContext, withChart } from '#src/reports/context/report-context.ts';

const asha = createContext(ASHA);
const evaluateKeys = (...keys: string[]) =>
  evaluateCertainty(
    asha,
    keys.map((key) => createFact(asha, key)),
  );

describe('certainty of a statement', () => {
  test('a fact of the rising sign is stable and names its hours', () => {
    expect(evaluateKeys('lagna.sign')).toEqual({ level: 'stable', note: 'firm, from 1:08 to 3:19 pm' });
  });

  test('a house is stable as long as the lagna rises', () => {
    expect(evaluateKeys('Saturn.house')).toEqual({ level: 'stable', note: 'firm, as long as Virgo rises' });
  });

  test('a fact that does not change within the searched hours is stable without a time', () => {
    expect(evaluateKeys('Saturn.sign', 'Jupiter.dignity')).toEqual({ level: 'stable', note: 'firm' });
  });

  test('a fact that changes within 45 minutes is minute-sensitive', () => {
    expect(evaluateKeys('lagna.navamsa')).toEqual({
      level: 'minute-sensitive',
      note: 'depends on the time: holds from 2:21 to 2:35 pm',
    });
  });

  test('several facts have the certainty of the narrowest interval', () => {
    expect(evaluateKeys('Saturn.sign', 'lagna.navamsa')?.level).toBe('minute-sensitive');
  });

  test('a graha within three minutes of arc of a sign border is borderline', () => {
    expect(evaluateKeys('Venus.house')).toEqual({
      level: 'borderline',
      note: 'close call: Venus is 0°02′ inside Gemini',
    });
  });

  test('the houses on both sides of a border with a graha near it are borderline', () => {
    const levels = ['house.9', 'house.10', 'house.11'].map((key) => evaluateKeys(key)?.level);
    expect(levels).toEqual(['borderline', 'borderline', 'stable']);
  });

  test('a distance under one minute of arc is written in words', () => {
    const { Venus } = asha.chart.grahas;
    const getNote = (degreeInSign: number) => {
      const grahas = { ...asha.chart.grahas, Venus: { ...Venus, degreeInSign } };
      return evaluateCertainty(withChart(asha, { ...asha.chart, grahas }), ['Venus.sign=3'])?.note;
    };
    expect(getNote(0.005)).toBe('close call: Venus is less than a minute of arc inside Gemini');
    expect(getNote(29.99)).toBe('close call: Venus is less than a minute of arc from the end of Gemini');
  });

  test('a graha at the border of a part of a sign is borderline', () => {
    const Venus = { ...asha.chart.grahas.Venus, longitude: 40.001 };
    const context = withChart(asha, { ...asha.chart, grahas: { ...asha.chart.grahas, Venus } });
    expect(evaluateCertainty(context, ['D9.Venus=1'])?.note).toBe(
      'close call: Venus is less than a minute of arc from another part of its sign',
    );
  });

  test('a fact that changes within four minutes is borderline', () => {
    const laterBirth = createContext({ ...ASHA, birth: { ...ASHA.birth, utc: '1996-06-04T09:02:00Z' } });
    expect(evaluateCertainty(laterBirth, ['lagna.navamsa=7'])).toEqual({
      level: 'borderline',
      note: 'close call: holds from 2:21 to 2:35 pm',
    });
  });

  test('a transit and a motion far from its station are stable', () => {
    expect(evaluateKeys('transit.Saturn')).toEqual({ level: 'stable', note: 'firm' });
    expect(evaluateKeys('Jupiter.retrograde')).toEqual({ level: 'stable', note: 'firm' });
  });

  test('a statement on the given clock time has no certainty', () => {
    expect(evaluateKeys('given.clock')).toBeUndefined();
  });

  test('a tithi or Moon phase that ends within the hour is minute-sensitive', () => {
    const { Sun, Moon } = asha.chart.grahas;
    const createContextBeforeTithiEnd = (minutes: number) => {
      const longitude = (Sun.longitude + 20 * 12 - ((Moon.speed - Sun.speed) * minutes) / 1440 + 360) % 360;
      const grahas = { ...asha.chart.grahas, Moon: { ...Moon, longitude } };
      return withChart(asha, { ...asha.chart, grahas, panchang: { ...asha.chart.panchang, tithi: 20 } });
    };
    expect(evaluateCertainty(createContextBeforeTithiEnd(30), ['tithi=20'])).toEqual({
      level: 'minute-sensitive',
      note: expect.stringMatching(/^depends on the time: .*3:00 pm$/),
    });
    expect(evaluateCertainty(createContextBeforeTithiEnd(30), ['phase=5'])?.level).toBe('minute-sensitive');
    expect(evaluateCertainty(createContextBeforeTithiEnd(60), ['phase=5'])?.level).toBe('stable');
  });

  test('a graha at the limit of combustion or at its station is borderline', () => {
    const { Sun, Mars, Mercury } = asha.chart.grahas;
    const marsAtLimit = { ...Mars, longitude: Sun.longitude - 16.9999, speed: 0.7 };
    const grahas = { ...asha.chart.grahas, Mars: marsAtLimit, Mercury: { ...Mercury, speed: 1e-6 } };
    const context = withChart(asha, { ...asha.chart, grahas });
    expect(evaluateCertainty(context, ['Mars.combust=true'])?.level).toBe('borderline');
    expect(evaluateCertainty(context, ['Mercury.retrograde=false'])?.level).toBe('borderline');
  });

  test('without a computed sensitivity there is no certainty', () => {
    const { sensitivity: _, ...inputWithoutSensitivity } = ASHA;
    expect(evaluateCertainty(createContext(inputWithoutSensitivity), ['lagna.sign=6'])).toBeUndefined();
  });

  test('the certainty of a period depends on the birth time at which another period is current', () => {
    // Saturn within Rahu began 62 days before the report and ends 979 days after it; one minute of birth time shifts it by 5.56 days.
    expect(evaluateKeys('antar')).toEqual({
      level: 'minute-sensitive',
      note: 'depends on the time: holds from 2:19 to 5:26 pm',
    });
  });
});

describe('certainty of a number', () => {
  const createContextFor = (time: string) => createContext(createReportInput({ ...KABIR, time }));
  const evaluateForTime = (time: string, ...keys: string[]) =>
    evaluateCertainty(
      createContextFor(time),
      keys.map((key) => createFact(createContextFor(time), key)),
    );

  test('a number of the date is stable at any minute', () => {
    expect(evaluateForTime('05:10', 'date.driver', 'date.year.2027')).toEqual({
      level: 'stable',
      note: 'firm',
    });
  });

  test('a number of the date depends on the minutes to midnight, before and after', () => {
    const note = 'the date changes at midnight';
    expect(evaluateForTime('23:30', 'date.driver')).toEqual({
      level: 'minute-sensitive',
      note: `depends on the time: ${note}`,
    });
    expect(evaluateForTime('00:20', 'date.conductor')).toEqual({
      level: 'minute-sensitive',
      note: `depends on the time: ${note}`,
    });
    expect(evaluateForTime('23:58', 'date.digit.4')).toEqual({
      level: 'borderline',
      note: `close call: ${note}`,
    });
  });

  test('a number of the name is stable for this spelling', () => {
    expect(evaluateForTime('23:58', 'name.figure')).toEqual({
      level: 'stable',
      note: 'firm, for this spelling',
    });
    expect(evaluateForTime('05:10', 'date.path', 'name.destiny')).toEqual({
      level: 'stable',
      note: 'firm, for this spelling',
    });
    expect(evaluateForTime('23:58', 'date.path', 'name.destiny')?.level).toBe('borderline');
  });

  test('a statement on a number and the chart has the certainty of the chart', () => {
    expect(evaluateForTime('05:10', 'date.driver', 'lagna.navamsa')?.level).toBe('minute-sensitive');
  });
});

describe('certainty for an unknown birth time', () => {
  const kabir = createContext(createReportInput(removeTime(KABIR)));
  const createKabirFact = (key: string) => createFact(kabir, key);

  test('a sign that is the same all day is stable', () => {
    expect(evaluateCertainty(kabir, [createKabirFact('Saturn.sign')])).toEqual({
      level: 'stable',
      note: 'firm, whatever the hour',
    });
  });

  test('numbers of the date and of the name are stable for an unknown birth time', () => {
    expect(evaluateCertainty(kabir, [createKabirFact('date.driver')])).toEqual({
      level: 'stable',
      note: 'firm, whatever the hour',
    });
    expect(evaluateCertainty(kabir, [createKabirFact('name.compound')])?.note).toBe(
      'firm, for this spelling',
    );
  });

  test('a sign that changed that day is borderline', () => {
    const crossingContext = createContext(createReportInput(removeTime({ ...KABIR, date: '1988-11-25' })));
    expect(evaluateCertainty(crossingContext, ['Moon.sign=2'])?.level).toBe('borderline');
  });

  test('a distance from a Moon that changed its sign is borderline', () => {
    const crossingContext = createContext(createReportInput(removeTime({ ...KABIR, date: '1988-11-25' })));
    const distanceFact = createFact(crossingContext, 'Saturn.from.Moon');
    expect(evaluateCertainty(crossingContext, [distanceFact])?.level).toBe('borderline');
  });
});

describe('certainty near midnight', () => {
  // born at 12:40 am on 29 January 1947; the Moon leaves Pisces within half an hour
  const context = createContext(createReportInput(createPeople(41).at(-1)!));
  const evaluate = (keys: readonly string[]) =>
    evaluateCertainty(
      context,
      keys.map((key) => createFact(context, key)),
    );

  test('a fact of the date changes at midnight', () => {
    expect(evaluate(['date.driver'])?.note).toBe('depends on the time: the date changes at midnight');
  });

  test('a mark names both ends if another fact changes within 45 minutes too', () => {
    expect(evaluate(['date.driver', 'Moon.house'])?.note).toMatch(
      /^depends on the time: holds from 12:00 to 12:\d\d am$/,
    );
  });
});

describe('certainty of a dignity', () => {
  test('a dignity that changes within a sign needs the minute near that degree', () => {
    // born on 19 October 1959: the Moon reached 3° of Taurus, where its moolatrikona begins, less than half an hour before
    const context = createContext(createReportInput(createPeople(87).at(-1)!));
    expect(evaluateCertainty(context, ['Moon.sign=2'])?.level).toBe('stable');
    expect(evaluateCertainty(context, ['Moon.dignity=moolatrikona'])?.level).not.toBe('stable');
  });
});
