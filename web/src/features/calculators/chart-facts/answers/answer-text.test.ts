import { describe, expect, it } from 'vitest';
import type { DayFacts, MomentFacts, ChartFactsResponse } from '#src/chart-facts/contract.ts';
import type { AnswerText } from './answer.ts';
import { compareWithGame, describeAnswer, describeBirthQuery } from './answer-text.ts';

const createPoint = (longitude: number): MomentFacts['moon'] => ({
  longitude,
  sign: Math.floor(longitude / 30) + 1,
  degreeInSign: longitude % 30,
  nakshatra: Math.floor((longitude * 27) / 360) + 1,
  pada: (Math.floor((longitude * 108) / 360) % 4) + 1,
  navamsaSign: 1,
});

/** 4 June 1996, 14:30, in Kota. */
const moment: MomentFacts = {
  kind: 'moment',
  moon: createPoint(265.2036),
  sun: createPoint(50.2078),
  lagna: {
    point: createPoint(168.7785),
    rising: { sign: 6, from: '1996-06-04T07:37:10Z', to: '1996-06-04T09:49:32Z' },
  },
  karakas: [
    { graha: 'Mercury', degreeInSign: 27.97 },
    { graha: 'Moon', degreeInSign: 25.2 },
    { graha: 'Jupiter', degreeInSign: 22.4 },
    { graha: 'Sun', degreeInSign: 20.2 },
    { graha: 'Saturn', degreeInSign: 11.97 },
    { graha: 'Mars', degreeInSign: 0.25 },
    { graha: 'Venus', degreeInSign: 0.04 },
  ],
  dasha: {
    current: {
      maha: { lord: 'Rahu', start: '2021-08-14T00:00:00Z', end: '2039-08-15T00:00:00Z' },
      antar: { lord: 'Saturn', start: '2026-09-20T00:00:00Z', end: '2029-07-27T00:00:00Z' },
    },
    next: { lord: 'Jupiter', start: '2039-08-15T00:00:00Z', end: '2055-08-15T00:00:00Z' },
  },
};

const [MIDNIGHT, NEXT_MIDNIGHT] = ['1996-06-03T18:30:00Z', '1996-06-04T18:30:00Z'];
const NAKSHATRA_CHANGE = '1996-06-04T11:21:00Z';
const SIGN_CHANGE = '1996-06-04T16:43:00Z';
const day: DayFacts = {
  kind: 'day',
  moon: [
    { sign: 9, nakshatra: 20, pada: 3, lord: 'Venus', from: MIDNIGHT, to: '1996-06-04T05:30:00Z' },
    { sign: 9, nakshatra: 20, pada: 4, lord: 'Venus', from: '1996-06-04T05:30:00Z', to: NAKSHATRA_CHANGE },
    { sign: 9, nakshatra: 21, pada: 1, lord: 'Sun', from: NAKSHATRA_CHANGE, to: SIGN_CHANGE },
    { sign: 10, nakshatra: 21, pada: 2, lord: 'Sun', from: SIGN_CHANGE, to: NEXT_MIDNIGHT },
  ],
  sun: [{ sign: 2, from: MIDNIGHT, to: NEXT_MIDNIGHT }],
  lagna: [
    { sign: 11, from: MIDNIGHT, to: '1996-06-03T19:48:00Z' },
    { sign: 12, from: '1996-06-03T19:48:00Z', to: NEXT_MIDNIGHT },
  ],
  karakas: [
    { atmakaraka: 'Mars', darakaraka: 'Venus', from: MIDNIGHT, to: '1996-06-04T00:15:00Z' },
    { atmakaraka: 'Mercury', darakaraka: 'Mars', from: '1996-06-04T00:15:00Z', to: NEXT_MIDNIGHT },
  ],
  dashas: [
    {
      lord: 'Mars',
      from: MIDNIGHT,
      to: '1996-06-04T03:20:00Z',
      start: { earliest: '2019-12-03T00:00:00Z', latest: '2026-11-24T00:00:00Z' },
      end: { earliest: '2026-12-03T00:00:00Z', latest: '2033-11-24T00:00:00Z' },
    },
    {
      lord: 'Rahu',
      from: '1996-06-04T03:20:00Z',
      to: NEXT_MIDNIGHT,
      start: { earliest: '2017-06-09T00:00:00Z', latest: '2026-11-27T00:00:00Z' },
      end: { earliest: '2035-06-09T00:00:00Z', latest: '2044-11-27T00:00:00Z' },
    },
  ],
};

