/**
 * One movable clock for all processes of a simulation: the real time plus an offset in a file. The application takes
 * its clock as a dependency, so it does not depend on this file.
 */
import fs from 'node:fs';
import type { Clock } from '#src/platform/clock.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';

/** Reads the file at every call: a jump reaches all processes at once. */
export const readSimulatedClock = (file: string): Clock => ({
  now: () => new Date(Date.now() + Number(fs.readFileSync(file, 'utf8'))),
});

export type MovableClock = Clock & {
  file: string;
  advance(hours: number): void;
  /** hours advanced so far */
  getOffsetHours(): number;
};

export function createMovableClock(file: string): MovableClock {
  let offsetMs = 0;
  const write = () => {
    // Replaced by a rename: no process reads a file that is half written.
    fs.writeFileSync(`${file}.new`, String(offsetMs));
    fs.renameSync(`${file}.new`, file);
  };
  write();
  return {
    ...readSimulatedClock(file),
    file,
    advance(hours) {
      offsetMs += Math.round(hours * HOUR_MS);
      write();
    },
    getOffsetHours: () => offsetMs / HOUR_MS,
  };
}
