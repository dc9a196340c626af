/**
 * Writes src/testing/fixtures/zone-offsets.json, the reference for the tests of historic clocks: the UTC offset of every
 * zone at noon UTC of the 15th of each month from 1900 to 1974, as printed by the program zdump. A zone whose clock never
 * changed is absent; links are further names of zones.
 * `node scripts/zone-history-reference.ts FOLDER [ZDUMP]`, with the same FOLDER as scripts/zone-history.ts. It shares no
 * code with that script, so that an error in one of them fails the tests.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A line of zdump: the clock at one instant. `at` is in milliseconds since 1970, `name` is "LMT" or "CET". */
type Line = { at: number; name: string; offset: string };

export function createReference(folder: string, zdump: string) {
  const database = readFileSync(`${folder}/tzdata.zi`, 'utf8');
  const version = /^# version (\S+)/.exec(database)?.[1];
  const zones = [...database.matchAll(/^Z (\S+) /gm)].map(([, zone]) => zone!).toSorted();
  const runs = zones.flatMap((zone) => {
    const text = execFileSync(zdump, ['-v', '-c', '1700,1976', `${folder}/${zone}`], { encoding: 'utf8' });
    const lines = text.split('\n').flatMap(parseLine);
    return lines.length > 0 ? [[zone, compressMonths(listMonthlyOffsets(lines))]] : [];
  });
  const links = [...database.matchAll(/^L (\S+) (\S+)$/gm)]
    .map(([, target, name]) => [name!, target!] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    version,
    zones: Object.fromEntries(runs) as Record<string, string>,
    links: Object.fromEntries(links) as Record<string, string>,
  };
}

/** Zone  Wed Dec 31 21:22:52 1930 UT = Thu Jan  1 00:22:52 1931 EAT isdst=0 gmtoff=10800 */
function parseLine(text: string): Line[] {
  const match =
    /\w+ (\w{3}) +(\d+) (\d\d):(\d\d):(\d\d) (\d{4}) UTC? = .* (\S+) isdst=\d gmtoff=(-?\d+)$/.exec(text);
  if (!match) return [];
  const [, month, day, hour, minute, second, year, name, offset] = match as unknown as string[];
  const at = Date.UTC(+year!, MONTH_NAMES.indexOf(month!), +day!, +hour!, +minute!, +second!);
  return [{ at, name: name!, offset: offset! }];
}

/** "LMT-968" or "3600". zdump prints the last second before and the first second after each change. */
function listMonthlyOffsets(lines: readonly Line[]): string[] {
  const offsets: string[] = [];
  for (let year = 1900; year < 1975; year++)
    for (let month = 0; month < 12; month++) {
      const noon = Date.UTC(year, month, 15, 12);
      const line = lines.findLast(({ at }) => at <= noon) ?? lines[0]!;
      offsets.push(`${/^(LMT|-00)$/.test(line.name) ? 'LMT' : ''}${line.offset}`);
    }
  return offsets;
}

/** "LMT9428:372 10800:204 9900:156 10800:168": an offset and the number of months in which it follows. */
function compressMonths(offsets: readonly string[]): string {
  const runs: { offset: string; months: number }[] = [];
  for (const offset of offsets) {
    const run = runs.at(-1);
    if (run?.offset === offset) run.months += 1;
    else runs.push({ offset, months: 1 });
  }
  return runs.map(({ offset, months }) => `${offset}:${months}`).join(' ');
}

if (import.meta.main) {
  const [folder, zdump = 'zdump'] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: node scripts/zone-history-reference.ts FOLDER [ZDUMP]');
  const reference = createReference(folder, zdump);
  const file = new URL('../src/testing/fixtures/zone-offsets.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(reference, null, 2)}\n`);
  console.log(`${reference.version}: ${Object.keys(reference.zones).length} zones`);
}
