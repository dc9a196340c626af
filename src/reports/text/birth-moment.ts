/** The moment of birth as printed on the cover. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { content } from '#src/reports/content/content.ts';
import { formatDate, formatWeekday } from './phrases.ts';

/** "Tuesday 4 June 1996, 2:30 in the afternoon" */
export const formatBirthMoment = ({ date, time, timeKind }: ResolvedBirth): string =>
  content.frame.birthMomentTexts.moment(formatWeekday(date), formatDate(date), formatTime(time, timeKind));

function formatTime(time: string | undefined, kind: ResolvedBirth['timeKind']): string {
  const texts = content.frame.birthMomentTexts;
  if (kind === 'unknown' || !time) return texts.unknown;
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  const text = texts[getPartOfDay(hour, minute)](clock);
  return kind === 'approximate' ? texts.about(text) : text;
}

type PartOfDay = Exclude<keyof typeof content.frame.birthMomentTexts, 'moment' | 'unknown' | 'about'>;

/** Times before 04:00 are called "after midnight", because the wrong date is the most common error there. */
function getPartOfDay(hour: number, minute: number): PartOfDay {
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  if (hour < 4) return 'afterMidnight';
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
}