const toResponse = (facts: MomentFacts | DayFacts): ChartFactsResponse => ({
  success: true,
  now: '2026-11-28T06:30:00Z',
  place: 'Kota, Rajasthan',
  clock: 'IST, +5:30',
  utcOffsetSeconds: 19_800,
  birthUtc: '1996-06-04T09:00:00Z',
  facts,
});
type Id = Parameters<typeof describeAnswer>[0];
const describeMoment = (id: Id) => describeAnswer(id, toResponse(moment), 'sanskrit');
const describeDay = (id: Id) => describeAnswer(id, toResponse(day), 'sanskrit');

describe('the answer for a known birth time', () => {
  it.each<[Id, string, RegExp]>([
    ['rashi', 'Dhanu, Purva Ashadha, fourth pada', /25°12′ of Dhanu.* runs from 23°20′ to 26°40′/],
    ['moon-sign', 'Moon in Dhanu (Sagittarius)', /25°12′ of Dhanu/],
    ['sun-sign', 'Sun in Vrishabha (Taurus)', /20°12′ of Vrishabha at your birth, counted from the stars/],
    [
      'rising-ascendant',
      'Lagna Kanya (Virgo)',
      /from 1:08 pm to 3:19 pm.*1 hour and 22 minutes earlier or 49 minutes later/,
    ],
    ['dasha', 'Rahu mahadasha, Saturn antardasha', /in Purva Ashadha.*period of Venus/],
    [
      'atmakaraka-darakaraka',
      'Atmakaraka Mercury, darakaraka Venus',
      /Mercury.* to 27°58′, and Venus least far, to 0°02′/,
    ],
    ['numerology', 'Sun in Vrishabha, Moon in Dhanu', /20°12′ of Vrishabha, and the Moon at 25°12′ of Dhanu/],
  ])('of %s has a headline and its reason', (id, headline, because) => {
    const answer = describeMoment(id);
    expect(answer.headline).toBe(headline);
    expect(answer.because).toMatch(because);
    expect(answer.because).toMatch(/\.$/);
  });

  it('of dasha has the dates of the running periods and of the next', () => {
    expect(describeMoment('dasha').facts).toEqual([
      { label: 'Mahadasha of Rahu', value: '14 Aug 2021 to 15 Aug 2039' },
      { label: 'Antardasha of Saturn', value: '20 Sep 2026 to 27 Jul 2029' },
      { label: 'Next mahadasha', value: 'Jupiter, from 15 Aug 2039' },
    ]);
  });

  it('of dasha says when the 120 years are over', () => {
    const response = toResponse({ ...moment, dasha: { current: null, next: null } });
    expect(describeAnswer('dasha', response, 'sanskrit').headline).toBe('All nine periods are over');
  });

  it('of the lagna is said without a span where the sign does not rise as usual', () => {
    const rising = { sign: 6, from: null, to: null };
    const { ruler, because } = describeAnswer(
      'rising-ascendant',
      toResponse({ ...moment, lagna: { point: moment.moon, rising } }),
      'sanskrit',
    );
    expect(ruler).toBeUndefined();
    expect(because).toBe('Dhanu was rising in the east of Kota, Rajasthan at 2:30 pm.');
  });

  it('has a drawing with a description for screen readers', () => {
    expect(describeMoment('rashi').ruler!.description).toBe(
      'The sign Dhanu as a rule of 30 degrees. The Moon is at 25°12′, in Purva Ashadha.',
    );
    expect(describeMoment('rashi').ruler!.segments.map(({ name }) => name)).toEqual([
      'Mula',
      'Purva Ashadha',
      'Uttara Ashadha',
    ]);
  });
});

describe('the answer for a member who chose English sign names', () => {
  it.each<[Id, string, string]>([
    ['rashi', 'Sagittarius, Purva Ashadha, fourth pada', 'Sagittarius until 10:13 pm, then Capricorn'],
    ['moon-sign', 'Moon in Sagittarius (Dhanu)', 'Moon in Sagittarius until 10:13 pm, then Capricorn'],
    ['rising-ascendant', 'Lagna Virgo (Kanya)', 'The lagna needs the birth time'],
    ['numerology', 'Sun in Taurus, Moon in Sagittarius', 'Sun in Taurus (Vrishabha)'],
  ])('of %s names the signs in English first', (id, momentHeadline, dayHeadline) => {
    const [momentAnswer, dayAnswer] = [moment, day].map((answers) =>
      describeAnswer(id, toResponse(answers), 'english'),
    ) as [AnswerText, AnswerText];
    expect([momentAnswer.headline, dayAnswer.headline]).toEqual([momentHeadline, dayHeadline]);
    expect(momentAnswer.because + dayAnswer.because).not.toMatch(/Dhanu|Kanya|Vrishabha/);
    expect(momentAnswer.ruler?.description ?? '').not.toMatch(/Dhanu|Kanya/);
  });

  it('of the rashi is compared with the Sanskrit name of the playful result', () => {
    expect(describeAnswer('rashi', toResponse(moment), 'english').matches).toEqual([
      ['Dhanu', 'Purva Ashadha'],
    ]);
  });
});

