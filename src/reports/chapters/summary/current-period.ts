/** Where the reader stands in time, for the first page. */
import type { Graha } from '#src/astrology/contract.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { childAntarTone, childMahaTone } from '#src/reports/content/en/child/child-periods.ts';
import { antarTone, mahaTone } from '#src/reports/content/en/periods/period-tones.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toNumberWord, formatShortDate } from '#src/reports/text/phrases.ts';

type Now = Pick<Extract<PageDraft, { kind: 'summary' }>, 'now'>;

export function describeCurrentPeriod(context: ReportContext): NonNullable<Now['now']> {
  const { chart, now, birth } = context;
  const { maha, antar, over } = findDashasAt(chart, now);
  if (over) {
    return {
      title: 'Now: a full round',
      text: `The ${toNumberWord(9)} periods of 120 years were completed on ${formatShortDate(maha.end)}, a rare thing; the count begins again with the first.`,
    };
  }
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `${antar.start < birth.utc ? 'From birth' : `Since ${formatShortDate(antar.start)}`} and until ${formatShortDate(antar.end)}: ${describeMahaDasha(context, maha.lord)}, ${describeAntardasha(context, antar.lord)}.`,
  };
}

/** Only where both ends of the day agree on the great period. */
export function describeCurrentPeriodWithoutTime(context: ReportContext): Now {
  const { chart, day, now } = context;
  const lords = [day!.earliest, day!.latest].map(
    ({ vimshottari }) => findDashasAt({ ...chart, vimshottari }, now).maha.lord,
  );
  const [lord, other] = lords;
  if (!lord || lord !== other) return {};
  return {
    now: {
      title: `Now: ${lord}`,
      text: `At whatever hour you were born, you are living through ${describeMahaDasha(context, lord)}; the dates are ranges, given further on.`,
    },
  };
}

const describeMahaDasha = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? childMahaTone : mahaTone)[lord];
const describeAntardasha = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? childAntarTone : antarTone)[lord];
