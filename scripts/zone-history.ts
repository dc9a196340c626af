/**
 * Writes src/places/data/zone-history.json: the clocks of all time zones before 1975.
 * `node scripts/zone-history.ts FOLDER`, where FOLDER contains a build of the IANA database with the file "backzone";
 * docs/decisions/0025-time-zone-history.md says how to create it. The output is deterministic.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ClockChange, isTzif, readTzif } from './zone-history/tzif.ts';

/** Seconds since 1970. A day after the history ends, because local years end earlier or later than the UTC year. */
const END = Date.UTC(1975, 0, 2) / 1000;

export function createZoneHistory(folder: string) {
  const zones: Record<string, string> = {};
  const sameAs: Record<string, string> = {};
  const nameByHistory = new Map<string, string>();
  for (const name of listZoneNames(folder)) {
    const history = encodeHistory(readTzif(readFileSync(path.join(folder, name))));
    const otherName = nameByHistory.get(history);
    if (otherName) sameAs[name] = otherName;
    else {
      zones[name] = history;
      nameByHistory.set(history, name);
    }
  }
  return { version: readVersion(folder), zones, sameAs };
}

/** Sorted names such as Asia/Kolkata; names that start with a small letter are other files, or folders that repeat all zones. */
const listZoneNames = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => /^[A-Z]/.test(name) && name !== 'Factory')
    .filter((name) => isTzif(readFileSync(path.join(folder, name))))
    .sort();

/**
 * "zone.tab" selects the histories of places that are in use. The others contradict newer sources: they keep Harbin at
 * +8:30 until 1980.
 * @throws Error if the database was built without backzone and zone.tab
 */
function readVersion(folder: string): string {
  const text = readFileSync(path.join(folder, 'tzdata.zi'), 'utf8').slice(0, 1000);
  const version = /^# version (\S+)$/m.exec(text)?.[1];
  if (!version || !text.includes('\n# ddeps backzone zone.tab\n'))
    throw new Error(
      `${folder} is no build of the IANA database with PACKRATDATA=backzone and PACKRATLIST=zone.tab.`,
    );
  return version;
}

/**
 * "LMT=79w EAT=8c0 +0245=7n0|1-kcmm4w 2abc 1def": the clocks with their offsets in seconds, the first of which is the
 * oldest; then for each change the index of the new clock (one digit) and the seconds since the change before, the
 * first since 1970. All numbers have base 36.
 */
function encodeHistory(changes: readonly ClockChange[]): string {
  const past = renameLegalMeanTime(changes).filter(({ start }) => start < END);
  const clocks = past.map(
    ({ offsetSeconds, abbreviation }) => `${abbreviation}=${offsetSeconds.toString(36)}`,
  );
  const uniqueClocks = [...new Set(clocks)];
  const steps = past.slice(1).map(({ start }, index) => {
    const previous = index === 0 ? 0 : past[index]!.start;
    return uniqueClocks.indexOf(clocks[index + 1]!).toString(36) + (start - previous).toString(36);
  });
  return [uniqueClocks.join(' '), ...(steps.length > 0 ? [steps.join(' ')] : [])].join('|');
}

/**
 * The database calls the clock of Lisbon until 1912 LMT, although it was the legal time of all Portugal; Lima, Luanda
 * and São Tomé are the others. Such a clock follows the first LMT. If it is 12 hours from it, only the date line moved.
 */
function renameLegalMeanTime(changes: readonly ClockChange[]): ClockChange[] {
  return changes.map((change, index) => {
    const previous = changes[index - 1];
    const isLegal =
      change.abbreviation === 'LMT' &&
      previous?.abbreviation === 'LMT' &&
      Math.abs(change.offsetSeconds - previous.offsetSeconds) < 12 * 3600;
    return isLegal ? { ...change, abbreviation: 'MT' } : change;
  });
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) throw new Error('Usage: node scripts/zone-history.ts FOLDER');
  const history = createZoneHistory(folder);
  const text = `${JSON.stringify(history, null, 2)}\n`;
  writeFileSync(new URL('../src/places/data/zone-history.json', import.meta.url), text);
  const zones = Object.keys(history.zones).length + Object.keys(history.sameAs).length;
  console.log(`${history.version}: ${zones} zones, ${(text.length / 1e3).toFixed(0)} kB`);
}
