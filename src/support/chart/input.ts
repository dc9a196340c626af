/** What the chart command is asked, from a line of JSON or from options, checked before the engine sees it. */
import * as z from 'zod';
import { partial } from 'zod/mini';
import { computeChart } from '#src/astrology/chart.ts';
import { ChartSettings, type Chart } from '#src/astrology/contract.ts';
import { type BirthMoment, ChartInputError } from '#src/astrology/input.ts';
import { momentOf } from '#src/places/moment.ts';
import { PlaceTimeError } from '#src/places/place-time-error.ts';

const LATITUDE = 'give the latitude in degrees north of the equator, between -90 and 90';
const LONGITUDE = 'give the longitude in degrees east of Greenwich, between -180 and 180';

export const Question = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  /** YYYY-MM-DDTHH:MM[:SS] by the clock of the place; a date alone where the time is unknown */
  local: z.string(),
  lat: z.number(LATITUDE).gt(-90, LATITUDE).lt(90, LATITUDE),
  lon: z.number(LONGITUDE).min(-180, LONGITUDE).max(180, LONGITUDE),
  zone: z.string().nullish(),
  utcOffsetSeconds: z.number().int().min(-86_400).max(86_400).nullish(),
});
export type Question = z.infer<typeof Question>;

export const Wishes = partial(ChartSettings);
export type Wishes = Partial<ChartSettings>;

/** Why there is no chart: `field` is the property of the question to change, `message` says how. */
export type Trouble = { code: string; field: string; message: string };

/** By the true and by the mean node: the answer shows both. */
export type Charts = { byTrueNode: Chart; byMeanNode: Chart };

/** @throws PlaceTimeError */
export function birthIn({ local, lat, lon, zone, utcOffsetSeconds }: Question): BirthMoment {
  const spot = { latitude: lat, longitude: lon };
  const moment = momentOf({
    local,
    ...spot,
    zone: zone ?? undefined,
    utcOffsetSeconds: utcOffsetSeconds ?? undefined,
  });
  const { utc, localDate, timeKnown } = moment;
  return { utc, ...spot, timeKnown, localDate, ...(zone ? { zone } : {}) };
}

/** @throws ChartInputError, PlaceTimeError */
export function chartsFor(question: Question, wishes: Wishes): Charts {
  const birth = birthIn(question);
  return {
    byTrueNode: computeChart(birth, { ...wishes, node: 'true' }),
    byMeanNode: computeChart(birth, { ...wishes, node: 'mean' }),
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

/** The troubles of bad input in the words of the question; anything else is thrown on. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    const field = issue!.path.join('.') || 'line';
    return { code: 'bad-input', field, message: `${field}: ${issue!.message}` };
  }
  if (error instanceof ChartInputError || error instanceof PlaceTimeError)
    return { code: error.code, field: FIELDS[error.field] ?? error.field, message: error.message };
  throw error;
}
