/** Manglik of each person, and whether it remains between the two charts. */
import { content } from '#src/reports/content/content.ts';
import type { Manglik } from '#src/astrology/contract-doshas.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import {
  gradeManglikMatch,
  listCompensatingMalefics,
  type GradedManglikMatch,
} from '#src/astrology/doshas/manglik-match.ts';
import { listManglikStays, type ManglikStay } from '#src/astrology/doshas/manglik-stays.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { combineEqual, joinStays } from '#src/astrology/matching/stay-hours.ts';
import {
  describeMarsPlaces,
  findWidestCancellation,
  writeManglikReason,
} from '#src/reports/chapters/answers/manglik-reason.ts';
import { markOpenManglik } from '#src/reports/chapters/doshas/manglik-without-time.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toMomentWithoutTime } from '#src/reports/context/unknown-time-range.ts';
import { formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { createMatchChapter, hasKnownMoons, listPersons, type Match, type Person } from './match.ts';
import { createPairStatement, createPersonStatement } from './match-statement.ts';
import { describeSpan, groupHours, type Hours } from './moon-hours.ts';
import { listUnique } from './moon-readings.ts';

type Verdict = VerdictsPage['verdicts'][number];
type ManglikOfPerson = Manglik['verdict'] | 'open';
type ManglikOfBoth = GradedManglikMatch | 'cancelled' | 'open';

export const manglikOfBothChapter = createMatchChapter((match) => ({
  kind: 'verdicts',
  id: 'match-manglik',
  ...content.match.matchHeadings.manglik,
  verdicts: [...listPersons(match).map(writeManglikOfPerson), writeManglikOfBoth(match)],
}));

function writeManglikOfPerson(person: Person): Verdict {
  const { manglik } = listNamedStays(person)[0]!;
  return {
    question: content.match.manglikQuestions.person(person.name),
    verdict: content.match.manglikAsVerdict[choosePrintedVerdict(person)],
    statement: markOpenManglik(
      person.context,
      createPersonStatement(
        person,
        writePersonText(person),
        content.match.ofPerson(person.name, describeReasons(person)),
        listManglikKeys(manglik),
        listManglikSources(person).join('; '),
      ),
    ),
    notes: [],
  };
}

/** With their hours, if Mars or a graha from which it is counted changed its sign on the day of birth. */
function describeReasons(person: Person): string {
  const named = new Set(listNamedStays(person).map(writeReason));
  const reasons = listManglikByHour(person, writeReason).filter(({ value }) => named.has(value));
  return reasons
    .map(({ value, hours }) => (hours ? content.match.reasonOfHours(hours, value) : value))
    .join('; ');
}

const writeReason = ({ chart, manglik }: ManglikStay): string => writeManglikReason(chart, manglik);

export const listManglikKeys = (manglik: Manglik) => [
  ...manglik.counts.flatMap(({ keys }) => keys),
  (other: ReportContext) => {
    const judged = judgeManglik(other.chart);
    return `${judged.verdict} ${writeManglikReason(other.chart, judged)}`;
  },
];

/** Lists the source of the Manglik rule, unless it is cancelled, and of the cancellations that the reason names. */
function listManglikSources(person: Person): string[] {
  const sources = listNamedStays(person).flatMap(({ manglik }) => {
    const cancellation = findWidestCancellation(manglik);
    return [
      ...(manglik.verdict === 'cancelled' ? [] : [content.match.manglikSources.rule]),
      ...(cancellation ? [content.doshas.manglikRules[cancellation.key]!.source] : []),
    ];
  });
  return listUnique(sources);
}

const staysOfContexts = new WeakMap<ReportContext, ManglikStay[]>();

/** Computed once; one for a known birth time. */
function listStaysOf({ context }: Person): ManglikStay[] {
  const stays = staysOfContexts.get(context) ?? computeStays(context);
  staysOfContexts.set(context, stays);
  return stays;
}

const computeStays = ({ isTimeKnown, chart, birth }: ReportContext): ManglikStay[] =>
  isTimeKnown
    ? [{ chart, manglik: judgeManglik(chart), from: chart.utc, to: chart.utc }]
    : listManglikStays(toMomentWithoutTime(chart, birth), chart.settings);

/** The values of the day, each once with all its hours. */
function listManglikByHour<T extends string>(person: Person, read: (stay: ManglikStay) => T): Hours<T>[] {
  const stays = listStaysOf(person);
  const groups = joinStays(stays.map(read), combineEqual<T>);
  return groupHours(
    groups.map((group) => ({ value: group.value, hours: describeSpan(person, stays, group) })),
  );
}

const listVerdictsOfDay = (person: Person): Manglik['verdict'][] =>
  listUnique(listStaysOf(person).map(({ manglik }) => manglik.verdict));

/**
 * Without a birth time by the counts from the Moon and Venus alone, which the free match shows. `cancelled` also if Mars is in no
 * Manglik house at some hours, and cancelled at the others.
 */
export function judgeManglikOfPerson(person: Person): ManglikOfPerson {
  const [verdict, ...others] = listVerdictsOfDay(person);
  if (others.length === 0) return verdict!;
  return isCancelledByHour(person) ? 'cancelled' : 'open';
}

/** Without a birth time the count from the lagna is open, whatever the others give; they are at most `mild`. */
function choosePrintedVerdict(person: Person): ManglikOfPerson {
  const verdict = judgeManglikOfPerson(person);
  return person.context.isTimeKnown || verdict === 'mild' ? verdict : 'open';
}

function writePersonText(person: Person): string {
  const { name, context } = person;
  const { manglikOfPerson, manglikWithoutTime, manglikOfHours, askForLagna, ifBorn } = content.match;
  const [first, ...others] = listManglikByHour(person, ({ manglik }) => manglik.verdict);
  if (context.isTimeKnown) return manglikOfPerson[first!.value](name);
  const toCount = (verdict: Manglik['verdict']) => (verdict === 'present' ? 'mild' : verdict);
  const sentences =
    others.length === 0
      ? [manglikWithoutTime[toCount(first!.value)](name)]
      : [first!, ...others].map(({ value, hours }) => manglikOfHours[toCount(value)](ifBorn(name, hours)));
  return [...sentences, askForLagna(name)].join(' ');
}

/** At each hour either no Mars in a Manglik house or one that a rule cancels, and both occur. */
function isCancelledByHour(person: Person): boolean {
  const verdicts = listVerdictsOfDay(person);
  return verdicts.length === 2 && verdicts.includes('none') && verdicts.includes('cancelled');
}

/** What the reason describes: the hours at which Mars is cancelled, else those at which it is in a Manglik house. */
function listNamedStays(person: Person): ManglikStay[] {
  const byVerdict = Map.groupBy(listStaysOf(person), ({ manglik }) => manglik.verdict);
  return byVerdict.get('cancelled') ?? byVerdict.get('mild') ?? listStaysOf(person);
}

/**
 * Open without one of the two lagnas, from which the main count begins. `cancelled`: Mars is in a Manglik house, and a rule
 * cancels it in each such chart.
 */
export function choosePrintedVerdictOfBoth(match: Match): ManglikOfBoth {
  if (!hasKnownMoons(match)) return 'open';
  const { first, second } = match;
  const verdict = gradeManglikMatch(first.context.chart, second.context.chart);
  const isCancelled = listPersons(match).map(judgeManglikOfPerson).includes('cancelled');
  return verdict === 'clear' && isCancelled ? 'cancelled' : verdict;
}

/** The reason names both verdicts, and the graha that answers Mars. */
export function describeManglikOfBoth(match: Match): string {
  const { first, second } = match;
  const { manglikTogetherReason, manglikAnsweredBy } = content.match;
  const reason = manglikTogetherReason(describeMars(first), describeMars(second));
  if (choosePrintedVerdictOfBoth(match) !== 'answered') return reason;
  const [manglik, other] = isManglik(first) ? [first, second] : [second, first];
  const house = getHouse(manglik.context.chart, 'Mars');
  const grahas = listCompensatingMalefics(manglik.context.chart, other.context.chart);
  return manglikAnsweredBy(
    reason,
    formatList(grahas.map(formatGraha)),
    content.timing.formatHouseNumber(house),
    other.name,
  );
}

const isManglik = (person: Person): boolean => ['mild', 'present'].includes(judgeManglikOfPerson(person));

function describeMars(person: Person): string {
  const { name, context } = person;
  const { chart } = context;
  const verdict = content.match.manglikVerdicts[choosePrintedVerdict(person)];
  const { house, counts, sign } = content.match.marsPlaces;
  if (!chart.lagna) return sign(getSignName(chart.grahas.Mars.sign), name, verdict);
  const applying = judgeManglik(chart).counts.filter(({ applies }) => applies);
  const ofLagna = content.timing.formatHouseNumber(getHouse(chart, 'Mars'));
  return applying.some(({ origin }) => origin === 'lagna') || applying.length === 0
    ? house(ofLagna, name, verdict)
    : counts(ofLagna, describeMarsPlaces(chart, applying), name, verdict);
}

export const listManglikKeysOfBoth = ({ first, second }: Match) => ({
  first: listManglikKeys(judgeManglik(first.context.chart)),
  second: listManglikKeys(judgeManglik(second.context.chart)),
});

/** Not firm without one of the two lagnas. */
export function markOpenManglikOfBoth(match: Match, statement: Statement): Statement {
  const person = listPersons(match).find(({ context }) => !context.isTimeKnown);
  return person ? markOpenManglik(person.context, statement) : statement;
}

function writeManglikOfBoth(match: Match): Verdict {
  const judgement = choosePrintedVerdictOfBoth(match);
  const { verdict, text } = content.match.manglikTogether[judgement];
  return {
    question: content.match.manglikQuestions.both,
    verdict,
    statement: markOpenManglikOfBoth(
      match,
      createPairStatement(
        match,
        text,
        describeManglikOfBoth(match),
        listManglikKeysOfBoth(match),
        writeSourceOfBoth(match, judgement),
      ),
    ),
    notes: [createGeneralStatement(content.match.manglikNote, content.match.manglikNoteReason)],
  };
}

function writeSourceOfBoth(match: Match, judgement: ManglikOfBoth): string {
  const { rule, answer } = content.match.manglikSources;
  if (judgement === 'answered') return answer;
  if (judgement !== 'cancelled') return rule;
  const cancelled = listPersons(match).filter((person) => judgeManglikOfPerson(person) === 'cancelled');
  return listUnique(cancelled.flatMap(listManglikSources)).join('; ');
}
