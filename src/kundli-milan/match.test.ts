/** The match of two births as data and texts. */
import { describe, expect, it } from 'vitest';
import { KOOTA_KEYS } from '#src/astrology/contract-matching.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import { Match } from './contract.ts';
import { formatDoshaHours, formatKootaOfHours } from './contract-birth-hours.ts';
import { computeMatch } from './match.ts';

const JAIPUR = {
  id: '1269515',
  name: 'Jaipur',
  region: 'Rajasthan',
  country: 'IN',
  latitude: 26.92,
  longitude: 75.79,
  zone: 'Asia/Kolkata',
};
const KOTA = { ...JAIPUR, id: '1266049', name: 'Kota', latitude: 25.18, longitude: 75.83 };

type Birth = { date: string; time?: string };
const resolve = ({ date, time }: Birth, place: typeof JAIPUR) =>
  resolveBirth({
    name: '',
    date,
    place,
    ...(time ? { time, timeKind: 'exact' as const } : { timeKind: 'unknown' as const }),
  });
const match = (groom: Birth, bride: Birth) =>
  Match.parse(computeMatch({ groom: resolve(groom, JAIPUR), bride: resolve(bride, KOTA) }));

const GROOM = { date: '1992-02-16', time: '06:10' };
const BRIDE = { date: '1996-06-04', time: '14:30' };
const withoutTime = ({ date }: Birth): Birth => ({ date });

describe('the match of two known birth times', () => {
  const result = match(GROOM, BRIDE);

  it('has the points of each koota and their sum', () => {
    expect(result.kootas.map(({ points }) => points.lowest)).toEqual([1, 1, 1.5, 3, 4, 6, 0, 8]);
    expect(result.points).toEqual({ lowest: 24.5, highest: 24.5 });
    expect([result.hours, result.certainty]).toEqual([null, []]);
  });

  it('names the result, the reason and the koota that lost most', () => {
    expect(result.title).toBe('A good match, with bhakoot dosha to talk about');
    expect(result.summary).toContain('one koota, Bhakoot: family and money');
    expect(result.reason).toContain('the groom’s Moon is in Karka (Cancer), Punarvasu');
  });

  it('warns of a Moon that changed its sign less than 45 minutes before the birth', () => {
    expect(result.closeCalls).toEqual([
      'The groom’s Moon entered Karka at 5:46 am. For a birth before that, the two charts would have 27 points.',
    ]);
    expect(match({ ...GROOM, time: '05:40' }, BRIDE).points.lowest).toBe(27);
    expect(match({ ...GROOM, time: '08:30' }, BRIDE).closeCalls).toEqual([]);
  });

  it('names every exception to a dosha, met or not met', () => {
    const [bhakoot, nadi, gana] = result.doshas;
    expect(bhakoot).toMatchObject({ key: 'bhakoot', state: 'excepted' });
    expect(bhakoot!.exceptions.map(({ isMet }) => isMet)).toEqual([false, false, false, true]);
    expect(bhakoot!.note).toContain('the missing 7 weigh less');
    expect([nadi!.state, gana!.state, nadi!.exceptions]).toEqual(['absent', 'absent', []]);
  });

  it('judges Manglik in both charts with the rules that cancel it', () => {
    const { groom, bride, match: both } = result.manglik;
    expect([groom.verdict, bride.verdict]).toEqual(['cancelled', 'cancelled']);
    expect(groom.text).toContain(
      'the first house from the lagna and Venus and the seventh house from the Moon',
    );
    expect(groom.reason).toMatch(/^Mars is in Makara \(Capricorn\).*: the dosha is cancelled$/);
    expect(both.text).toContain('nothing has to be balanced');
  });

  it('judges the ten poruthams from the bride to the groom', () => {
    const { agreeing, items } = result.poruthams;
    expect([agreeing.lowest, items.length]).toEqual([9, 10]);
    expect(items.filter(({ agrees }) => !agrees).map(({ key }) => key)).toEqual(['mahendra']);
  });

  it('has a chart of each person without dashas', () => {
    for (const { chart, isMoonSignKnown } of [result.groom, result.bride]) {
      expect([chart.lagna === null, chart.vimshottari, isMoonSignKnown]).toEqual([false, [], true]);
    }
  });

  it('names the signs in the chosen vocabulary', () => {
    const births = { groom: resolve(GROOM, JAIPUR), bride: resolve(BRIDE, KOTA) };
    expect(computeMatch(births, 'english').reason).toContain('Cancer (Karka)');
  });
});

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

