/** What the Moon may have been on a day whose birth time is unknown. */
import type { ChartSettings, MoonRange, MoonStay } from './contract.ts';
import { borderTimes, type Longitude } from './motion/border.ts';
import { civilDay } from './panchang/civil-day.ts';
import { type BirthMoment, checkedInstant } from './input.ts';
import { instantAt, isoOf, utOf } from './ephemeris/instant.ts';
import { DEFAULT_SETTINGS, siderealLongitude } from './ephemeris/longitudes.ts';
import { birthLord, vimshottari } from './vimshottari.ts';
import { pointAt } from './zodiac.ts';

/** The Moon needs at least five hours for a quarter. */
const STEP_DAYS = 4 / 24;
const QUARTERS = 108;

/** @throws ChartInputError */
export function moonRange(birth: BirthMoment, wanted: Partial<ChartSettings> = {}): MoonRange {
  checkedInstant(birth);
  const settings = { ...DEFAULT_SETTINGS, ...wanted };
  const { start, end } = civilDay(birth);
  const moonAt: Longitude = (ut) => siderealLongitude('Moon', instantAt(ut), settings);
  const stays = quarters(start, end, moonAt);
  return {
    from: isoOf(start),
    to: isoOf(end),
    stays,
    dashas: [...new Set(stays.map(({ lord }) => lord))].map((lord) =>
      dashaRange(lord, stays, settings.yearDays, moonAt),
    ),
  };
}

function quarters(start: number, end: number, moonAt: Longitude): MoonStay[] {
  const bounds = [start, ...borderTimes(moonAt, QUARTERS, start, end, STEP_DAYS), end];
  return bounds.slice(0, -1).map((from, index) => stay(from, bounds[index + 1]!, moonAt));
}

function stay(from: number, to: number, moonAt: Longitude): MoonStay {
  const moon = moonAt((from + to) / 2);
  const { sign, nakshatra, pada } = pointAt(moon);
  return { sign, nakshatra, pada, lord: birthLord(moon), from: isoOf(from), to: isoOf(to) };
}

/** The later the birth, the further the Moon, the earlier every period: the ends of the stay bound the dates. */
function dashaRange(
  lord: MoonStay['lord'],
  stays: readonly MoonStay[],
  yearDays: number,
  moonAt: Longitude,
): MoonRange['dashas'][number] {
  const under = stays.filter((each) => each.lord === lord);
  // Two seconds inside, where the Moon surely stands in the star.
  const [from, to] = [utOf(under[0]!.from) + 2 / 86_400, utOf(under.at(-1)!.to) - 2 / 86_400];
  const [first, last] = [from, to].map((ut) => vimshottari(moonAt(ut), ut, yearDays));
  return {
    lord,
    bornFrom: isoOf(from),
    bornTo: isoOf(to),
    periods: last!.map((period, index) => ({
      lord: period.lord,
      earliest: period.start,
      latest: first![index]!.start,
    })),
  };
}
