/**
 * Writes the reports of a person for earlier and later births, and lists the statements that are missing in them although their
 * certainty promises the same statement for these births.
 */
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import type { Page, Statement } from '#src/reports/contract.ts';
import { birthTimeAccuracyChapter } from '#src/reports/chapters/birth-data/birth-time-accuracy.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ProductKey, type ReportInput } from '#src/reports/context/report-context.ts';
import { getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { content } from '#src/reports/content/content.ts';
import { toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { PARTNER_PREFIX } from '#src/reports/chapters/match/match-statement.ts';
import {
  createPartnerInput,
  createReportInput,
  removeSensitivity,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { listStatements } from './printed-text.ts';

/** Minutes between the birth and the births that it is compared with. */
const SHIFTS = [-45, -30, -15, 15, 30, 45] as const;
/** A stable statement promises that it holds for births this much earlier and later. */
const STABLE_MINUTES = 45;
const MINUTES_PER_DAY = 1440;
const MINUTES_PER_HALF_DAY = 720;

export type TimedPerson = FictitiousPerson & { time: string };

type MissingStatement = {
  product: ProductKey;
  page: string;
  statement: Statement;
  /** minutes between the birth and the one without the statement */
  shift: number;
};

/** `levels`: the level of every statement of the true time, for counting. */
export type SweepResult = { missing: MissingStatement[]; levels: { product: ProductKey; level: string }[] };

export function sweepBirthTimes(person: TimedPerson, productKeys: readonly ProductKey[]): SweepResult {
  const results = productKeys.map((product) => sweepProduct(person, product));
  return {
    missing: results.flatMap(({ missing }) => missing),
    levels: results.flatMap(({ levels }) => levels),
  };
}

function sweepProduct(person: TimedPerson, product: ProductKey): SweepResult {
  const input = createReportInput(person, product);
  const statementsByShift = new Map(
    SHIFTS.map((shift) => [shift, listComparable(createReportInput(shiftBirth(person, shift), product))]),
  );
  const statements = listPlacedStatements(input);
  return {
    levels: statements.map(({ statement: { certainty } }) => ({
      product,
      level: certainty?.level ?? 'none',
    })),
    missing: statements.flatMap(({ page, statement }) =>
      SHIFTS.filter((shift) => isPromised(input, statement, shift))
        .filter((shift) => !statementsByShift.get(shift)!.has(toComparable(page, statement)))
        .map((shift) => ({ product, page, statement, shift })),
    ),
  };
}

/** A couple whose birth times are moved in turn. */
export type TimedCouple = { first: TimedPerson; second: TimedPerson };

/** Lists the statements of a match that another birth time of one person removes, although their mark includes that time. */
export const sweepMatch = ({ first, second }: TimedCouple): MissingStatement[] =>
  SHIFTS.flatMap((shift) => [
    ...findMissingOfMatch(first, second, { shift, isSecond: false }),
    ...findMissingOfMatch(first, second, { shift, isSecond: true }),
  ]);

const createMatchInput = (first: TimedPerson, second: TimedPerson): ReportInput => ({
  ...createReportInput(first, MATCH),
  partner: createPartnerInput(second, 'groom'),
});

const MATCH = 'match-report';

function findMissingOfMatch(
  first: TimedPerson,
  second: TimedPerson,
  { shift, isSecond }: { shift: number; isSecond: boolean },
): MissingStatement[] {
  const input = createMatchInput(first, second);
  const moved = isSecond
    ? createMatchInput(first, shiftBirth(second, shift))
    : createMatchInput(shiftBirth(first, shift), second);
  const printed = new Set(
    listPlacedStatements(removeSensitivity(moved)).map(({ page, statement }) =>
      toComparableOfMatch(page, statement),
    ),
  );
  const person = isSecond ? input.partner! : input;
  return listStatementsOfMatch(input)
    .filter(({ statement }) => isAboutPerson(statement, isSecond))
    .filter(({ statement }) => isOfPerson(statement, isSecond ? second.name : first.name))
    .filter(({ statement }) => isPromised(person, statement, shift))
    .filter(({ page, statement }) => !printed.has(toComparableOfMatch(page, statement)))
    .map(({ page, statement }) => ({ product: MATCH, page, statement, shift }));
}

const statementsOfMatches = new Map<string, PlacedStatement[]>();

/** Cached, because all shifts of both people are compared with them. */
function listStatementsOfMatch(input: ReportInput): PlacedStatement[] {
  const key = `${input.birth.utc} ${input.partner!.birth.utc}`;
  const known = statementsOfMatches.get(key) ?? listPlacedStatements(input);
  statementsOfMatches.set(key, known);
  return known;
}

/** Facts of the second person have a prefix. */
const isAboutPerson = ({ facts = [] }: Statement, isSecond: boolean): boolean =>
  facts.some((fact) => fact.startsWith(PARTNER_PREFIX) === isSecond);

/** The mark of a statement on both names the person whose birth time decides; of the other one it promises nothing. */
const isOfPerson = ({ certainty }: Statement, name: string): boolean => {
  const named = /\((\w+)\)$/.exec(certainty?.note ?? '')?.[1];
  return named === undefined || name.startsWith(named);
};

/** A text that becomes the same for both is printed once, with other words before it and the reasons of both. */
const toComparableOfMatch = (page: string, { text }: Statement): string =>
  [page, maskQuantities(text).replace(/^(\w+|Each of you): /, '')].join('|');

function shiftBirth(person: TimedPerson, minutes: number): TimedPerson {
  const shifted = new Date(
    Date.parse(`${person.date}T${person.time}:00Z`) + minutes * MINUTE_MS,
  ).toISOString();
  return { ...person, date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

type PlacedStatement = { page: string; statement: Statement };

const listPlacedStatements = (input: ReportInput): PlacedStatement[] =>
  writeReport(input).pages.flatMap(listStatementsOfPage);

const listStatementsOfPage = (page: Page): PlacedStatement[] =>
  listStatements({ pages: [page] }).map((statement) => ({ page: page.id, statement }));

/**
 * Texts and reasons without certainties, whose computation takes two thirds of the time of a report. They do not depend on the
 * sensitivity, except on the page about the accuracy of the birth time.
 */
function listComparable(input: ReportInput): Set<string> {
  const { sensitivity: _, ...inputWithoutSensitivity } = input;
  const accuracyPage = writeChapter(birthTimeAccuracyChapter, createContext(input)) as Page | null;
  const statements = [
    ...listPlacedStatements(inputWithoutSensitivity),
    ...(accuracyPage ? listStatementsOfPage(accuracyPage) : []),
  ];
  return new Set(statements.map(({ page, statement }) => toComparable(page, statement)));
}

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** Dates of periods, degrees, strengths and the clock move with every minute. */
const MOVING_QUANTITIES = [
  new RegExp(`(\\d{1,2}( to \\d{1,2})?\\s)?\\b${MONTH}\\b(\\s\\d{4})?`, 'g'),
  /\d{1,2} to (?=#)/g,
  /# to #/g,
  /\b(19|20)\d\d\b/g,
  /\d+°(\d\d′)?|less than a minute of arc/g,
  /\d{1,2}:\d\d( [ap]m)?/g,
  /\d+\.\d+/g,
];

const maskQuantities = (text: string): string =>
  MOVING_QUANTITIES.reduce((masked, pattern) => masked.replace(pattern, '#'), text);

/** Whether an earlier answer of the page has the same reason is no promise of the statement. */
const REPEATED_REASON = new RegExp(`^${toUppercaseFirst(content.timing.reasonTexts.repeated(''))}`, 'i');

const toComparable = (page: string, { text, because }: Statement): string =>
  [page, maskQuantities(text), maskQuantities(because.replace(REPEATED_REASON, ''))].join('|');

type TimedBirth = Pick<ReportInput, 'birth' | 'sensitivity'>;

/** Whether the printed mark promises the statement for a birth that is `minutes` later. */
function isPromised(input: TimedBirth, { certainty }: Statement, shift: number): boolean {
  if (!certainty) return false;
  if (certainty.level === 'stable') return Math.abs(shift) <= STABLE_MINUTES;
  const { from, to } = readMinutes(input, certainty.note);
  return from < shift && shift < to;
}

/** The minutes from the birth to both ends of the interval that a note names; 0 and 0 for a note on the border of a sign. */
function readMinutes(input: TimedBirth, note: string): { from: number; to: number } {
  const { birth, sensitivity } = input;
  const getMinutes = (at: string) => (Date.parse(at) - Date.parse(birth.utc)) / MINUTE_MS;
  const getSpan = ({ from, to }: { from: string | null; to: string | null }) => ({
    from: from === null ? -Infinity : getMinutes(from),
    to: to === null ? Infinity : getMinutes(to),
  });
  if (note.includes(' rises ')) return getSpan(sensitivity!.lagnaSign);
  if (note.includes('midnight')) return getSpan(getCivilDayOfBirth(birth));
  const range = /from (\d+:\d\d)( [ap]m)? to (\d+:\d\d)( [ap]m)/.exec(note);
  if (range)
    return {
      from: readClock(input, range[1]! + (range[2] ?? range[4]!), -1) + 1,
      to: readClock(input, range[3]! + range[4]!, 1),
    };
  const after = /after (\d+:\d\d [ap]m)/.exec(note);
  if (after) return { from: readClock(input, after[1]!, -1) + 1, to: Infinity };
  const until = /until (\d+:\d\d [ap]m)/.exec(note);
  return until ? { from: -Infinity, to: readClock(input, until[1]!, 1) } : { from: 0, to: 0 };
}

/** Minutes from the birth to the next (direction 1) or last (direction -1) instant at which the clock shows "2:35 pm". */
function readClock({ birth }: TimedBirth, clock: string, direction: 1 | -1): number {
  const [, hour, minute, halfOfDay] = /(\d+):(\d\d) ([ap]m)/.exec(clock)!;
  const clockMinutes =
    (Number(hour) % 12) * 60 + Number(minute) + (halfOfDay === 'pm' ? MINUTES_PER_HALF_DAY : 0);
  const birthMinutes =
    Math.floor(Date.parse(birth.utc) / MINUTE_MS + birth.utcOffsetSeconds / 60) % MINUTES_PER_DAY;
  const minutesForward = (clockMinutes - birthMinutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return direction === 1 || minutesForward === 0 ? minutesForward : minutesForward - MINUTES_PER_DAY;
}
