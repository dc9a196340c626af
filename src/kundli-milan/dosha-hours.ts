/** The hours of unknown birth times at which a dosha is present. */
import { listHourConditions, type StaySpan } from '#src/astrology/matching/stay-hours.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { DoshaHours } from './contract.ts';
import type { Couple, CouplePerson } from './couple.ts';
import { formatLocalTime } from './texts/words.ts';

/** @param present by the stay of the groom, then by that of the bride */
export const describeDoshaHours = (
  { groom, bride }: Couple,
  present: readonly (readonly boolean[])[],
): DoshaHours[] =>
  listHourConditions(present).map((condition) => ({
    groom: formatSpans(groom, condition.groom),
    bride: formatSpans(bride, condition.bride),
  }));

const formatSpans = ({ birth, stays }: CouplePerson, spans: readonly StaySpan[] | null): string | null =>
  spans && spans.map((span) => formatStaySpan(birth, stays, span)).join(' or ');

/** "before 12:32 am", after "born". @param stays those of the day of birth, of which the span is a part */
export function formatStaySpan(
  { utcOffsetSeconds }: ResolvedBirth,
  stays: readonly { from: string; to: string }[],
  { first, last }: StaySpan,
): string {
  const [from, to] = [stays[first]!.from, stays[last]!.to].map((iso) =>
    formatLocalTime(iso, utcOffsetSeconds),
  );
  if (first === 0) return `before ${to}`;
  return last === stays.length - 1 ? `after ${from}` : `between ${from} and ${to}`;
}
