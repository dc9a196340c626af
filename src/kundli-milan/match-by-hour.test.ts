/** The match of births without a time: ranges, and the hours of points, doshas and Manglik. */
import { describe, expect, it } from 'vitest';
import { BRIDE, GROOM, match, withoutTime, type Birth } from '#src/testing/fixtures/matched-births.ts';
import { formatDoshaHours, formatKootaOfHours } from './contract-birth-hours.ts';
import { formatCertain, formatUncertain } from './texts/score-texts.ts';

describe('the match with an unknown birth time', () => {
  it('has the range of points and a table of hours, as they are at every quarter of an hour', () => {
    const { points, hours } = match(withoutTime(GROOM), BRIDE);
    expect(points).toEqual({ lowest: 13.5, highest: 27 });
    expect(hours!.groom.map(({ label }) => label)).toEqual([
      'before 5:46 am',
      'between 5:46 am and 11:06 am',
      'after 11:06 am',
    ]);
    expect([hours!.totals, hours!.bride.map(({ label }) => label)]).toEqual([
      [[27], [24.5], [13.5]],
      ['at any hour'],
    ]);
    const totals = Array.from({ length: 96 }, (_, index) => {
      const time = `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
      return match({ ...GROOM, time }, BRIDE).points.lowest;
    });
    expect([...new Set(totals)]).toEqual([27, 24.5, 13.5]);
  });

  it('has one row for each person if both times are unknown', () => {
    const { hours, points, reason } = match(withoutTime(GROOM), withoutTime(BRIDE));
    expect(reason).toContain(
      'in Mithuna (Gemini), Punarvasu; then Karka (Cancer), Punarvasu; then Karka, Pushya',
    );
    expect([hours!.groom.length, hours!.bride.length]).toEqual([3, 3]);
    const totals = hours!.totals.flat();
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([points.lowest, points.highest]);
  });

  it('says what is certain and what is left out', () => {
    expect(match(withoutTime(GROOM), BRIDE).certainty.map(({ text }) => text)).toEqual([
      'Vashya, Tara and Gana. Together they give 8.5 points at any hour of that day.',
      'Varna, Yoni, Graha maitri, Bhakoot and Nadi. Together they carry 25 of the 36 points.',
      expect.stringContaining('there is no lagna without a time'),
    ]);
  });

  it('speaks of one koota in the singular', () => {
    expect(formatUncertain(['Gana'], 6)).toBe('Gana. It carries 6 of the 36 points.');
    expect(formatCertain(['Varna'], 1)).toBe('Varna. It gives 1 point at any hour of that day.');
  });

  it('calls a dosha uncertain if it depends on the hour', () => {
    const { doshas, manglik, groom } = match(withoutTime(GROOM), BRIDE);
    expect(doshas.map(({ key, state }) => [key, state])).toEqual([
      ['bhakoot', 'uncertain'],
      ['nadi', 'uncertain'],
      ['gana', 'absent'],
    ]);
    expect(manglik.groom.text).toContain('The position of Mars from the lagna matters most');
    expect([groom.isTimeKnown, groom.isMoonSignKnown, groom.chart.lagna]).toEqual([false, false, null]);
  });

  // The Moon of the bride left Leo at 0:31 and some seconds.
  const RAHUL = { date: '1990-10-17', time: '11:12' };
  const TANVI = { date: '1993-03-09' };

  it('names the hours of a dosha, to the minute, and whether an exception is met then', () => {
    const [bhakoot] = match(RAHUL, TANVI).doshas;
    expect(bhakoot).toMatchObject({ state: 'uncertain', hours: [{ groom: null, bride: 'before 12:32 am' }] });
    expect(bhakoot!.text).toMatch(/^No exception of the books to bhakoot dosha is met then\./);
    const [lastMinute, firstMinute] = ['00:31', '00:32'].map(
      (time) => match(RAHUL, { ...TANVI, time }).doshas[0]!.state,
    );
    expect([lastMinute, firstMinute]).toEqual(['present', 'absent']);
  });

  it('names the hours of a dosha that the hour of one person decides if both times are unknown', () => {
    const [bhakoot] = match(withoutTime(RAHUL), TANVI).doshas;
    expect(bhakoot).toMatchObject({
      state: 'uncertain',
      hours: [{ groom: null, bride: 'before 12:32 am' }],
    });
  });

  it('names the hours of both births at which there is a dosha, as it is at the minutes around them', () => {
    const { hours, name } = match(withoutTime(GROOM), withoutTime(BRIDE)).doshas[1]!;
    expect(formatDoshaHours(name, { groom: 'Aman', bride: 'Beena' }, hours)).toBe(
      'Both hours of birth matter. There is nadi dosha only if Aman was born after 11:06 am and Beena was born before 4:52 pm.',
    );
    const states = ['11:05', '11:06'].map((groomTime) =>
      ['16:51', '16:52'].map(
        (brideTime) => match({ ...GROOM, time: groomTime }, { ...BRIDE, time: brideTime }).doshas[1]!.state,
      ),
    );
    expect(states).toEqual([
      ['absent', 'absent'],
      ['present', 'absent'],
    ]);
  });

  it('leaves Manglik open, because the count from the lagna needs the hour', () => {
    const { groom, bride, match: both } = match(withoutTime(RAHUL), TANVI).manglik;
    expect([groom.verdict, bride.verdict]).toEqual(['uncertain', 'mild']);
    expect(groom.text).toMatch(/^Mars is in no Manglik house from the Moon or Venus\. The position of Mars/);
    expect(bride.label).toBe('mildly Manglik, but the hour of birth can change this');
    expect(bride.text).toMatch(
      /the fourth house from Venus, so the chart is mildly Manglik\. The position of Mars from the lagna/,
    );
    expect(both.text).toMatch(/^Without the hour of birth we cannot say/);
    expect(match(RAHUL, TANVI).manglik.match.text).toBe(both.text);
  });

  it('calls a dosha lifted if each hour has an exception, not always the same', () => {
    const [bhakoot] = match(
      { date: '1974-02-14', time: '02:28' },
      withoutTime({ date: '1990-07-19' }),
    ).doshas;
    expect(bhakoot).toMatchObject({ key: 'bhakoot', state: 'excepted' });
    expect(bhakoot!.exceptions.map(({ isMet }) => isMet)).toEqual([null, null, null, null]);
    expect(bhakoot!.note).toMatch(/^At each possible hour one of these exceptions is met\./);
  });

  it('names the hours at which Manglik from the Moon and Venus is absent and those at which it is cancelled', () => {
    const { groom } = match({ date: '1975-05-26' }, BRIDE).manglik;
    expect(groom).toMatchObject({ verdict: 'uncertain', label: 'depends on the hour of birth' });
    expect(groom.text).toBe(
      'If born before 11:11 pm, Mars is in no Manglik house from the Moon or Venus. If born after 11:11 pm, Mars is in the fourth house from the Moon, but a rule of the old books cancels this. The position of Mars from the lagna matters most, and it needs the hour of birth.',
    );
    expect(groom.reason).toMatch(/^for a birth after 11:11 pm, Mars .*: this count is cancelled$/);
  });

  it('gives the rule that cancels Manglik at each hour as the reason, not one of some hours only', () => {
    const { text, reason } = match(withoutTime(GROOM), BRIDE).manglik.groom;
    expect(text).toMatch(/If born before 5:46 am, .* eighth .* If born after 5:46 am, .* seventh /);
    expect(reason).toBe('Mars is in Makara (Capricorn): this count is cancelled');
  });

  it('names the hours of each rule if no rule cancels Manglik at all hours', () => {
    expect(match({ date: '1990-04-12' }, BRIDE).manglik.groom.reason).toBe(
      'for a birth before 6:17 pm, Mars is in Makara (Capricorn); for a birth after 6:17 pm, Mars is in Kumbha (Aquarius); Mars is in the ninth sign from Jupiter: this count is cancelled',
    );
  });

  // On both days the charts at both ends of the day agree, and those between two changes of sign differ.
  it.each(['1961-04-22', '1964-07-24'])(
    'names the hours of Manglik if only the middle of the day differs: %s',
    (date) => {
      const { verdict, text } = match({ date }, BRIDE).manglik.groom;
      expect(verdict).toBe('uncertain');
      expect(text).toMatch(/born between \d+:\d\d [ap]m and \d+:\d\d [ap]m, Mars/);
    },
  );
});

describe('a koota whose points depend on the hour of birth', () => {
  const NAMES = { groom: 'Aman', bride: 'Beena' };
  const read = (groom: Birth, bride: Birth) =>
    match(groom, bride).kootas.map(({ key, points, byHour, reason }) => ({
      key,
      points,
      reason,
      byHour,
      text: byHour.map((ofHours) => formatKootaOfHours(NAMES, ofHours)).join(' '),
    }));

  it('has the hours of each number of points, as they are at the minutes around them', () => {
    const kootas = read(withoutTime(GROOM), BRIDE);
    const nadi = kootas.find(({ key }) => key === 'nadi')!;
    expect(nadi.text).toBe(
      '8 points if Aman was born before 11:06 am: Punarvasu is of adi nadi, Purva Ashadha of madhya nadi. 0 points if Aman was born after 11:06 am: both nakshatras are of madhya nadi.',
    );
    for (const [time, points] of [
      ['11:05', 8],
      ['11:06', 0],
    ] as const)
      expect(match({ ...GROOM, time }, BRIDE).kootas.at(-1)!.points.lowest).toBe(points);
    for (const { points, byHour, reason } of kootas)
      expect([byHour.length > 0, reason === '']).toEqual(
        points.lowest === points.highest ? [false, false] : [true, true],
      );
  });

  it('has all its points in the hours, and hours in every clause or in none', () => {
    const days = Array.from({ length: 40 }, (_, i) => `1991-0${1 + (i % 9)}-${10 + (i % 18)}`);
    const kootas = days.flatMap((date, i) => read({ date }, { date: days[(i * 7 + 5) % 40]! }));
    const uncertain = kootas.filter(({ points }) => points.lowest < points.highest);
    for (const { points, byHour, text } of uncertain) {
      expect([byHour.at(-1)!.points, byHour[0]!.points]).toEqual([points.lowest, points.highest]);
      expect(new Set(byHour.map(({ hours }) => hours.length > 0)).size).toBe(1);
      expect(text).toMatch(/^\d(\.5)? points?( if (Aman|Beena) was born |, for example: )/);
    }
    const withHours = uncertain.filter(({ byHour }) => byHour[0]!.hours.length > 0);
    expect(withHours.length / uncertain.length).toBeGreaterThan(0.5);
  });
});
