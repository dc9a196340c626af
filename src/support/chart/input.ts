/** Input of the chart commands, from a line of JSON or from options, validated before the computation. */
import * as z from 'zod';
import { partial } from 'zod/mini';
import { computeChart } from '#src/astrology/chart.ts';
import { ChartSettings, type Chart } from '#src/astrology/contract.ts';
import { type BirthMoment, ChartInputError } from '#src/astrology/input.ts';
import { convertCivilToUtc } from '#src/places/clock/civil-to-utc.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';

const LATITUDE = 'give the latitude in degrees north of the equator, between -90 and 90';
const LONGITUDE = 'give the longitude in degrees east of Greenwich, between -180 and 180';

export const ChartInput = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  /** local time at the place, YYYY-MM-DDTHH:MM[:SS]; only the date when the time is unknown */
  local: z.string(),
  lat: z.number(LATITUDE).gt(-90, LATITUDE).lt(90, LATITUDE),
  lon: z.number(LONGITUDE).min(-180, LONGITUDE).max(180, LONGITUDE),
  zone: z.string().nullish(),
  utcOffsetSeconds: z.number().int().min(-86_400).max(86_400).nullish(),
});
export type ChartInput = z.infer<typeof ChartInput>;

export const SettingsInput = partial(ChartSettings);
export type SettingsInput = Partial<ChartSettings>;

/** Why no chart was computed: `field` is the wrong property of the input, `message` says what is expected. */
export type InputIssue = { code: string; field: string; message: string };

/** With the true and with the mean lunar node: the output shows both. */
export type Charts = { byTrueNode: Chart; byMeanNode: Chart };

/** @throws BirthTimeError */
export function toBirthMoment({ local, lat, lon, zone, utcOffsetSeconds }: ChartInput): BirthMoment {
  const coordinates = { latitude: lat, longitude: lon };
  const moment = convertCivilToUtc({
    local,
    ...coordinates,
    zone: zone ?? undefined,
    utcOffsetSeconds: utcOffsetSeconds ?? undefined,
  });
  const { utc, localDate, timeKnown } = moment;
  return { utc, ...coordinates, timeKnown, localDate, ...(zone ? { zone } : {}) };
}

/** @throws ChartInputError, BirthTimeError */
export function computeCharts(input: ChartInput, settings: SettingsInput): Charts {
  const birth = toBirthMoment(input);
  return {
    byTrueNode: computeChart(birth, { ...settings, node: 'true' }),
    byMeanNode: computeChart(birth, { ...settings, node: 'mean' }),
  };
}

const FIELDS: Record<string, string> = {
  date: 'local',
  time: 'local',
  place: 'zone',
  utc: 'local',
  localDate: 'local',
  latitude: 'lat',
  longitude: 'lon',
};

/** Maps validation errors to fields of the input. @throws every other error */
export function toInputIssue(error: unknown): InputIssue {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    const field = issue!.path.join('.') || 'line';
    return { code: 'bad-input', field, message: `${field}: ${issue!.message}` };
  }
  if (error instanceof ChartInputError || error instanceof BirthTimeError)
    return { code: error.code, field: FIELDS[error.field] ?? error.field, message: error.message };
  throw error;
}
