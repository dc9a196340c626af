/** The hours of unknown birth times at which something holds, in words. */
import { listHourConditions, type StaySpan } from '#src/astrology/matching/stay-hours.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { BirthHours } from './contract.ts';
import type { Couple, CouplePerson } from './couple.ts';
import { formatLocalTime } from './texts/words.ts';

/** @param holds by the stay of the groom, then by that of the bride */
export const describeBirthHours = (
  { groom, bride }: Couple,
  holds: readonly (readonly boolean[])[],
): BirthHours[] =>
  listHourConditions(holds).map((condition) => ({
    groom: formatSpans(groom, condition.groom),
    bride: formatSpans(bride, condition.bride),
  }));

/** A reader cannot follow more. */
const MAX_ALTERNATIVES = 2;

/** Empty if there are too many alternatives. */
export function describeFewBirthHours(couple: Couple, holds: readonly (readonly boolean[])[]): BirthHours[] {
  const alternatives = describeBirthHours(couple, holds);
  return alternatives.length > MAX_ALTERNATIVES ? [] : alternatives;
}

const formatSpans = ({ birth, stays }: CouplePerson, spans: readonly StaySpan[] | null): string | null =>
  spans && formatStaySpans(birth, stays, spans);

type Stays = readonly { from: string; to: string }[];

/** "before 12:32 am or after 7:05 pm", after "born". @param stays those of the day of birth */
export const formatStaySpans = (birth: ResolvedBirth, stays: Stays, spans: readonly StaySpan[]): string =>
  spans.map((span) => formatStaySpan(birth, stays, span)).join(' or ');

/** "between 5:46 am and 11:06 am"; "at any hour" for the whole day. */
export function formatStaySpan(
  { utcOffsetSeconds }: ResolvedBirth,
  stays: Stays,
  { first, last }: StaySpan,
): string {
  const [from, to] = [stays[first]!.from, stays[last]!.to].map((iso) =>
    formatLocalTime(iso, utcOffsetSeconds),
  );
  const [isFirst, isLast] = [first === 0, last === stays.length - 1];
  if (isFirst && isLast) return 'at any hour';
  if (isFirst) return `before ${to}`;
  return isLast ? `after ${from}` : `between ${from} and ${to}`;
}
