/** The note on births in the war years, when Indian clocks were one hour ahead and some families kept the old hour. */
import { content } from '#src/reports/content/content.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { HOUR_MS } from '#src/reports/facts/time-units.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

/** +6:30, used in India from 1941 to 1945. */
const WAR_OFFSET_SECONDS = 23_400;

/** Empty for a birth by another clock. */
export function writeWarTimeNote(context: TimeKnownContext): string {
  const { birth, sensitivity } = context;
  if (birth.place.country !== 'IN' || birth.utcOffsetSeconds !== WAR_OFFSET_SECONDS) return '';
  const { warTime, sameLagna, nextLagna } = content.birthData.birthDataTexts;
  if (!sensitivity) return warTime;
  const { to } = sensitivity.lagnaSign;
  const { sign } = context.chart.lagna;
  const isSame = !to || Date.parse(to) > Date.parse(birth.utc) + HOUR_MS;
  return `${warTime} ${isSame ? sameLagna(getSignName(sign)) : nextLagna(getSignName((sign % 12) + 1))}`;
}
