/** The hours of a birth whose time is unknown, by what the Moon of that day gives. */
import { content } from '#src/reports/content/content.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { listMatchingStays } from '#src/astrology/matching/moon-stays.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { formatFirstMinute, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { listMoons, listPersons, type Match, type Person } from './match.ts';

export type PersonWithoutTime = Person & { context: TimeUnknownContext };
type MoonStay = { moon: Moon; from: string; to: string };
export type Hours<T> = { value: T; hours: string };

export const hasNoTime = (person: Person): person is PersonWithoutTime => !person.context.isTimeKnown;

/** Undefined if both times are known, or none of them: then no hours of one person decide. */
export function findPersonWithoutTime(match: Match): PersonWithoutTime | undefined {
  const [person, ...others] = listPersons(match).filter(hasNoTime);
  return others.length === 0 ? person : undefined;
}

/** The values of the day in the order of its hours; neighbours of one value are joined. */
export function listByHours<T extends string | number>(
  person: PersonWithoutTime,
  getValue: (moon: Moon) => T,
): Hours<T>[] {
  const spans: (MoonStay & { value: T })[] = [];
  for (const stay of listStays(person)) {
    const value = getValue(stay.moon);
    const last = spans.at(-1);
    if (last?.value === value) last.to = stay.to;
    else spans.push({ ...stay, value });
  }
  return spans.map(({ value, from, to }, index) => ({
    value,
    hours: content.moon.describeHours({
      ...(index > 0 ? { from: formatMinute(person, from) } : {}),
      ...(index < spans.length - 1 ? { to: formatMinute(person, to) } : {}),
    }),
  }));
}

/** The first whole minute, as in the free match: a birth at 5:45 was before 5:45:30. */
const formatMinute = ({ context: { birth } }: PersonWithoutTime, instant: string): string =>
  formatFirstMinute(instant, birth.utcOffsetSeconds);

const listStays = ({ context: { birth, chart } }: PersonWithoutTime): MoonStay[] =>
  listMatchingStays(getCivilDayOfBirth(birth), chart.settings);

/** The Moon of the other person, whose time is known. */
export const getMoonOfOther = ({ first, second }: Match, person: Person): Moon =>
  listMoons(person === first ? second : first)[0]!;

/** "before 12:18 am or after 7:05 pm", once for each value */
export function groupHours<T>(values: readonly Hours<T>[]): Hours<T>[] {
  return [...Map.groupBy(values, ({ value }) => value)].map(([value, spans]) => ({
    value,
    hours: content.grammar.formatAlternatives(spans.map(({ hours }) => hours)),
  }));
}

/** "If Asha was born before 12:18 am: … If Asha was born after 12:18 am: …" */
export const describeByHours = (
  readings: readonly Hours<string>[],
  introduce: (hours: string) => string,
): string =>
  groupHours(readings)
    .map(({ value, hours }) => introduceReading(introduce(hours), value))
    .join(' ');

/** A sentence has one colon. */
const introduceReading = (intro: string, text: string): string =>
  `${intro}${text.split('.')[0]!.includes(':') ? ',' : ':'} ${toLowercaseFirst(text)}`;
