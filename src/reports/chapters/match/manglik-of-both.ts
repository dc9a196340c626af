/** Manglik of each person, and whether it remains between the two charts. */
import { content } from '#src/reports/content/content.ts';
import type { Manglik } from '#src/astrology/contract-doshas.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import {
  listCompensatingMalefics,
  matchPossibleManglik,
  type PossibleManglikMatch,
} from '#src/astrology/doshas/manglik-match.ts';
import { getHouse } from '#src/astrology/houses.ts';
import {
  describeMarsPlaces,
  findWidestCancellation,
  writeManglikReason,
} from '#src/reports/chapters/answers/manglik-reason.ts';
import { markOpenManglik } from '#src/reports/chapters/doshas/manglik-without-time.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { listEndsOfMoonSigns } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { createMatchChapter, hasKnownMoons, listPersons, type Match, type Person } from './match.ts';
import { createPairStatement, createPersonStatement } from './match-statement.ts';
import { listUnique } from './moon-readings.ts';

type Verdict = VerdictsPage['verdicts'][number];
type ManglikOfPerson = Manglik['verdict'] | 'open';
type ManglikOfBoth = PossibleManglikMatch | 'cancelled';

export const manglikOfBothChapter = createMatchChapter((match) => ({
  kind: 'verdicts',
  id: 'match-manglik',
  ...content.match.matchHeadings.manglik,
  verdicts: [...listPersons(match).map(writeManglikOfPerson), writeManglikOfBoth(match)],
}));

function writeManglikOfPerson(person: Person): Verdict {
  const chart = getNamedChart(person);
  const manglik = judgeManglik(chart);
  const isByHour = hasReasonsByHour(person);
  const reason = writeManglikReason(chart, manglik);
  return {
    question: content.match.manglikQuestions.person(person.name),
    verdict: content.match.manglikAsVerdict[choosePrintedVerdict(person)],
    statement: markOpenManglik(
      person.context,
      createPersonStatement(
        person,
        writePersonText(person),
        content.match.ofPerson(person.name, isByHour ? content.match.atSomeHours(reason) : reason),
        listManglikKeys(manglik),
        listManglikSources(person).join('; '),
      ),
    ),
    notes: [],
  };
}

export const listManglikKeys = (manglik: Manglik) => [
  ...manglik.counts.flatMap(({ keys }) => keys),
  (other: ReportContext) => {
    const judged = judgeManglik(other.chart);
    return `${judged.verdict} ${writeManglikReason(other.chart, judged)}`;
  },
];

/** Lists the source of the Manglik rule, unless it is cancelled, and of the cancellation that the reason names. */
function listManglikSources(person: Person): string[] {
  const manglik = judgeManglik(getNamedChart(person));
  const cancellation = findWidestCancellation(manglik);
  return [
    ...(manglik.verdict === 'cancelled' ? [] : [content.match.manglikSources.rule]),
    ...(cancellation ? [content.doshas.manglikRules[cancellation.key]!.source] : []),
  ];
}

const listChartsOfDay = ({ context }: Person): Chart[] =>
  context.isTimeKnown ? [context.chart] : listEndsOfMoonSigns(context);

const listVerdictsOfDay = (person: Person): Manglik['verdict'][] =>
  listUnique(listChartsOfDay(person).map((chart) => judgeManglik(chart).verdict));

/**
 * Without a birth time by the counts from the Moon and Venus alone, which the free match shows. `cancelled` also if Mars is in no
 * Manglik house at some hours, and cancelled at the others.
 */
export function judgeManglikOfPerson(person: Person): ManglikOfPerson {
  const [verdict, ...others] = listVerdictsOfDay(person);
  if (others.length === 0) return verdict!;
  return isCancelledByHour(person) ? 'cancelled' : 'open';
}

/** Without a birth time the count from the lagna is open, whatever the others give. */
function choosePrintedVerdict(person: Person): ManglikOfPerson {
  const verdict = judgeManglikOfPerson(person);
  if (person.context.isTimeKnown) return verdict;
  return verdict === 'mild' || verdict === 'present' ? 'mild' : 'open';
}

function writePersonText(person: Person): string {
  const { manglikOfPerson, manglikWithoutTime } = content.match;
  const verdict = judgeManglikOfPerson(person);
  if (person.context.isTimeKnown) return manglikOfPerson[verdict as Manglik['verdict']](person.name);
  if (isCancelledByHour(person)) return manglikWithoutTime.cancelledByHour(person.name);
  return manglikWithoutTime[verdict === 'present' ? 'mild' : verdict](person.name);
}

/** At each hour either no Mars in a Manglik house or one that a rule cancels, and both occur. */
function isCancelledByHour(person: Person): boolean {
  const verdicts = listVerdictsOfDay(person);
  return verdicts.length === 2 && verdicts.includes('none') && verdicts.includes('cancelled');
}

/** Whether Mars, the Moon or Venus changed its sign on the day of an unknown birth time. */
const hasReasonsByHour = (person: Person): boolean =>
  listUnique(listChartsOfDay(person).map((chart) => writeManglikReason(chart, judgeManglik(chart)))).length >
  1;

/** The chart that the reason describes: one in which Mars is cancelled, if it is so at some hours only. */
const getNamedChart = (person: Person): Chart =>
  (isCancelledByHour(person)
    ? listChartsOfDay(person).find((chart) => judgeManglik(chart).verdict === 'cancelled')
    : undefined) ?? person.context.chart;

/** `cancelled`: Mars is in a Manglik house, and a rule cancels it in each such chart. Without a birth time as `judgeManglikOfPerson`. */
export function judgeManglikOfBoth(match: Match): ManglikOfBoth {
  const [ofFirst, ofSecond] = listPersons(match).map(listChartsOfDay);
  const verdict = matchPossibleManglik(ofFirst!, ofSecond!);
  const isCancelled = listPersons(match).map(judgeManglikOfPerson).includes('cancelled');
  return verdict === 'clear' && isCancelled ? 'cancelled' : verdict;
}

/** What the report prints: open without one of the two lagnas, from which the main count begins. */
export const choosePrintedVerdictOfBoth = (match: Match): ManglikOfBoth =>
  hasKnownMoons(match) ? judgeManglikOfBoth(match) : 'open';

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

function writeManglikOfBoth(match: Match): Verdict {
  const judgement = choosePrintedVerdictOfBoth(match);
  const { verdict, text } = content.match.manglikTogether[judgement];
  return {
    question: content.match.manglikQuestions.both,
    verdict,
    statement: createPairStatement(
      match,
      text,
      describeManglikOfBoth(match),
      listManglikKeysOfBoth(match),
      writeSourceOfBoth(match, judgement),
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
