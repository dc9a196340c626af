/** The possible facts of a day of birth whose time is unknown: how they change during the day, and when. */
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeMoonRange } from '#src/astrology/moon-range.ts';
import type { DayFacts } from './contract.ts';
import { listDashaSpans } from './dasha-spans.ts';
import { listKarakaSpans } from './karaka-spans.ts';
import { listLagnaSpans, listSunSpans } from './sign-spans.ts';

type Options = { hasPlace: boolean; now: string };

export function computeDayFacts(birth: BirthMoment, { hasPlace, now }: Options): DayFacts {
  const range = computeMoonRange(birth);
  return {
    kind: 'day',
    moon: range.stays,
    sun: listSunSpans(range),
    lagna: hasPlace ? listLagnaSpans(range, birth) : [],
    karakas: listKarakaSpans(range),
    dashas: listDashaSpans(range, now),
  };
}
