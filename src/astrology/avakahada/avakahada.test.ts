import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { NAKSHATRAS } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { computeAvakahadaTable, createAvakahada } from './avakahada.ts';

const KOTA = {
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18,
  longitude: 75.83,
  zone: 'Asia/Kolkata',
  localDate: '1996-06-04',
};

const computeAt = (utc: string) => {
  const birth = { ...KOTA, utc, isTimeKnown: true };
  const table = computeAvakahadaTable(computeChart(birth), birth);
  if (!table.isTimeKnown) throw new Error('The birth time is known.');
  return table.avakahada;
};

function listPossible(utc: string, localDate: string) {
  const birth = { ...KOTA, utc, localDate, isTimeKnown: false };
  const table = computeAvakahadaTable(computeChart(birth), birth);
  if (table.isTimeKnown) throw new Error('The birth time is unknown.');
  return table.possible;
}

const listNames = (avakahada: object) =>
  Object.values(avakahada).flatMap((value: unknown) =>
    typeof value === 'object' && value && 'name' in value ? [value.name] : [],
  );

describe('createAvakahada', () => {
  /** The Moon is at 25° of Sagittarius, 255°, in the fourth quarter of Purva Ashadha (253°20′ to 266°40′); lagna Virgo. */
  it('describes the Moon of a birth', () => {
    expect(computeAt(KOTA.utc)).toEqual({
      sign: 9,
      signLord: 'Jupiter',
      nakshatra: 20,
      pada: 4,
      nakshatraLord: 'Venus',
      varna: { name: 'Kshatriya', devanagari: 'क्षत्रिय' },
      vashya: { name: 'Chatushpada', devanagari: 'चतुष्पद' },
      yoni: { name: 'Monkey', devanagari: 'वानर' },
      gana: { name: 'Manushya', devanagari: 'मनुष्य' },
      nadi: { name: 'Madhya', devanagari: 'मध्य' },
      payaByNakshatra: { name: 'Copper', devanagari: 'ताम्र' },
      payaByMoonHouse: { name: 'Iron', devanagari: 'लौह' },
      yunja: { name: 'Antya', devanagari: 'अन्त्य' },
      tatva: { name: 'Fire', devanagari: 'अग्नि' },
      naamAkshar: { latin: 'Dha', devanagari: 'ढा' },
      ghatak: expect.objectContaining({ month: 'Shravana' }) as unknown,
    });
  });

  /**
   * A print of AstroSage: Moon in Scorpio, Anuradha 4, lagna Capricorn, paya silver. The Moon is in the eleventh from the
   * lagna, which would be gold.
   */
  it('agrees with a published avakahada', () => {
    const avakahada = createAvakahada(toPoint(16 * (360 / 27) + 11), 11);
    expect(avakahada).toMatchObject({ sign: 8, nakshatra: 17, pada: 4 });
    expect(listNames(avakahada)).toEqual([
      'Brahmin',
      'Keeta',
      'Deer',
      'Deva',
      'Madhya',
      'Silver',
      'Gold',
      'Madhya',
      'Water',
    ]);
  });

  it('divides the 27 nakshatras into yunjas of 6, 12 and 9, and payas of 3, 3, 12 and 9 within them', () => {
    const counts = new Map<string, number>();
    for (let nakshatra = 0; nakshatra < 27; nakshatra++) {
      const { yunja, payaByNakshatra } = createAvakahada(toPoint((nakshatra + 0.5) * (360 / 27)), null);
      const key = `${yunja.name} ${payaByNakshatra.name}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'Purva Gold': 3,
      'Purva Iron': 3,
      'Madhya Silver': 12,
      'Antya Copper': 9,
    });
    const getPayaName = (nakshatraName: string) =>
      createAvakahada(
        toPoint((NAKSHATRAS.findIndex(({ name }) => name === nakshatraName) + 0.5) * (360 / 27)),
        null,
      ).payaByNakshatra.name;
    expect(['Revati', 'Krittika', 'Ardra', 'Jyeshtha'].map(getPayaName)).toEqual([
      'Gold',
      'Iron',
      'Silver',
      'Copper',
    ]);
  });

  it('gives three houses of the Moon to each paya', () => {
    const listHouses = (paya: string) =>
      Array.from({ length: 12 }, (_, index) => index + 1).filter(
        (house) => createAvakahada(toPoint(10), house).payaByMoonHouse!.name === paya,
      );
    expect(['Gold', 'Silver', 'Copper', 'Iron'].map(listHouses)).toEqual([
      [1, 6, 11],
      [2, 5, 9],
      [3, 7, 10],
      [4, 8, 12],
    ]);
  });
});

describe('computeAvakahadaTable', () => {
  it('lists for an unknown time every avakahada that a birth of the day can have', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -36_500, max: 36_500 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (day, share) => {
          const localDate = formatIso(day).slice(0, 10);
          const possible = listPossible(formatIso(day), localDate);
          const [from, to] = [parseUt(possible[0]!.from), parseUt(possible.at(-1)!.to)];
          const birth = formatIso(from + share * (to - from));
          const { payaByMoonHouse: _house, vashya, ...actual } = computeAt(birth);
          const entry = possible.find(({ to: end }) => birth < end)!;
          fc.pre(possible.every(({ to: end }) => Math.abs(parseUt(end) - parseUt(birth)) > 2 / 86_400));
          expect(entry).toMatchObject(actual);
          expect(entry.payaByMoonHouse).toBeNull();
          if (entry.vashya) expect(entry.vashya).toEqual(vashya);
          else expect([9, 10]).toContain(entry.sign);
        },
      ),
      { numRuns: 60 },
    );
  });

  /**
   * In India the Moon stood at 8.7° of Sagittarius at noon of 3 June 1996, at 12.1° at 17:30 and at 16.2° at midnight, so
   * it passed 15° in the evening, in the first quarter of Purva Ashadha (13°20′ to 16°40′). On 4 June it was beyond 15°.
   */
  it('has no vashya for the pada in which the Moon passes the middle of Sagittarius', () => {
    const listVashyas = (localDate: string) =>
      listPossible(`${localDate}T06:30:00Z`, localDate).map(
        ({ nakshatra, pada, vashya }) => `${nakshatra} ${pada} ${vashya?.name ?? 'none'}`,
      );
    expect(listVashyas('1996-06-03').slice(-2)).toEqual(['19 4 Manava', '20 1 none']);
    expect(listVashyas('1996-06-04').slice(0, 2)).toEqual(['20 1 Chatushpada', '20 2 Chatushpada']);
  });
});
