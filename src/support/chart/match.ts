/** `admin match`: two births, two lines of JSON on stdin, compared by their Moons. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { manglikMatch } from '#src/astrology/doshas/manglik-match.ts';
import { kootasBothWays } from '#src/astrology/matching/ashtakoota.ts';
import { chartsFor, Question, troubleOf } from './input.ts';

/** The exit code: 0 done, 2 births that cannot be computed. */
export async function match(input: Readable, print: (line: string) => void): Promise<0 | 2> {
  try {
    const [first, second] = await twoCharts(input);
    const kootas = kootasBothWays(first.grahas.Moon, second.grahas.Moon);
    print(JSON.stringify({ kootas, manglik: manglikMatch(first, second) }, null, 2));
    return 0;
  } catch (error) {
    console.error(error instanceof SyntaxError ? TWO_LINES : troubleOf(error).message);
    return 2;
  }
}

const TWO_LINES = 'Give two lines of JSON, {"local","lat","lon","zone"} each.';

async function twoCharts(input: Readable) {
  const lines: string[] = [];
  for await (const line of createInterface({ input })) if (line.trim()) lines.push(line);
  const [first, second] = lines.map((line) => Question.parse(JSON.parse(line)));
  if (!first || !second) throw new SyntaxError(TWO_LINES);
  return [chartsFor(first, {}).byTrueNode, chartsFor(second, {}).byTrueNode] as const;
}
