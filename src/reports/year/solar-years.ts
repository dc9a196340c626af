/** Which years of life are told: the one that covers most of the months, and the other where it covers a month of them. */
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from './year-months.ts';
import { earlier, later } from './dates.ts';
import { yearOf } from './year-ahead.ts';

const WORTH_TELLING_DAYS = 30;

export function shownLives(reading: ReportContext): Varshphal[] {
  const { lives, months, to } = yearOf(reading);
  const opens = months[0]!.opens;
  const covered = (life: Varshphal) => Date.parse(earlier(life.to, to)) - Date.parse(later(life.from, opens));
  return lives.filter((life, i) => i === 0 || covered(life) >= WORTH_TELLING_DAYS * DAY_MS);
}

export const mainLife = (reading: ReportContext): Varshphal => yearOf(reading).lives[0]!;
export const otherLife = (reading: ReportContext): Varshphal | undefined => shownLives(reading)[1];
