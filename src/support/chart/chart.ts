/** `admin chart`: one chart from options, or one for every line of JSON on stdin. Needs no database. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { answerOf } from './output.ts';
import { everythingOf } from './full-chart.ts';
import { birthIn, chartsFor, Question, troubleOf, Wishes } from './input.ts';
import { tableOf } from './table.ts';

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
};

type Print = (line: string) => void;

/** The exit code: 0 done, 2 a question that cannot be answered. */
export async function chart(
  options: ChartOptions,
  input: Readable,
  print: Print,
  now = new Date().toISOString(),
): Promise<0 | 2> {
  const wishes = Wishes.safeParse(wished(options));
  if (!wishes.success) return refuse(troubleOf(wishes.error).message);
  return options.ndjson ? many(wishes.data, input, print) : one({ ...options, now }, wishes.data, print);
}

/** Only what was said: an option left out leaves the engine's own setting. */
function wished({ ayanamsa, node, sunrise, yearDays }: ChartOptions) {
  const said = { ayanamsa, node, sunrise, yearDays: yearDays && Number(yearDays) };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** A bad line is answered with `{id, error}` in its place, and the others go on. */
async function many(wishes: Wishes, input: Readable, print: Print): Promise<0> {
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    print(JSON.stringify(lineAnswer(line, wishes)));
  }
  return 0;
}

function lineAnswer(line: string, wishes: Wishes) {
  const read = json(line);
  const id = idOf(read);
  try {
    return { ...id, ...answerOf(chartsFor(Question.parse(read), wishes)) };
  } catch (error) {
    return { ...id, error: troubleOf(error) };
  }
}

/** Text that is no JSON fails the schema like any other line that is no question. */
function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

function idOf(read: unknown) {
  const { success, data } = Question.pick({ id: true }).safeParse(read);
  return success && data.id !== undefined ? { id: data.id } : {};
}

function one(options: ChartOptions & { now: string }, wishes: Wishes, print: Print): 0 | 2 {
  try {
    for (const line of shown(Question.parse(questionIn(options)), options, wishes)) print(line);
    return 0;
  } catch (error) {
    return refuse(troubleOf(error).message);
  }
}

function shown(question: Question, options: ChartOptions & { now: string }, wishes: Wishes): string[] {
  const charts = chartsFor(question, wishes);
  if (options.all) {
    const all = { ...answerOf(charts), ...everythingOf(birthIn(question), options.now, wishes) };
    return [JSON.stringify(all, null, 2)];
  }
  if (options.json) return [JSON.stringify(answerOf(charts), null, 2)];
  return tableOf(wishes.node === 'mean' ? charts.byMeanNode : charts.byTrueNode);
}

function questionIn({ date = '', time, lat, lon, zone, offset }: ChartOptions) {
  return {
    local: time === undefined ? date : `${date}T${time}`,
    lat: lat === undefined ? undefined : Number(lat),
    lon: lon === undefined ? undefined : Number(lon),
    zone,
    utcOffsetSeconds: offset === undefined ? undefined : Number(offset),
  };
}

function refuse(message: string): 2 {
  console.error(message);
  return 2;
}
