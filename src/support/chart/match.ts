/**
 * `lagna match`: compares two births, given as two lines of JSON on stdin. Gunas are the 36 points of the eight kootas (North
 * India), poruthams the ten agreements (South India); Manglik dosha is judged in both charts. `asGiven`: the first birth is
 * that of the groom.
 */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Chart, Point } from '#src/astrology/contract.ts';
import { matchManglik } from '#src/astrology/doshas/manglik-match.ts';
import { computeKootasBothWays } from '#src/astrology/matching/ashtakoota.ts';
import { computePoruthamsOfMoons } from '#src/astrology/matching/poruthams/poruthams.ts';
import { computeMoonRange } from '#src/astrology/moon-range.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import type { Print } from './print.ts';
import { computeCharts, ChartInput, toBirthMoment, toInputIssue } from './input.ts';

type ChartWithMoons = { chart: Chart; moons: Point[] };

/** @returns the exit status: 0 success, 2 invalid input */
export async function runMatch(input: Readable, print: Print): Promise<0 | 2> {
  try {
    const [first, second] = await readTwoCharts(input);
    const kootas = computeKootasBothWays(first.chart.grahas.Moon, second.chart.grahas.Moon);
    const poruthams = {
      asGiven: computePoruthamsOfMoons(second.moons, first.moons),
      exchanged: computePoruthamsOfMoons(first.moons, second.moons),
    };
    print(JSON.stringify({ kootas, poruthams, manglik: matchManglik(first.chart, second.chart) }, null, 2));
    return 0;
  } catch (error) {
    console.error(error instanceof SyntaxError ? TWO_LINES_MESSAGE : toInputIssue(error).message);
    return 2;
  }
}

const TWO_LINES_MESSAGE = 'Expected two lines of JSON, each {"local","lat","lon","zone"}.';

async function readTwoCharts(input: Readable): Promise<[ChartWithMoons, ChartWithMoons]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input })) if (line.trim()) lines.push(line);
  const [first, second] = lines.map((line) => ChartInput.parse(JSON.parse(line)));
  if (!first || !second) throw new SyntaxError(TWO_LINES_MESSAGE);
  return [computeChartWithMoons(first), computeChartWithMoons(second)];
}

/** Without a birth time the Moons are the middles of the padas in which the Moon was on the day. */
function computeChartWithMoons(input: ChartInput): ChartWithMoons {
  const { chart } = computeCharts(input, {});
  if (chart.isTimeKnown) return { chart, moons: [chart.grahas.Moon] };
  const { stays } = computeMoonRange(toBirthMoment(input), chart.settings);
  return { chart, moons: stays.map(({ nakshatra, pada }) => toMiddleOfPada(nakshatra, pada)) };
}

const DEGREES_OF_PADA = 360 / 108;

const toMiddleOfPada = (nakshatra: number, pada: number): Point =>
  toPoint(((nakshatra - 1) * 4 + pada - 0.5) * DEGREES_OF_PADA);
