import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';

/**
 * Without a birth time a reason begins with the sign from which its houses are counted.
 * @param owner of the Moon, in a report on two people: "Asha’s"
 */
export const addHouseOrigin = (
  { chart, isTimeKnown }: ReportContext,
  reason: string,
  owner?: string,
): string =>
  isTimeKnown
    ? reason
    : content.timing.reasonTexts.fromMoon(
        getSignName(chart.grahas.Moon.sign),
        toLowercaseFirst(reason),
        owner,
      );
