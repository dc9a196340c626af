/**
 * Ghatak chakra (ghata chakra): by the sign of the birth Moon, the month, days and moments that are avoided for journeys,
 * trade, law suits and visits to those in power; the texts exempt weddings. Sources: Muhurta Chintamani, yatra prakarana,
 * for Moon, tithi, weekday and nakshatra; for the rest the panchanga of Sri Uttaradi Math. Other almanacs have the yoga
 * Sukarma or Shula for Taurus and Shubha for Virgo, the karana Chatushpada for Gemini, Vanija for Aquarius and Vishti
 * for Pisces.
 */
import { getNthSign } from '#src/astrology/zodiac.ts';

export type Ghatak = {
  /** lunar month */
  month: GhatakRow[0];
  /** days of both fortnights; 15 is Purnima and Amavasya */
  tithis: readonly number[];
  /** 1 Sunday to 7 Saturday */
  vara: number;
  nakshatra: number;
  /** 1 to 27, Vishkambha first */
  yoga: number;
  karana: GhatakRow[5];
  /** quarter of the day or night, 1 to 4 */
  prahar: number;
  /** signs of the Moon in transit */
  moonForMen: number;
  moonForWomen: number;
};

const [NANDA, BHADRA, JAYA, RIKTA, PURNA] = [1, 2, 3, 4, 5].map((day) => [day, day + 5, day + 10]) as [
  number[],
  number[],
  number[],
  number[],
  number[],
];

/** By Moon sign, Aries first: month, tithis, vara, nakshatra, yoga, karana, prahar, and both Moons counted from the sign. */
const ROWS = [
  ['Kartika', NANDA, 1, 10, 1, 'Bava', 1, 1, 1],
  ['Margashirsha', PURNA, 7, 13, 24, 'Shakuni', 4, 5, 8],
  ['Ashadha', BHADRA, 2, 15, 19, 'Kaulava', 3, 9, 7],
  ['Pausha', BHADRA, 4, 17, 13, 'Naga', 1, 2, 9],
  ['Jyeshtha', JAYA, 7, 19, 8, 'Bava', 1, 6, 4],
  ['Bhadrapada', PURNA, 7, 22, 24, 'Kaulava', 1, 10, 3],
  ['Magha', RIKTA, 5, 24, 24, 'Taitila', 4, 3, 6],
  ['Ashwina', NANDA, 6, 27, 17, 'Garaja', 1, 7, 2],
  ['Shravana', JAYA, 6, 2, 15, 'Taitila', 1, 4, 10],
  ['Vaishakha', RIKTA, 3, 4, 27, 'Shakuni', 4, 8, 11],
  ['Chaitra', JAYA, 5, 6, 10, 'Kimstughna', 3, 11, 5],
  ['Phalguna', PURNA, 6, 9, 15, 'Chatushpada', 4, 12, 12],
] as const;

type GhatakRow = (typeof ROWS)[number];

export function getGhatak(moonSign: number): Ghatak {
  const [month, tithis, vara, nakshatra, yoga, karana, prahar, countForMen, countForWomen] =
    ROWS[moonSign - 1]!;
  return {
    month,
    tithis,
    vara,
    nakshatra,
    yoga,
    karana,
    prahar,
    moonForMen: getNthSign(moonSign, countForMen),
    moonForWomen: getNthSign(moonSign, countForWomen),
  };
}
