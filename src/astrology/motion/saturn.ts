/**
 * Finds Saturn's transits relative to the natal Moon. Sade Sati: seven and a half years in the signs before, of and
 * after the Moon. Dhaiya: two and a half years in the fourth or eighth sign from it.
 */
import type { Dhaiya } from '#src/astrology/contract-transits.ts';
import type { Chart, SadeSatiPeriod, SaturnPhase } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { type Stay, findStays } from './sign-stays.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

/** The phase of Sade Sati by the house of Saturn from the Moon. */
export const SATURN_PHASES: Partial<Record<number, SaturnPhase['phase']>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
};

/**
 * Stays within this time belong to one period: after retrograding over a border Saturn returns within months, and the
 * next period in the same signs is more than twenty years later.
 */
const MAX_GAP_DAYS = 3 * 365;

/** Longer than one Sade Sati, so that the search also finds the beginning or end of one that overlaps its bounds. */
const MARGIN_DAYS = 9 * 365.25;

/**
 * Lists every Sade Sati from birth to an age in years, by Saturn's sidereal sign counted from the sign of the Moon. A
 * Sade Sati that was running at birth is reported from its beginning. Phases are in the order of Saturn's motion,
 * including retrograde returns; there may be gaps between them.
 */
export const findSadeSati = (chart: Chart, untilAge = 90): SadeSatiPeriod[] =>
  selectPeriods(chart, untilAge, findSaturnStays(chart, untilAge), [12, 1, 2]).map((stays) => ({
    ...getBounds(stays),
    phases: stays.map((stay) => ({
      phase: SATURN_PHASES[countHouse(chart.grahas.Moon.sign, stay.sign)]!,
      sign: stay.sign,
      from: stay.from.iso,
      to: stay.to.iso,
    })),
  }));

/**
 * Lists every Dhaiya: Saturn in the fourth sign from the Moon (Ardhashtama, also called Kantaka) or in the eighth
 * (Ashtama).
 */
export function findDhaiyas(chart: Chart, untilAge = 90): Dhaiya[] {
  const allStays = findSaturnStays(chart, untilAge);
  return ([4, 8] as const)
    .flatMap((house) =>
      selectPeriods(chart, untilAge, allStays, [house]).map((stays) => ({
        house,
        sign: stays[0]!.sign,
        ...getBounds(stays),
        stays: stays.map(({ from, to }) => ({ from: from.iso, to: to.iso })),
      })),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function findSaturnStays({ utc, settings }: Chart, untilAge: number): Stay[] {
  const birth = parseUt(utc);
  return findStays('Saturn', birth - MARGIN_DAYS, birth + untilAge * 365.25 + MARGIN_DAYS, settings);
}

/** Selects Saturn's stays in the given houses from the Moon, grouped by period. */
function selectPeriods(
  chart: Chart,
  untilAge: number,
  stays: readonly Stay[],
  houses: readonly number[],
): Stay[][] {
  const birth = parseUt(chart.utc);
  const end = birth + untilAge * 365.25;
  return groupStays(
    stays.filter(({ sign }) => houses.includes(countHouse(chart.grahas.Moon.sign, sign))),
  ).filter((period) => period.at(-1)!.to.ut > birth && period[0]!.from.ut < end);
}

function groupStays(stays: readonly Stay[]): Stay[][] {
  const periods: Stay[][] = [];
  for (const stay of stays) {
    const lastPeriod = periods.at(-1);
    if (lastPeriod && stay.from.ut - lastPeriod.at(-1)!.to.ut < MAX_GAP_DAYS) lastPeriod.push(stay);
    else periods.push([stay]);
  }
  return periods;
}

const getBounds = (stays: readonly Stay[]) => ({ from: stays[0]!.from.iso, to: stays.at(-1)!.to.iso });
