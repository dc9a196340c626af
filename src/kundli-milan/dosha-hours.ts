/** The hours of one unknown birth time at which a dosha is present. */
import type { DoshaHours } from './contract.ts';
import { MATCH_ROLES } from './contract-couple.ts';
import type { Couple, CouplePerson } from './couple.ts';
import { formatLocalTime } from './texts/words.ts';

type Span = { first: number; last: number };

/**
 * Null unless exactly one of the two birth times is unknown.
 * @param present for each combination of `listCombinations`
 */
export function describeDoshaHours(couple: Couple, present: readonly boolean[]): DoshaHours | null {
  const [role, ...others] = MATCH_ROLES.filter((each) => !couple[each].moment.isTimeKnown);
  if (!role || others.length > 0) return null;
  const labels = listSpans(present).map((span) => formatHours(couple[role], span));
  return { role, label: labels.join(' or ') };
}

/** The stays of the Moon in which the dosha is present; neighbours are joined. */
function listSpans(present: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  present.forEach((isPresent, index) => {
    if (!isPresent) return;
    const span = spans.at(-1);
    if (span?.last === index - 1) span.last = index;
    else spans.push({ first: index, last: index });
  });
  return spans;
}

function formatHours({ stays, birth }: CouplePerson, { first, last }: Span): string {
  const [from, to] = [stays[first]!.from, stays[last]!.to].map((iso) =>
    formatLocalTime(iso, birth.utcOffsetSeconds),
  ) as [string, string];
  if (first === 0) return `before ${to}`;
  return last === stays.length - 1 ? `after ${from}` : `between ${from} and ${to}`;
}
