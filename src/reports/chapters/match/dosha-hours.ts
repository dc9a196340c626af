/** Names the exceptions to a dosha by the hours of an unknown birth time. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { listMatchingStays } from '#src/astrology/matching/moon-stays.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { formatFirstMinute, formatList } from '#src/reports/text/phrases.ts';
import { listMoons, listPersons, type Match, type Person } from './match.ts';

export type ExceptionKey = keyof typeof content.match.exceptions;
/** `keys`: the exceptions that are met during the whole time */
type Stay = { from: string; to: string; keys: readonly ExceptionKey[] };

/** @param dosha one that has an exception at every possible hour */
export function describeExceptionsByHour(match: Match, dosha: 'nadi' | 'bhakoot' | 'gana'): string {
  const { exceptionsByHour, exceptionsByBothHours, doshaNames } = content.match;
  for (const person of listPersons(match)) {
    const stays = listStays(match, person, dosha);
    if (stays.length > 0 && stays.every(({ keys }) => keys.length > 0))
      return exceptionsByHour(doshaNames[dosha], formatList(nameExceptions(person, joinStays(stays))));
  }
  const keys = listMoons(match.groom).flatMap((groom) =>
    listMoons(match.bride).flatMap((bride) => listMetExceptions(groom, bride, dosha)),
  );
  const names = [...new Set(keys)].map((key) => content.match.quoteException(content.match.exceptions[key]));
  return exceptionsByBothHours(doshaNames[dosha], formatList(names));
}

/** The stays of the Moon on the day of birth, with the exceptions that are met at every hour of the other birth. */
function listStays(match: Match, person: Person, dosha: KootaKey): Stay[] {
  const { isTimeKnown, birth, chart } = person.context;
  if (isTimeKnown) return [];
  const others = listMoons(person === match.groom ? match.bride : match.groom);
  return listMatchingStays(getCivilDayOfBirth(birth), chart.settings).map(({ moon, from, to }) => {
    const [first, ...more] = others.map((other) =>
      person === match.groom ? listMetExceptions(moon, other, dosha) : listMetExceptions(other, moon, dosha),
    );
    return { from, to, keys: first!.filter((key) => more.every((keys) => keys.includes(key))) };
  });
}

const listMetExceptions = (groom: Moon, bride: Moon, dosha: KootaKey): ExceptionKey[] =>
  computeAshtakoota(groom, bride)
    .pariharas.filter(({ koota }) => koota === dosha)
    .map(({ key }) => key as ExceptionKey);

/** As few times as possible, each with an exception that is met from its beginning to its end. */
function joinStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of stays) {
    const last = joined.at(-1);
    const keys = last?.keys.filter((key) => stay.keys.includes(key)) ?? [];
    if (last && keys.length > 0) joined.splice(-1, 1, { ...last, to: stay.to, keys });
    else joined.push(stay);
  }
  return joined;
}

function nameExceptions({ name, context }: Person, stays: readonly Stay[]): string[] {
  const formatTime = (instant: string) => formatFirstMinute(instant, context.birth.utcOffsetSeconds);
  return stays.map(({ from, to, keys }, i) => {
    const hours = content.moon.describeHours({
      ...(i > 0 ? { from: formatTime(from) } : {}),
      ...(i < stays.length - 1 ? { to: formatTime(to) } : {}),
    });
    return content.match.exceptionOfHours(content.match.exceptions[keys[0]!], name, hours);
  });
}
