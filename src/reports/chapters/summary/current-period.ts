/** Names the running periods for the summary page. */
import type { Graha } from '#src/astrology/contract.ts';
import { childAntarTone, childMahaTone } from '#src/reports/content/en/child/child-periods.ts';
import { antarTone, mahaTone } from '#src/reports/content/en/periods/period-tones.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { formatShortDate, toNumberWord } from '#src/reports/text/phrases.ts';
import type { CurrentPeriod } from './summary-page.ts';

export function describeCurrentPeriod(context: TimeKnownContext): CurrentPeriod {
  const { chart, now, birth } = context;
  const { maha, antar, over } = findDashasAt(chart, now);
  if (over) {
    return {
      title: 'Now: a full round',
      text: `The ${toNumberWord(9)} periods of 120 years were completed on ${formatShortDate(maha.end)}, a rare thing; the count begins again with the first.`,
    };
  }
  const since = antar.start < birth.utc ? 'From birth' : `Since ${formatShortDate(antar.start)}`;
  const tones = `${getMahaTone(context, maha.lord)}, ${getAntarTone(context, antar.lord)}`;
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `${since} and until ${formatShortDate(antar.end)}: ${tones}.`,
  };
}

/** Null where the two ends of the birth day are in different great periods. */
export function describeCurrentPeriodWithoutTime(context: TimeUnknownContext): CurrentPeriod | null {
  const { chart, dayRange, now } = context;
  const [lord, other] = [dayRange.earliest, dayRange.latest].map(
    ({ vimshottari }) => findDashasAt({ ...chart, vimshottari }, now).maha.lord,
  ) as [Graha, Graha];
  if (lord !== other) return null;
  return {
    title: `Now: ${lord}`,
    text: `At whatever hour you were born, you are living through ${getMahaTone(context, lord)}; the dates are ranges, given further on.`,
  };
}

const getMahaTone = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? childMahaTone : mahaTone)[lord];
const getAntarTone = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? childAntarTone : antarTone)[lord];
