/** `admin match`: compares two births, given as two lines of JSON on stdin, by the 36 gunas and Manglik dosha. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { matchManglik } from '#src/astrology/doshas/manglik-match.ts';
import { computeKootasBothWays } from '#src/astrology/matching/ashtakoota.ts';
import { computeCharts, ChartInput, toInputIssue } from './input.ts';

/** @returns the exit status: 0 success, 2 invalid input */
export async function runMatch(input: Readable, print: (line: string) => void): Promise<0 | 2> {
  try {
    const [first, second] = await readTwoCharts(input);
    const kootas = computeKootasBothWays(first.grahas.Moon, second.grahas.Moon);
    print(JSON.stringify({ kootas, manglik: matchManglik(first, second) }, null, 2));
    return 0;
  } catch (error) {
    console.error(error instanceof SyntaxError ? TWO_LINES_MESSAGE : toInputIssue(error).message);
    return 2;
  }
}

const TWO_LINES_MESSAGE = 'Expected two lines of JSON, each {"local","lat","lon","zone"}.';

async function readTwoCharts(input: Readable) {
  const lines: string[] = [];
  for await (const line of createInterface({ input })) if (line.trim()) lines.push(line);
  const [first, second] = lines.map((line) => ChartInput.parse(JSON.parse(line)));
  if (!first || !second) throw new SyntaxError(TWO_LINES_MESSAGE);
  return [computeCharts(first, {}).chart, computeCharts(second, {}).chart] as const;
}
