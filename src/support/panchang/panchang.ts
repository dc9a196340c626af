/** `lagna panchang`: the panchang of one day at one place, as a table in the clock of the place or as JSON in UTC. */
import type { AlmanacPlace } from '#src/astrology/almanac/civil-days.ts';
import { computeDayPanchang } from '#src/astrology/almanac/day-panchang.ts';
import { ChartInputError } from '#src/astrology/input.ts';
import { FIRST_DATE, getLocalDate, LAST_DATE } from '#src/panchang/dates.ts';
import type { Print } from '#src/support/chart/print.ts';
import { findPlace, loadTowns, OptionError } from '#src/support/places/find-place.ts';
import { renderPanchang } from './table.ts';

export type PanchangOptions = {
  place?: string;
  lat?: string;
  lon?: string;
  zone?: string;
  date?: string;
  json?: boolean;
};

type NamedPlace = AlmanacPlace & { label: string };

/** @returns the exit status: 0 success, 2 invalid input */
export async function runPanchang(options: PanchangOptions, print: Print, now: string): Promise<0 | 2> {
  try {
    const { place: name } = options;
    const place =
      name === undefined
        ? readCoordinates(options)
        : toNamedPlace(findPlace(await loadTowns(), name, '--place'));
    const date = readDate(options.date ?? getToday(now, place.zone));
    const panchang = computeDayPanchang(place, date);
    if (options.json) print(JSON.stringify({ place, ...panchang }, null, 2));
    else for (const line of renderPanchang(panchang, place)) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof OptionError || error instanceof ChartInputError)) throw error;
    console.error(error.message);
    return 2;
  }
}

const toNamedPlace = ({ name, latitude, longitude, zone }: AlmanacPlace & { name: string }): NamedPlace => ({
  label: name,
  latitude,
  longitude,
  zone,
});

function readCoordinates({ lat, lon, zone }: PanchangOptions): NamedPlace {
  const [latitude, longitude] = [Number(lat ?? NaN), Number(lon ?? NaN)];
  if (!(Math.abs(latitude) < 90 && Math.abs(longitude) <= 180 && zone))
    throw new OptionError(
      'Give --place, or all of --lat (between -90 and 90), --lon (from -180 to 180) and --zone.',
    );
  return { label: `${lat}, ${lon}`, latitude, longitude, zone };
}

function readDate(date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new OptionError('Give --date as YYYY-MM-DD.');
  if (date < FIRST_DATE || date > LAST_DATE) throw new OptionError('We compute panchangs from 1800 to 2100.');
  return date;
}

/** @throws OptionError */
function getToday(now: string, zone: string): string {
  try {
    return getLocalDate(new Date(now), zone);
  } catch {
    throw new OptionError(`"${zone}" is not a known time zone. Use a name like Asia/Kolkata.`);
  }
}