describe('every match', () => {
  /** Couples of all nakshatras: 27 days of one month with 27 days of another. */
  const days = (month: string) =>
    Array.from({ length: 27 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
  const couples = days('1990-03').map((date, index) => [date, days('1993-08')[(index * 7) % 27]!] as const);

  it('has a text and a reason for each koota, and sentences that end', () => {
    for (const [groomDate, brideDate] of couples) {
      const result = match({ date: groomDate, time: '12:00' }, { date: brideDate, time: '12:00' });
      for (const { text, reason, points, byHour } of result.kootas) {
        expect(byHour).toEqual([]);
        expect(text).toMatch(/\.$/);
        expect(reason).toMatch(/^[A-Z].*\.$/);
        expect(points.lowest).toBe(points.highest);
      }
      const { groom: _groom, bride: _bride, ...texts } = result;
      expect(JSON.stringify(texts)).not.toMatch(/undefined|NaN|\.\.|\b1 points/);
    }
  });

  it('contains the kootas of any hour in its range if the time is unknown', () => {
    for (const [groomDate, brideDate] of couples.slice(0, 9)) {
      const range = match({ date: groomDate }, { date: brideDate });
      const moons = [
        resolve({ date: groomDate, time: '17:20' }, JAIPUR),
        resolve({ date: brideDate, time: '03:40' }, KOTA),
      ].map((birth) => computeChart(toBirthMoment(birth)).grahas.Moon);
      const { total, kootas } = computeAshtakoota(moons[0]!, moons[1]!);
      expect(range.points.lowest <= total && total <= range.points.highest).toBe(true);
      for (const [index, key] of KOOTA_KEYS.entries()) {
        const { points } = range.kootas[index]!;
        expect(range.kootas[index]!.key).toBe(key);
        expect(points.lowest <= kootas[index]!.points && kootas[index]!.points <= points.highest).toBe(true);
      }
    }
  });

  it('takes at most the CPU time of 25 charts, also if both birth times are unknown', () => {
    // Each date once: positions of an instant are computed once and then remembered.
    const toDate = (index: number) =>
      `${1921 + (index % 97)}-${String(1 + (index % 12)).padStart(2, '0')}-${10 + (index % 18)}`;
    const listCouples = (start: number) =>
      Array.from({ length: 40 }, (_, index) => ({
        groom: resolve({ date: toDate(2 * (start + index)) }, JAIPUR),
        bride: resolve({ date: toDate(2 * (start + index) + 1) }, KOTA),
      }));
    const measureCpuTime = (run: () => void) => {
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // The least ratio of several rounds, measured 11 to 15: a busy machine makes single rounds slower, never faster.
    const ratios = Array.from({ length: 8 }, (_, round) => {
      const matchTime = measureCpuTime(() => {
        for (const couple of listCouples(round * 80)) computeMatch(couple);
      });
      const chartTime = measureCpuTime(() => {
        for (const { groom, bride } of [...listCouples(round * 80 + 40), ...listCouples(round * 80 + 1040)])
          for (const birth of [groom, bride]) computeChart(toBirthMoment(birth));
      });
      return matchTime / 40 / (chartTime / 160);
    });
    expect(Math.min(...ratios)).toBeLessThan(25);
  });
});
