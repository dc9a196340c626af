/**
 * Avakahada chakra, the summary of the birth Moon at the head of a printed kundli. Sources: Muhurta Chintamani, vivaha
 * prakarana, for varna, vashya, yoni, gana, nadi and yunja ("paushnesha-shakrad"); Brihat Parashara Hora Shastra ch. 4
 * for the element of a sign; almanacs for paya and the syllables.
 */
import type { Chart, ChartSettings, Graha, Point } from '#src/astrology/contract.ts';
import { type ClassicalGraha, NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { type GanaName, getGanaName } from '#src/astrology/matching/gana.ts';
import { getNadi, type Nadi } from '#src/astrology/matching/nadi.ts';
import { getVarna, type Varna } from '#src/astrology/matching/varna.ts';
import { getVashya, type Vashya } from '#src/astrology/matching/vashya.ts';
import { type Animal, getAnimal } from '#src/astrology/matching/yoni.ts';
import { computeMoonRange, STAY_MARGIN_DAYS } from '#src/astrology/moon-range.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { type BilingualName, type Tatva, addDevanagari, type Yunja } from './avakahada-names.ts';
import { getGhatak, type Ghatak } from './ghatak.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from './naming-syllables.ts';
import { getPayaByMoonHouse, getPayaByNakshatra, type Paya } from './paya.ts';

export type Avakahada = {
  sign: number;
  signLord: ClassicalGraha;
  nakshatra: number;
  pada: number;
  nakshatraLord: Graha;
  varna: BilingualName<Varna>;
  /** null if the birth time is unknown and the Moon passed the middle of Sagittarius or Capricorn in the pada */
  vashya: BilingualName<Vashya> | null;
  yoni: BilingualName<Animal>;
  gana: BilingualName<GanaName>;
  nadi: BilingualName<Nadi>;
  payaByNakshatra: BilingualName<Paya>;
  /** null if the birth time is unknown */
  payaByMoonHouse: BilingualName<Paya> | null;
  yunja: BilingualName<Yunja>;
  /** element of the sign */
  tatva: BilingualName<Tatva>;
  /** the syllable with which a name may begin */
  naamAkshar: { latin: string; devanagari: string };
  ghatak: Ghatak;
};

/** If the birth time is unknown, one for each pada in which the Moon was on the day, with the instants of its stay. */
export type AvakahadaTable =
  | { isTimeKnown: true; avakahada: Avakahada }
  | { isTimeKnown: false; possible: ({ from: string; to: string } & Avakahada)[] };

export function computeAvakahadaTable(chart: Chart, birth: BirthMoment): AvakahadaTable {
  const { Moon } = chart.grahas;
  if (chart.isTimeKnown) return { isTimeKnown: true, avakahada: createAvakahada(Moon, Moon.house) };
  const { stays } = computeMoonRange(birth, chart.settings);
  return {
    isTimeKnown: false,
    possible: stays.map(({ from, to }) => ({ from, to, ...createAvakahadaOfStay(from, to, chart.settings) })),
  };
}

function createAvakahadaOfStay(from: string, to: string, settings: ChartSettings): Avakahada {
  const [start, end] = [parseUt(from) + STAY_MARGIN_DAYS, parseUt(to) - STAY_MARGIN_DAYS];
  const [moonAtStart, moon, moonAtEnd] = [start, (start + end) / 2, end].map((ut) =>
    toPoint(computeSiderealLongitude('Moon', toInstant(ut), settings)),
  ) as [Point, Point, Point];
  const avakahada = createAvakahada(moon, null);
  return getVashya(moonAtStart) === getVashya(moonAtEnd) ? avakahada : { ...avakahada, vashya: null };
}

/** @param house of the Moon, counted by signs from the lagna */
export function createAvakahada(moon: Point, house: number | null): Avakahada {
  const { sign, nakshatra, pada } = moon;
  return {
    sign,
    signLord: getSignLord(sign),
    nakshatra,
    pada,
    nakshatraLord: NAKSHATRAS[nakshatra - 1]!.lord,
    varna: addDevanagari(getVarna(moon)),
    vashya: addDevanagari(getVashya(moon)),
    yoni: addDevanagari(getAnimal(moon)),
    gana: addDevanagari(getGanaName(moon)),
    nadi: addDevanagari(getNadi(moon)),
    payaByNakshatra: addDevanagari(getPayaByNakshatra(nakshatra)),
    payaByMoonHouse: house === null ? null : addDevanagari(getPayaByMoonHouse(house)),
    yunja: addDevanagari(getYunja(nakshatra)),
    tatva: addDevanagari(ELEMENTS[(sign - 1) % 4]!),
    naamAkshar: {
      latin: SYLLABLES_LATIN[nakshatra - 1]!.split(' ')[pada - 1]!,
      devanagari: SYLLABLES_DEVANAGARI[nakshatra - 1]!.split(' ')[pada - 1]!,
    },
    ghatak: getGhatak(sign),
  };
}

const ELEMENTS: readonly Tatva[] = ['Fire', 'Earth', 'Air', 'Water'];

/** Six nakshatras from Revati, twelve from Ardra, nine from Jyeshtha. */
function getYunja(nakshatra: number): Yunja {
  if (nakshatra === 27 || nakshatra <= 5) return 'Purva';
  return nakshatra <= 17 ? 'Madhya' : 'Antya';
}
