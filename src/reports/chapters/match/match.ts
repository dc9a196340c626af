/** The two people of a match, and what all chapters read: names, Moons, kootas. */
import type { Ashtakoota, KootaKey } from '#src/astrology/contract-matching.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { getAgeAt, isRetired } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { listMoonsOfDay } from '#src/reports/facts/nakshatras-of-day.ts';

/** `name`: the first word of the name, or the whole name where two first words are equal. */
export type Person = { context: ReportContext; name: string; isSecond: boolean };

export type Match = {
  context: ReportContext;
  first: Person;
  second: Person;
  /** without chosen roles those of the lower sum */
  groom: Person;
  bride: Person;
  /** the roles of bride and groom are not chosen: both orders are read */
  areRolesOpen: boolean;
  /** of the Moons of the charts, which without a birth time are those of noon */
  kootas: Ashtakoota;
};

/** @returns null if the report omits the chapter */
export const createMatchChapter = (write: (match: Match) => PageDraft | null): Chapter => ({
  write: (context) => write(getMatch(context)),
});

const matches = new WeakMap<ReportContext, Match>();

/** @throws for a report on one person */
export function getMatch(context: ReportContext): Match {
  const match = matches.get(context) ?? createMatch(context);
  matches.set(context, match);
  return match;
}

function createMatch(context: ReportContext): Match {
  if (!context.partner) throw new Error('A match needs two people.');
  const { role, context: partnerContext } = context.partner;
  const [firstName, secondName] = chooseNames(context.birth.name, partnerContext.birth.name);
  const first: Person = { context, name: firstName, isSecond: false };
  const second: Person = { context: partnerContext, name: secondName, isSecond: true };
  const orders =
    role === 'open'
      ? ([
          [first, second],
          [second, first],
        ] as const)
      : ([role === 'groom' ? [second, first] : [first, second]] as const);
  const [order] = orders
    .map(([groom, bride]) => ({ groom, bride, kootas: computeAshtakoota(getMoon(groom), getMoon(bride)) }))
    .toSorted((a, b) => a.kootas.total - b.kootas.total);
  return { context, first, second, areRolesOpen: role === 'open', ...order! };
}

/** An initial or a title is no name to speak of somebody with. */
const MIN_NAME_LETTERS = 3;

function chooseNames(first: string, second: string): [string, string] {
  const [a, b] = [first, second].map((name) => name.split(/\s+/)[0]!) as [string, string];
  const isSpoken = (word: string) => word.length >= MIN_NAME_LETTERS && !word.endsWith('.');
  return isSpoken(a) && isSpoken(b) && a.toLowerCase() !== b.toLowerCase() ? [a, b] : [first, second];
}

export const getPoints = ({ kootas }: Ashtakoota, searchedKey: KootaKey): number =>
  kootas.find(({ key }) => key === searchedKey)!.points;

export const getMoon = ({ context }: Person): Moon => context.chart.grahas.Moon;

/** One for a known birth time, otherwise those of the whole day: one for each quarter of a star and each half of a sign. */
export function listMoons({ context }: Person): Moon[] {
  if (context.isTimeKnown) return [context.chart.grahas.Moon];
  const moons = listMoonsOfDay(context).map((moon) => [describePart(moon), moon] as const);
  return [...new Map(moons).values()];
}

const describePart = ({ sign, nakshatra, pada, degreeInSign }: Moon): string =>
  [sign, nakshatra, pada, degreeInSign >= HALF_SIGN_DEGREES].join();

const HALF_SIGN_DEGREES = 15;

/** Lists the kootas of every combination of two possible Moons, in the order of the roles; one if both birth times are known. */
export function listKootas(match: Match): Ashtakoota[] {
  if (hasKnownMoons(match)) return [match.kootas];
  const known = kootasOfMatches.get(match);
  if (known) return known;
  const brideMoons = listMoons(match.bride);
  const kootas = listMoons(match.groom).flatMap((groomMoon) =>
    brideMoons.map((brideMoon) => computeAshtakoota(groomMoon, brideMoon)),
  );
  kootasOfMatches.set(match, kootas);
  return kootas;
}

const kootasOfMatches = new WeakMap<Match, Ashtakoota[]>();

export type PointRange = { lowest: number; highest: number };

/** The lowest and highest value that the possible Moons of both give; in both orders if the roles are not chosen. */
export function computeRange(
  { groom, bride, areRolesOpen }: Match,
  read: (kootas: Ashtakoota) => number,
  listMoonsOf: (person: Person) => readonly Moon[] = listMoons,
): PointRange {
  const [groomMoons, brideMoons] = [listMoonsOf(groom), listMoonsOf(bride)];
  const values = groomMoons.flatMap((groomMoon) =>
    brideMoons.flatMap((brideMoon) => [
      read(computeAshtakoota(groomMoon, brideMoon)),
      ...(areRolesOpen ? [read(computeAshtakoota(brideMoon, groomMoon))] : []),
    ]),
  );
  return { lowest: Math.min(...values), highest: Math.max(...values) };
}

/** Whether both birth times are known well enough for one result of the Moons. */
export const hasKnownMoons = ({ first, second }: Match): boolean =>
  first.context.isTimeKnown && second.context.isTimeKnown;

/**
 * Readers for the mark of a statement that depends on both charts together: each reads the match with another birth time of one
 * person.
 */
export function createMatchReaders({ context }: Match, read: (match: Match) => string) {
  const { partner } = context;
  return {
    first: [(other: ReportContext) => read(getMatch(other))],
    second: [
      (other: ReportContext) => read(getMatch({ ...context, partner: { ...partner!, context: other } })),
    ],
  };
}

export type CoupleAge = 'usual' | 'later' | 'retired';

/** From this age on most parents need care, and the next post no longer moves a family. */
const LATER_AGE = 50;

/** By the age of the younger one. */
export function determineCoupleAge(match: Match): CoupleAge {
  if (areBothRetired(match)) return 'retired';
  const isLater = listPersons(match).every(
    ({ context }) => getAgeAt(context, match.context.now) >= LATER_AGE,
  );
  return isLater ? 'later' : 'usual';
}

/** Most parents of such a couple are no longer alive, and work no longer decides where they live. */
const areBothRetired = (match: Match): boolean =>
  listPersons(match).every(({ context }) => isRetired(context));

export const listPersons = ({ first, second }: Match): [Person, Person] => [first, second];
