/**
 * The chart of the fictional person of the samples, born on 4 June 1996 at 2:30 pm in Kota (25°11′ N, 75°50′ E).
 * The longitudes are computed for that minute with the Lahiri ayanamsa; house and sign are derived from them.
 */
import type { Chart, Graha, GrahaPosition, Point } from '#src/astrology/contract.ts';

export const samplePerson = { name: 'Ananya Rathore', bornOn: '4 June 1996' };

/** Sidereal longitude in degrees. */
const LAGNA = 168.77;

/** Sidereal longitude in degrees, and speed in degrees a day. */
const POSITIONS: Record<Graha, [number, number]> = {
  Sun: [50.21, 0.958],
  Moon: [265.2, 13.6],
  Mars: [30.26, 0.73],
  Mercury: [27.97, 0.35],
  Jupiter: [262.41, -0.08],
  Venus: [60.03, -0.59],
  Saturn: [341.97, 0.07],
  Rahu: [170.4, -0.053],
  Ketu: [350.4, -0.053],
};

/** A nakshatra is a 27th of the zodiac; a pada is a quarter of it, and has the width of a navamsha. */
const NAKSHATRA_DEGREES = 360 / 27;
const PADA_DEGREES = NAKSHATRA_DEGREES / 4;

const createPoint = (longitude: number): Point => ({
  longitude,
  sign: Math.floor(longitude / 30) + 1,
  degreeInSign: longitude % 30,
  nakshatra: Math.floor(longitude / NAKSHATRA_DEGREES) + 1,
  pada: (Math.floor(longitude / PADA_DEGREES) % 4) + 1,
  navamsaSign: (Math.floor(longitude / PADA_DEGREES) % 12) + 1,
});

const lagna = createPoint(LAGNA);

function createPosition([longitude, speed]: [number, number]): GrahaPosition {
  const point = createPoint(longitude);
  const house = ((point.sign - lagna.sign + 12) % 12) + 1;
  return { ...point, speed, isRetrograde: speed < 0, isCombust: false, house, dignity: null };
}

const grahas = Object.fromEntries(
  Object.entries(POSITIONS).map(([graha, longitudeAndSpeed]) => [graha, createPosition(longitudeAndSpeed)]),
) as Record<Graha, GrahaPosition>;

export const sampleChart: Chart = {
  engineVersion: 'sample',
  settings: {
    ayanamsa: 'lahiri',
    node: 'mean',
    yearDays: 365.25,
    sunrise: 'upper-limb',
    karakas: 7,
    isLightDeflected: false,
  },
  utc: '1996-06-04T09:00:00Z',
  latitude: 25.18,
  longitude: 75.83,
  ayanamsaDegrees: 23.81,
  isTimeKnown: true,
  lagna,
  midheaven: 79,
  grahas,
  panchang: { tithi: 18, yoga: 24, karana: 35, vara: 3, sunrise: null, sunset: null },
  vimshottari: [],
};
