/** Names the exceptions to a dosha by the hours of an unknown birth time. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { joinStays } from '#src/astrology/matching/stay-hours.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { listMoons, listPersons, type Match, type Person } from './match.ts';
import { describeSpan, hasNoTime, listStays } from './moon-hours.ts';

export type ExceptionKey = keyof typeof content.match.exceptions;

/** @param dosha one that has an exception at every possible hour */
export function describeExceptionsByHour(match: Match, dosha: 'nadi' | 'bhakoot' | 'gana'): string {
  const { exceptionsByHour, exceptionsByBothHours, doshaNames } = content.match;
  for (const person of listPersons(match).filter(hasNoTime)) {
    const met = listMetByStay(match, person, dosha);
    if (met.every((keys) => keys.length > 0))
      return exceptionsByHour(doshaNames[dosha], formatList(nameExceptions(person, met)));
  }
  const keys = listMoons(match.groom).flatMap((groom) =>
    listMoons(match.bride).flatMap((bride) => listMetExceptions(groom, bride, dosha)),
  );
  const names = [...new Set(keys)].map((key) => content.match.quoteException(content.match.exceptions[key]));
  return exceptionsByBothHours(doshaNames[dosha], formatList(names));
}

/** For each stay of the Moon on the day of birth the exceptions that are met at every hour of the other birth. */
function listMetByStay(match: Match, person: Person, dosha: KootaKey): ExceptionKey[][] {
  const others = listMoons(person === match.groom ? match.bride : match.groom);
  return listStays(person).map(({ moon }) => {
    const [first, ...more] = others.map((other) =>
      person === match.groom ? listMetExceptions(moon, other, dosha) : listMetExceptions(other, moon, dosha),
    );
    return first!.filter((key) => more.every((keys) => keys.includes(key)));
  });
}

const listMetExceptions = (groom: Moon, bride: Moon, dosha: KootaKey): ExceptionKey[] =>
  computeAshtakoota(groom, bride)
    .pariharas.filter(({ koota }) => koota === dosha)
    .map(({ key }) => key as ExceptionKey);

/** Null if no exception is met from the beginning to the end of both. */
function combineExceptions(joined: readonly ExceptionKey[], next: readonly ExceptionKey[]) {
  const keys = joined.filter((key) => next.includes(key));
  return keys.length > 0 ? keys : null;
}

const nameExceptions = (person: Person, met: readonly ExceptionKey[][]): string[] =>
  joinStays(met, combineExceptions).map((group) =>
    content.match.exceptionOfHours(
      content.match.exceptions[group.value[0]!],
      person.name,
      describeSpan(person, listStays(person), group),
    ),
  );
