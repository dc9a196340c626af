/** The rising signs of a birth day whose time is unknown, each with its hours. */
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createLagnaFunction } from '#src/astrology/ephemeris/longitudes.ts';
import { getPartIndex, SIGN_COUNT } from '#src/astrology/zodiac.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { DAY_MS, MINUTE_MS } from './time-units.ts';

/** `from`, `to`: ISO instants, to a minute. */
export type LagnaOfDay = { sign: number; from: string; to: string; minutes: number };

/**
 * In the order of the day. The sign of midnight rises again before the next midnight, so it is usually listed twice. Near
 * the poles some signs never rise.
 */
export function listLagnasOfDay({
  chart: { latitude, longitude, settings, utc },
  birth,
}: TimeUnknownContext): LagnaOfDay[] {
  const computeAngles = createLagnaFunction(toInstant(parseUt(utc)), { latitude, longitude }, settings);
  const startMs = Date.parse(getCivilDayOfBirth(birth).from);
  const stays: { sign: number; firstMinute: number }[] = [];
  for (let minute = 0; minute < MINUTES_OF_DAY; minute++) {
    const ut = parseUt(toIso(startMs + minute * MINUTE_MS));
    const sign = getPartIndex(computeAngles(ut).ascendant, SIGN_COUNT) + 1;
    if (stays.at(-1)?.sign !== sign) stays.push({ sign, firstMinute: minute });
  }
  return stays.map(({ sign, firstMinute }, i) => {
    const endMinute = stays[i + 1]?.firstMinute ?? MINUTES_OF_DAY;
    return {
      sign,
      from: toIso(startMs + firstMinute * MINUTE_MS),
      to: toIso(startMs + endMinute * MINUTE_MS),
      minutes: endMinute - firstMinute,
    };
  });
}

const MINUTES_OF_DAY = DAY_MS / MINUTE_MS;

const toIso = (ms: number): string => new Date(ms).toISOString();
