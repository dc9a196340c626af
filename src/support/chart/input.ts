/** Validates the input of the chart commands, which comes from a line of JSON or from options. */
import * as z from 'zod';
import { partial } from 'zod/mini';
import { computeChart } from '#src/astrology/chart.ts';
import { ChartSettings, type Chart } from '#src/astrology/contract.ts';
import { DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import { type BirthMoment, ChartInputError } from '#src/astrology/input.ts';
import { convertLocalToUtc } from '#src/places/clock/local-to-utc.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';

const LATITUDE_MESSAGE =
  'give the latitude in degrees north of the equator, greater than -90 and less than 90';
const LONGITUDE_MESSAGE = 'give the longitude in degrees east of Greenwich, from -180 to 180';

const SECONDS_PER_DAY = 86_400;

export const ChartInput = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  /** local time at the place, YYYY-MM-DDTHH:MM[:SS]; only the date when the time is unknown */
  local: z.string(),
  /** degrees, north positive; the poles are excluded because no lagna rises there */
  lat: z.number(LATITUDE_MESSAGE).gt(-90, LATITUDE_MESSAGE).lt(90, LATITUDE_MESSAGE),
  lon: z.number(LONGITUDE_MESSAGE).min(-180, LONGITUDE_MESSAGE).max(180, LONGITUDE_MESSAGE),
  zone: z.string().nullish(),
  utcOffsetSeconds: z.number().int().min(-SECONDS_PER_DAY).max(SECONDS_PER_DAY).nullish(),
});
export type ChartInput = z.infer<typeof ChartInput>;

export const SettingsInput = partial(ChartSettings);
export type SettingsInput = Partial<ChartSettings>;

/** Why no chart was computed. `field` is the invalid property of ChartInput or SettingsInput, `line` for the whole line. */
export type InputIssue = { code: string; field: string; message: string };

/** The chart by the chosen settings, and one by each lunar node, because the output shows both nodes. */
export type ChartsByNode = { chart: Chart; trueNodeChart: Chart; meanNodeChart: Chart };

/** @throws BirthTimeError */
export function toBirthMoment({ local, lat, lon, zone, utcOffsetSeconds }: ChartInput): BirthMoment {
  const coordinates = { latitude: lat, longitude: lon };
  const moment = convertLocalToUtc({
    local,
    ...coordinates,
    zone: zone ?? undefined,
    utcOffsetSeconds: utcOffsetSeconds ?? undefined,
  });
  return { ...moment, ...coordinates, ...(zone ? { zone } : {}) };
}

/** @throws ChartInputError, BirthTimeError */
export function computeCharts(input: ChartInput, settings: SettingsInput): ChartsByNode {
  const birth = toBirthMoment(input);
  const trueNodeChart = computeChart(birth, { ...settings, node: 'true' });
  const meanNodeChart = computeChart(birth, { ...settings, node: 'mean' });
  const node = settings.node ?? DEFAULT_SETTINGS.node;
  return { chart: node === 'true' ? trueNodeChart : meanNodeChart, trueNodeChart, meanNodeChart };
}

/** Maps a property of the engine's BirthMoment or of BirthTimeError to the property of ChartInput. */
const INPUT_FIELDS: Record<string, string> = {
  date: 'local',
  time: 'local',
  place: 'zone',
  utc: 'local',
  localDate: 'local',
  latitude: 'lat',
  longitude: 'lon',
};

/** Converts an error of the input to an issue. @throws the error itself if the input did not cause it */
export function toInputIssue(error: unknown): InputIssue {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    const field = issue!.path.join('.') || 'line';
    return { code: 'bad-input', field, message: `${field}: ${issue!.message}` };
  }
  if (error instanceof ChartInputError || error instanceof BirthTimeError)
    return { code: error.code, field: INPUT_FIELDS[error.field] ?? error.field, message: error.message };
  throw error;
}
