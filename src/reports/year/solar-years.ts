/** Which years of life are told: the one that covers most of the months, and the other where it covers a month of them. */
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from './year-months.ts';
import { getEarlierInstant, getLaterInstant } from './dates.ts';
import { getYearAhead } from './year-ahead.ts';

const MIN_COVERED_DAYS = 30;

export function listShownSolarYears(context: ReportContext): Varshphal[] {
  const { solarYears, months, to } = getYearAhead(context);
  const opens = months[0]!.firstInstant;
  const covered = (life: Varshphal) =>
    Date.parse(getEarlierInstant(life.to, to)) - Date.parse(getLaterInstant(life.from, opens));
  return solarYears.filter((life, i) => i === 0 || covered(life) >= MIN_COVERED_DAYS * DAY_MS);
}

export const getMainSolarYear = (context: ReportContext): Varshphal => getYearAhead(context).solarYears[0]!;
export const findOtherSolarYear = (context: ReportContext): Varshphal | undefined =>
  listShownSolarYears(context)[1];
