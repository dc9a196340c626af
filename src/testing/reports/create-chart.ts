/** Creates charts from texts such as "Cancer 5": a test names only the positions that its rule needs; all others are neutral. */
import { computeChart } from '#src/astrology/chart.ts';
import { isCombust } from '#src/astrology/combustion.ts';
import { GRAHAS, type Chart, type Graha, type GrahaPosition } from '#src/astrology/contract.ts';
import { getDignity } from '#src/astrology/dignity.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeLunarLimbs } from '#src/astrology/panchang/panchang.ts';
import { computeVimshottari } from '#src/astrology/dashas/vimshottari.ts';
import { countHouse, toPoint } from '#src/astrology/zodiac.ts';
import { parsePlacement, type Placement } from './parse-placement.ts';

/** "Cancer", "Cancer 5", "Cancer 5 retrograde"; 15 degrees by default. Without `lagna` the birth time is unknown. */
export type ChartPositions = Partial<Record<Graha | 'lagna', string>>;

/** Degrees per day: the mean motion of Rahu and Ketu. */
const NODE_SPEED = -0.05;
/** The middle of the sign. */
const DEFAULT_DEGREE = 15;

/** No graha is in its own sign, exalted, debilitated or combust, and no two are in each other's signs. */
const NEUTRAL_POSITIONS: Record<Exclude<Graha, 'Rahu' | 'Ketu'>, string> = {
  Sun: 'Gemini 20',
  Moon: 'Libra 10',
  Mars: 'Virgo 10',
  Mercury: 'Taurus 25',
  Jupiter: 'Aquarius 10',
  Venus: 'Leo 5',
  Saturn: 'Leo 20',
};
const NEUTRAL_RAHU = 'Aries 10';

const computeBase = (isTimeKnown: boolean): Chart =>
  computeChart({
    utc: '2000-01-01T06:30:00Z',
    latitude: 28.61,
    longitude: 77.21,
    isTimeKnown,
    zone: 'Asia/Kolkata',
    localDate: '2000-01-01',
  });
const BASE_WITH_TIME = computeBase(true);
const BASE_WITHOUT_TIME = computeBase(false);

/**
 * Rahu and Ketu are opposite each other, whichever is named. Impossible positions, such as Mercury far from the Sun, are
 * allowed: the rules do not check them.
 */
export function createChart(positions: ChartPositions): Chart {
  const base = positions.lagna === undefined ? BASE_WITHOUT_TIME : BASE_WITH_TIME;
  const lagna = positions.lagna === undefined ? null : toPoint(parsePosition(positions.lagna).longitude);
  const sunLongitude = parsePosition(positions.Sun ?? NEUTRAL_POSITIONS.Sun).longitude;
  const entries = GRAHAS.map(
    (graha) => [graha, createPosition(graha, positions, sunLongitude, lagna?.sign ?? null)] as const,
  );
  const grahas = Object.fromEntries(entries) as Record<Graha, GrahaPosition>;
  const moonLongitude = grahas.Moon.longitude;
  return {
    ...base,
    lagna,
    grahas,
    panchang: { ...base.panchang, ...computeLunarLimbs(sunLongitude, moonLongitude) },
    vimshottari: computeVimshottari(moonLongitude, parseUt(base.utc), base.settings.yearDays),
  };
}

function createPosition(
  graha: Graha,
  positions: ChartPositions,
  sunLongitude: number,
  lagnaSign: number | null,
): GrahaPosition {
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  const placement = isNode
    ? createNodePlacement(graha, positions)
    : parsePosition(positions[graha] ?? NEUTRAL_POSITIONS[graha]);
  const point = toPoint(placement.longitude);
  const isRetrograde = isNode || placement.isRetrograde;
  return {
    ...point,
    speed: isNode ? NODE_SPEED : isRetrograde ? -0.5 : 1,
    isRetrograde,
    isCombust: isCombust(graha, point.longitude, sunLongitude, isRetrograde),
    house: lagnaSign === null ? null : countHouse(lagnaSign, point.sign),
    dignity: getDignity(graha, point.sign, point.degreeInSign),
  };
}

function createNodePlacement(graha: 'Rahu' | 'Ketu', positions: ChartPositions): Placement {
  const otherNode = graha === 'Rahu' ? 'Ketu' : 'Rahu';
  if (positions[graha]) return parsePosition(positions[graha]);
  if (positions[otherNode]) return getOpposite(parsePosition(positions[otherNode]));
  return graha === 'Rahu' ? parsePosition(NEUTRAL_RAHU) : getOpposite(parsePosition(NEUTRAL_RAHU));
}

const getOpposite = ({ longitude }: Placement): Placement => ({
  longitude: (longitude + 180) % 360,
  isRetrograde: true,
});

const parsePosition = (text: string): Placement => parsePlacement(text, DEFAULT_DEGREE);