describe('the answer for an unknown birth time', () => {
  it.each<[Id, string, RegExp]>([
    [
      'rashi',
      'Dhanu until 10:13 pm, then Makara',
      /from Dhanu to Makara at 10:13 pm.*birth time is not known/,
    ],
    ['moon-sign', 'Moon in Dhanu until 10:13 pm, then Makara', /from Dhanu to Makara at 10:13 pm/],
    ['sun-sign', 'Sun in Vrishabha (Taurus)', /all day, so the birth time makes no difference/],
    ['rising-ascendant', 'The lagna needs the birth time', /all twelve signs rise within a day/],
    ['dasha', 'Mars or Rahu mahadasha', /the Moon moved on during that day/],
    ['atmakaraka-darakaraka', 'The two depend on the birth time', /changes its rank/],
    ['numerology', 'Sun in Vrishabha (Taurus)', /from Dhanu to Makara at 10:13 pm/],
  ])('of %s names the possibilities', (id, headline, because) => {
    const answer = describeDay(id);
    expect(answer.headline).toBe(headline);
    expect(answer.because).toMatch(because);
    expect(answer.because).toMatch(/\.$/);
  });

  it('has the clock times between which each possibility holds', () => {
    expect(describeDay('dasha').facts).toEqual([
      { label: 'Born before 8:50 am', value: 'Mars; it ends between 3 Dec 2026 and 24 Nov 2033' },
      { label: 'Born after 8:50 am', value: 'Rahu; it ends between 9 Jun 2035 and 27 Nov 2044' },
    ]);
    expect(describeDay('atmakaraka-darakaraka').facts[0]).toEqual({
      label: 'Born before 5:45 am',
      value: 'Atmakaraka Mars, darakaraka Venus',
    });
    expect(describeDay('rising-ascendant').facts[0]).toEqual({
      label: 'Kumbha (Aquarius)',
      value: '12:00 am to 1:18 am',
    });
    expect(describeDay('rashi').facts[0]).toEqual({
      label: 'Nakshatra',
      value: 'Purva Ashadha until 4:51 pm, then Uttara Ashadha',
    });
  });
});

describe('the comparison with the playful result', () => {
  it.each<[string, Id, string[], string]>([
    ['differs', 'rashi', ['Makara', 'Jyeshtha'], 'different'],
    ['agrees', 'rashi', ['Dhanu', 'Purva Ashadha'], 'same'],
    ['agrees with the Sun sign', 'sun-sign', ['Taurus'], 'same'],
    ['differs in the second planet', 'atmakaraka-darakaraka', ['Mercury', 'Rahu'], 'different'],
    ['differs in the next dasha', 'dasha', ['Rahu', 'Saturn'], 'different'],
    ['has no counterpart in the sky', 'numerology', ['8', '9', '8'], 'none'],
  ])('%s: %s', (_, id, playfulValues, comparison) => {
    expect(compareWithGame(playfulValues, describeMoment(id))).toBe(comparison);
  });

  it('says nothing before a playful result, or when one of several possibilities agrees', () => {
    expect(compareWithGame(undefined, describeMoment('rashi'))).toBe('none');
    expect(compareWithGame(['Sagittarius'], describeDay('moon-sign'))).toBe('none');
    expect(compareWithGame(['Aries'], describeDay('moon-sign'))).toBe('different');
    expect(compareWithGame(['Rahu', 'Jupiter'], describeDay('dasha'))).toBe('none');
  });
});

describe('the line above the answer', () => {
  it('names date, time, place and clock', () => {
    const response = toResponse(moment);
    expect(describeBirthQuery({ date: '1996-06-04', time: '14:30', placeId: '1' }, response)).toBe(
      'Computed for 4 Jun 1996, 2:30 pm, Kota, Rajasthan (IST, +5:30)',
    );
    expect(describeBirthQuery({ date: '1996-06-04' }, { ...response, place: null })).toBe(
      'Computed for 4 Jun 1996, time not known, Indian time (IST, +5:30)',
    );
  });
});
