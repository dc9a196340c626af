/** What the Moon may have been on a day whose birth time is unknown. */
import type { ChartSettings, MoonRange, MoonStay } from './contract.ts';
import { civilDay } from './civil-day.ts';
import { edge } from './edge.ts';
import { type BirthMoment, checkedInstant } from './input.ts';
import { instantAt, isoOf, utOf } from './instant.ts';
import { DEFAULT_SETTINGS, siderealLongitude } from './longitudes.ts';
import { birthLord, vimshottari } from './vimshottari.ts';
import { pointAt, quarterOf } from './zodiac.ts';

/** The Moon needs at least five hours for a quarter: an hour's step meets every one. */
const STEP_DAYS = 1 / 24;

/** @throws ChartInputError */
export function moonRange(birth: BirthMoment, wanted: Partial<ChartSettings> = {}): MoonRange {
  checkedInstant(birth);
  const settings = { ...DEFAULT_SETTINGS, ...wanted };
  const { start, end } = civilDay(birth);
  const moonAt = (ut: number) => siderealLongitude('Moon', instantAt(ut), settings);
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

function quarters(start: number, end: number, moonAt: (ut: number) => number): MoonStay[] {
  const stays: MoonStay[] = [];
  let from = start;
  while (from < end) {
    const here = quarterOf(moonAt(from));
    const same = (ut: number) => quarterOf(moonAt(ut)) === here;
    let to = from;
    while (to < end && same(to)) to = Math.min(to + STEP_DAYS, end);
    const left = same(to) ? end : edge(same, to - STEP_DAYS, to);
    stays.push(stay(from, left, moonAt));
    // A second on, to stand safely in the next quarter.
    from = left + 1 / 86_400;
  }
  return stays;
}

function stay(from: number, to: number, moonAt: (ut: number) => number): MoonStay {
  const moon = moonAt((from + to) / 2);
  const { sign, nakshatra, pada } = pointAt(moon);
  return { sign, nakshatra, pada, lord: birthLord(moon), from: isoOf(from), to: isoOf(to) };
}

/** The later the birth, the further the Moon, the earlier every period: the ends of the stay bound the dates. */
function dashaRange(
  lord: MoonStay['lord'],
  stays: readonly MoonStay[],
  yearDays: number,
  moonAt: (ut: number) => number,
): MoonRange['dashas'][number] {
  const under = stays.filter((each) => each.lord === lord);
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
