import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import {
  computeSiderealLongitude,
  computeSpeed,
  DEFAULT_SETTINGS,
} from '#src/astrology/ephemeris/longitudes.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { frame } from '#src/newsletter/content/en.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { formatFullDate, getMonthBounds } from './month.ts';
import { getGrahaTitle, getSignText } from './names.ts';
import { listStations, STATION_GRAHAS } from './sky-events.ts';

/** Longer than any retrograde motion: Saturn's takes four and a half months. */
const MAX_RETROGRADE_MS = 200 * DAY_MS;

/** The planets that move backwards at the start of the month, with the day on which each turns. */
export function listRetrogrades(month: string): string[] {
  const { from } = getMonthBounds(month);
  const instant = toInstant(parseUt(from));
  const searchEnd = new Date(Date.parse(from) + MAX_RETROGRADE_MS).toISOString();
  return STATION_GRAHAS.filter((graha) => computeSpeed(graha, instant, DEFAULT_SETTINGS) < 0).map((graha) => {
    const sign = getSign(computeSiderealLongitude(graha, instant, DEFAULT_SETTINGS));
    const [end] = listStations(graha, from, searchEnd);
    return frame.formatRetrograde(getGrahaTitle(graha), getSignText(sign), formatFullDate(end!.at));
  });
}
