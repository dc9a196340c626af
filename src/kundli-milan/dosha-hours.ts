/** The hours of unknown birth times at which a dosha is present. */
import { listHourConditions, type StaySpan } from '#src/astrology/matching/stay-hours.ts';
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

const formatSpans = (person: CouplePerson, spans: readonly StaySpan[] | null): string | null =>
  spans && spans.map((span) => formatSpan(person, span)).join(' or ');

function formatSpan(person: CouplePerson, { first, last }: StaySpan): string {
  const { stays } = person;
  const [from, to] = [stays[first]!.from, stays[last]!.to];
  return formatHours(person, {
    ...(first > 0 ? { from } : {}),
    ...(last < stays.length - 1 ? { to } : {}),
  });
}

/** "before 12:32 am", after "born". @param hours instants; none at an end of the day */
export function formatHours(
  { birth }: Pick<CouplePerson, 'birth'>,
  hours: { from?: string; to?: string },
): string {
  const [from, to] = [hours.from, hours.to].map((iso) => iso && formatLocalTime(iso, birth.utcOffsetSeconds));
  if (from && to) return `between ${from} and ${to}`;
  return from ? `after ${from}` : `before ${to}`;
}
