/** `lagna chart`: computes one chart from options, or one chart per line of JSON on stdin. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { getNameNumber } from '#src/astrology/avasthas/name-number.ts';
import type { Print } from './print.ts';
import { toChartOutput } from './output.ts';
import { computeFullOutput } from './full-chart.ts';
import { toBirthMoment, computeCharts, ChartInput, toInputIssue, SettingsInput } from './input.ts';
import { renderTable } from './table.ts';

export type ChartOptions = {
  date?: string;
  time?: string;
  lat?: string;
  lon?: string;
  zone?: string;
  offset?: string;
  json?: boolean;
  ndjson?: boolean;
  all?: boolean;
  ayanamsa?: string;
  node?: string;
  sunrise?: string;
  yearDays?: string;
  karakas?: string;
  lightDeflection?: boolean;
  syllable?: string;
};

/** @returns the exit status: 0 success, 2 invalid input */
export async function runChart(
  options: ChartOptions,
  input: Readable,
  print: Print,
  now = new Date().toISOString(),
): Promise<0 | 2> {
  const settings = SettingsInput.safeParse(toSettings(options));
  if (!settings.success) return printInputError(toInputIssue(settings.error).message);
  if (options.syllable !== undefined && getNameNumber(options.syllable) === null)
    return printInputError(SYLLABLE_MESSAGE);
  return options.ndjson
    ? runLines(settings.data, input, print)
    : runSingle({ ...options, now }, settings.data, print);
}

const SYLLABLE_MESSAGE = 'syllable: give the first syllable of the name in Devanagari, for example आ or वि.';

/** Omitted options keep the default settings. */
function toSettings(options: ChartOptions) {
  const { ayanamsa, node, sunrise, yearDays, karakas, lightDeflection } = options;
  const numbers = { yearDays: yearDays && Number(yearDays), karakas: karakas && Number(karakas) };
  const settings = { ayanamsa, node, sunrise, isLightDeflected: lightDeflection, ...numbers };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** An invalid line yields `{id, error}`; the other lines are still computed. */
async function runLines(settings: SettingsInput, input: Readable, print: Print): Promise<0> {
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    print(JSON.stringify(computeLine(line, settings)));
  }
  return 0;
}

function computeLine(line: string, settings: SettingsInput) {
  const parsed = parseJson(line);
  const idField = readId(parsed);
  try {
    return { ...idField, ...toChartOutput(computeCharts(ChartInput.parse(parsed), settings)) };
  } catch (error) {
    return { ...idField, error: toInputIssue(error) };
  }
}

/** Invalid JSON is returned as text, which then fails the schema. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

function readId(parsed: unknown) {
  const { success, data } = ChartInput.pick({ id: true }).safeParse(parsed);
  return success && data.id !== undefined ? { id: data.id } : {};
}

function runSingle(options: ChartOptions & { now: string }, settings: SettingsInput, print: Print): 0 | 2 {
  try {
    for (const line of renderLines(ChartInput.parse(toChartInput(options)), options, settings)) print(line);
    return 0;
  } catch (error) {
    return printInputError(toInputIssue(error).message);
  }
}

function renderLines(
  input: ChartInput,
  options: ChartOptions & { now: string },
  settings: SettingsInput,
): string[] {
  const charts = computeCharts(input, settings);
  if (options.all) {
    const fullOutput = {
      ...toChartOutput(charts),
      ...computeFullOutput(toBirthMoment(input), options.now, settings, options.syllable),
    };
    return [JSON.stringify(fullOutput, null, 2)];
  }
  if (options.json) return [JSON.stringify(toChartOutput(charts), null, 2)];
  return renderTable(charts.chart);
}

function toChartInput({ date = '', time, lat, lon, zone, offset }: ChartOptions) {
  return {
    local: time === undefined ? date : `${date}T${time}`,
    lat: lat === undefined ? undefined : Number(lat),
    lon: lon === undefined ? undefined : Number(lon),
    zone,
    utcOffsetSeconds: offset === undefined ? undefined : Number(offset),
  };
}

function printInputError(message: string): 2 {
  console.error(message);
  return 2;
}
