/** The match of two births as data and texts. */
import { describe, expect, it } from 'vitest';
import { KOOTA_KEYS } from '#src/astrology/contract-matching.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import { computeMatch } from './match.ts';
import { BRIDE, GROOM, JAIPUR, KOTA, match, resolve } from '#src/testing/fixtures/matched-births.ts';

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
