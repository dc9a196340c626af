/** The hours of a birth whose time is unknown, by what the Moon of that day gives. */
import { content } from '#src/reports/content/content.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { listMatchingStays, type MatchingStay } from '#src/astrology/matching/moon-stays.ts';
import {
  combineEqual,
  joinStays,
  listHourConditions,
  type HourCondition,
  type StaySpan,
} from '#src/astrology/matching/stay-hours.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { formatFirstMinute, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { listMoons, listPersons, type Match, type Person } from './match.ts';

export type PersonWithoutTime = Person & { context: TimeUnknownContext };
export type Hours<T> = { value: T; hours: string };

export const hasNoTime = (person: Person): person is PersonWithoutTime => !person.context.isTimeKnown;

export const getOther = ({ first, second }: Match, person: Person): Person =>
  person === first ? second : first;

export type MoonPair = { first: Moon; second: Moon };

/** The values of one unknown hour of birth, if they are the same at every hour of the other birth. */
export function listByDecidingHour<T extends string | number>(
  match: Match,
  getValue: (moons: MoonPair) => T,
): { person: PersonWithoutTime; values: Hours<T>[] } | undefined {
  for (const person of listPersons(match).filter(hasNoTime)) {
    const others = listMoons(getOther(match, person));
    const getValueWith = (moon: Moon, other: Moon) =>
      getValue(person.isSecond ? { first: other, second: moon } : { first: moon, second: other });
    const isDeciding = listStays(person).every(
      ({ moon }) => new Set(others.map((other) => getValueWith(moon, other))).size === 1,
    );
    if (isDeciding) return { person, values: listByHours(person, (moon) => getValueWith(moon, others[0]!)) };
  }
  return undefined;
}

/**
 * The values of a day without a time whose readings are not printed beside the other name: of two days with several values each
 * the first has them all.
 */
export function listOwnValues<T>(match: Match, person: Person, getValue: (moon: Moon) => T): T[] {
  const [own, others] = [person, getOther(match, person)].map((each) => [
    ...new Set(listMoons(each).map(getValue)),
  ]) as [T[], T[]];
  return others.length > 1 && !person.isSecond ? own : own.filter((value) => !others.includes(value));
}

/** The values of the day in the order of its hours; neighbours of one value are joined. */
export function listByHours<T extends string | number>(
  person: PersonWithoutTime,
  getValue: (moon: Moon) => T,
): Hours<T>[] {
  const stays = listStays(person);
  const groups = joinStays(
    stays.map(({ moon }) => getValue(moon)),
    combineEqual<T>,
  );
  return groups.map((group) => ({ value: group.value, hours: describeSpan(person, stays, group) }));
}

/** One for a known birth time, otherwise those of the day of birth. */
export function listStays({ context }: Person): MatchingStay[] {
  const { isTimeKnown, birth, chart } = context;
  return isTimeKnown
    ? [{ moon: chart.grahas.Moon, from: chart.utc, to: chart.utc }]
    : listMatchingStays(getCivilDayOfBirth(birth), chart.settings);
}

/**
 * "before 5:46 am", after "born"; empty for the whole day.
 * @param stays those of the day; times are the first whole minute, as in the free match: a birth at 5:45 was before 5:45:30
 */
export function describeSpan(
  { context: { birth } }: Person,
  stays: readonly Pick<MatchingStay, 'from' | 'to'>[],
  { first, last }: StaySpan,
): string {
  const formatMinute = (instant: string) => formatFirstMinute(instant, birth.utcOffsetSeconds);
  return content.moon.describeHours({
    ...(first > 0 ? { from: formatMinute(stays[first]!.from) } : {}),
    ...(last < stays.length - 1 ? { to: formatMinute(stays[last]!.to) } : {}),
  });
}

/** The alternatives in words, each with the hours of those whose hour matters in it. */
export type HourAlternative = { name: string; hours: string }[];

/** The hours of birth of both at which something holds, which holds at some hours only. */
export function listHourAlternatives(
  { groom, bride }: Match,
  holds: (groom: Moon, bride: Moon) => boolean,
): HourAlternative[] {
  const [groomStays, brideStays] = [listStays(groom), listStays(bride)];
  const table = groomStays.map((ofGroom) => brideStays.map((ofBride) => holds(ofGroom.moon, ofBride.moon)));
  const describe = (person: Person, stays: readonly MatchingStay[], spans: HourCondition['groom']) =>
    spans
      ? [
          {
            name: person.name,
            hours: content.grammar.formatAlternatives(spans.map((span) => describeSpan(person, stays, span))),
          },
        ]
      : [];
  return listHourConditions(table).map((condition) => [
    ...describe(groom, groomStays, condition.groom),
    ...describe(bride, brideStays, condition.bride),
  ]);
}

/** "Asha was born before 12:18 am and Ravi was born after 7:05 pm, or if …" */
export function formatAlternativeHours(alternatives: readonly HourAlternative[]): string {
  const { bornThen, both, orIf } = content.match.doshaOfHours;
  return alternatives
    .map((alternative) => alternative.map(({ name, hours }) => bornThen(name, hours)).join(both))
    .join(orIf);
}

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
export const introduceReading = (intro: string, text: string): string =>
  `${intro}${text.split('.')[0]!.includes(':') ? ',' : ':'} ${toLowercaseFirst(text)}`;
