/** How far the birth time may be wrong before a fact of the chart changes. */
import { GRAHAS, type Chart, type Graha, type Sensitivity, type Span } from './contract.ts';
import { edge } from './edge.ts';
import type { BirthMoment } from './input.ts';
import { instantAt, isoOf, MINUTE, utOf } from './instant.ts';
import { lagnaLongitude, siderealLongitude } from './longitudes.ts';
import { DASHA_YEARS, birthLord } from './vimshottari.ts';
import { navamsaOf, quarterOf, signOf } from './zodiac.ts';

/** Four hours to each side: the lagna stays in a sign for about two. */
const WINDOW_MINUTES = 240;

/** The shortest stay in a navamsa, far north, is a few minutes. Grahas need days for a sign, the Moon hours for a quarter. */
const LAGNA_STEP_MINUTES = 1;
const GRAHA_STEP_MINUTES = 120;

/** Everything is compared with the birth itself, under the settings of the chart. */
export function chartSensitivity(birth: BirthMoment, { settings }: Pick<Chart, 'settings'>): Sensitivity {
  const at = utOf(birth.utc);
  const ofLagna = (cell: (longitude: number) => number) =>
    spanAround(at, LAGNA_STEP_MINUTES, (ut) => cell(lagnaLongitude(instantAt(ut), birth, settings)));
  const ofGraha = (graha: Graha, cell: (longitude: number) => number) =>
    spanAround(at, GRAHA_STEP_MINUTES, (ut) => cell(siderealLongitude(graha, instantAt(ut), settings)));
  return {
    windowMinutes: WINDOW_MINUTES,
    lagnaSign: ofLagna(signOf),
    moonPada: ofGraha('Moon', quarterOf),
    navamsaLagna: ofLagna(navamsaOf),
    grahaSigns: Object.fromEntries(GRAHAS.map((graha) => [graha, ofGraha(graha, signOf)])) as Record<
      Graha,
      Span
    >,
  };
}

/** By how many days every Vimshottari date comes earlier for a birth one minute later. */
export function dashaDaysPerMinute({
  grahas: { Moon },
  settings,
}: Pick<Chart, 'grahas' | 'settings'>): number {
  const nakshatrasPerMinute = (Moon.speed * 27) / 360 / 1440;
  return nakshatrasPerMinute * DASHA_YEARS[birthLord(Moon.longitude)] * settings.yearDays;
}

function spanAround(at: number, stepMinutes: number, cellAt: (ut: number) => number): Span {
  const here = cellAt(at);
  const same = (ut: number) => cellAt(ut) === here;
  const end = (direction: 1 | -1) => firstChange(at, direction * stepMinutes * MINUTE, same);
  return { from: end(-1), to: end(1) };
}

function firstChange(at: number, step: number, same: (ut: number) => boolean): string | null {
  const steps = Math.round((WINDOW_MINUTES * MINUTE) / Math.abs(step));
  for (let n = 1; n <= steps; n++) {
    if (!same(at + n * step)) return isoOf(edge(same, at + (n - 1) * step, at + n * step));
  }
  return null;
}
