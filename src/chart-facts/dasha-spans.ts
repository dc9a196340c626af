/**
 * The mahadasha of today for each birth time of one civil day. The later the birth, the further the Moon and the earlier
 * every period; at the border of two nakshatras the dates continue without a break.
 */
import type { Graha } from '#src/astrology/contract.ts';
import { DASHA_LORDS, DASHA_YEARS, getNakshatraLord } from '#src/astrology/dashas/vimshottari.ts';
import { formatIso, MINUTE_DAYS, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import { getPassedShare } from '#src/astrology/zodiac.ts';
import { createLongitudeInterpolator } from '#src/astrology/motion/longitude-interpolator.ts';
import type { DashaSpan } from './contract.ts';
import { listMinuteSpans, type Day } from './minute-spans.ts';

/** Birth times for which the 120 years of the cycle are over are left out. */
export function listDashaSpans(day: Day, now: string): DashaSpan[] {
  const computeMoon = createLongitudeInterpolator('Moon', day);
  const findLord = (ut: number) => findRunningLord(computeMoon(ut), ut, parseUt(now));
  return listMinuteSpans(day, findLord).flatMap(({ value: lord, from, to }) => {
    if (!lord) return [];
    const [firstBirth, lastBirth] = [parseUt(from), parseUt(to) - MINUTE_DAYS];
    const latest = computeStart(lord, computeMoon(firstBirth), firstBirth);
    const earliest = computeStart(lord, computeMoon(lastBirth), lastBirth);
    const start = { earliest: formatIso(earliest), latest: formatIso(latest) };
    const end = {
      earliest: formatIso(computeEnd(lord, earliest)),
      latest: formatIso(computeEnd(lord, latest)),
    };
    return [{ lord, from, to, start, end }];
  });
}

function findRunningLord(moonLongitude: number, birth: number, now: number): Graha | undefined {
  return DASHA_LORDS.find((lord) => {
    const start = computeStart(lord, moonLongitude, birth);
    return start <= now && now < computeEnd(lord, start);
  });
}

/** The start of the period of `lord` in the cycle that contains the birth, in days from J2000.0. */
function computeStart(lord: Graha, moonLongitude: number, birth: number): number {
  const birthLord = getNakshatraLord(moonLongitude);
  const first = DASHA_LORDS.indexOf(birthLord);
  const lords = [...DASHA_LORDS.slice(first), ...DASHA_LORDS.slice(0, first)];
  const yearsBefore = lords
    .slice(0, lords.indexOf(lord))
    .reduce((sum, earlier) => sum + DASHA_YEARS[earlier], 0);
  const passedYears = getPassedShare(moonLongitude, 27) * DASHA_YEARS[birthLord];
  return birth + (yearsBefore - passedYears) * DEFAULT_SETTINGS.yearDays;
}

const computeEnd = (lord: Graha, start: number): number =>
  start + DASHA_YEARS[lord] * DEFAULT_SETTINGS.yearDays;
