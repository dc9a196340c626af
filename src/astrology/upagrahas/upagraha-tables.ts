/**
 * Upagrahas: five from the longitude of the Sun, five from the parts of the day or night, and Mandi. The longitude of one
 * of the latter is the lagna of the birth place at its moment. Sources: Brihat Parashara Hora Shastra ch. 3, 61-70;
 * Phaladeepika 25, 1-5.
 */
import type { Chart, Point } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { createLagnaFunction } from '#src/astrology/ephemeris/longitudes.ts';
import { findSunDayBounds } from '#src/astrology/shadbala/sun-day.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { getHalfDay, getPartOfGraha, getTimeOfPart, type HalfDay } from './parts-of-day.ts';
import { computeSunUpagrahas, SUN_UPAGRAHAS, type SunUpagraha } from './sun-upagrahas.ts';

/** The upagrahas of parts, with the lords of their parts. */
const PART_LORDS = {
  kala: 'Sun',
  mrityu: 'Mars',
  ardhaprahara: 'Mercury',
  yamaghantaka: 'Jupiter',
  gulika: 'Saturn',
} as const satisfies Record<string, ClassicalGraha>;
export type PartUpagraha = keyof typeof PART_LORDS;

/** The lagna at an instant. */
type LagnaAtInstant = { utc: string; point: Point };

export type UpagrahasOfParts =
  | {
      isAvailable: true;
      /** whether the parts are those of the day or of the night */
      isDaytime: boolean;
      /**
       * The start of the part is the rule of Parashara (3, 70) and of most programs; Narasimha Rao takes the middle.
       */
      upagrahas: Record<PartUpagraha, { end: string; atStart: LagnaAtInstant; atMiddle: LagnaAtInstant }>;
      /**
       * Mandi by the ghatis of Phaladeepika and Kerala, near the end of Saturn's part. Others call Gulika itself Mandi;
       * Narasimha Rao calls Mandi what here is Gulika at the start.
       */
      mandi: LagnaAtInstant;
    }
  | { isAvailable: false; reason: 'birth-time-unknown' | 'no-sunrise' };

export type UpagrahaTables = { fromSun: Record<SunUpagraha, Point>; fromParts: UpagrahasOfParts };

/** Without a birth time the upagrahas of the Sun are those of noon. */
export function computeUpagrahas(chart: Chart): UpagrahaTables {
  const fromSun = computeSunUpagrahas(chart.grahas.Sun.longitude);
  const points = SUN_UPAGRAHAS.map((name) => [name, toPoint(fromSun[name])]);
  return {
    fromSun: Object.fromEntries(points) as Record<SunUpagraha, Point>,
    fromParts: computeUpagrahasOfParts(chart),
  };
}

function computeUpagrahasOfParts(chart: Chart): UpagrahasOfParts {
  if (!chart.isTimeKnown) return { isAvailable: false, reason: 'birth-time-unknown' };
  const ut = parseUt(chart.utc);
  const bounds = findSunDayBounds(ut, chart, chart.settings.sunrise);
  if (!bounds) return { isAvailable: false, reason: 'no-sunrise' };
  const halfDay = getHalfDay(ut, bounds);
  const { vara } = chart.panchang;
  const saturnPart = getPartOfGraha('Saturn', vara, halfDay.isDaytime);
  const upagrahas = Object.entries(PART_LORDS).map(([name, lord]) => {
    const part = getPartOfGraha(lord, vara, halfDay.isDaytime);
    return [name, computeUpagrahaOfPart(chart, halfDay, part)];
  });
  return {
    isAvailable: true,
    isDaytime: halfDay.isDaytime,
    upagrahas: Object.fromEntries(upagrahas) as Record<
      PartUpagraha,
      ReturnType<typeof computeUpagrahaOfPart>
    >,
    mandi: computeLagnaAt(chart, getMandiTime(halfDay, saturnPart)),
  };
}

const computeUpagrahaOfPart = (chart: Chart, halfDay: HalfDay, part: number) => ({
  end: formatIso(getTimeOfPart(halfDay, part + 1)),
  atStart: computeLagnaAt(chart, getTimeOfPart(halfDay, part)),
  atMiddle: computeLagnaAt(chart, getTimeOfPart(halfDay, part + 0.5)),
});

/**
 * By day 26, 22, 18, 14, 10, 6 and 2 ghatis after sunrise from Sunday to Saturday, by night 10, 6, 2, 26, 22, 18 and 14
 * after sunset, of 30 ghatis each. These are 2 ghatis for the first part and 4 more for each next one.
 */
const getMandiTime = ({ from, to }: HalfDay, saturnPart: number): number =>
  from + ((to - from) * (4 * saturnPart + 2)) / 30;

function computeLagnaAt(chart: Chart, ut: number): LagnaAtInstant {
  const { ascendant } = createLagnaFunction(toInstant(ut), chart, chart.settings)(ut);
  return { utc: formatIso(ut), point: toPoint(ascendant) };
}
