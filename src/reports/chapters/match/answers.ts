/** The first page of a match. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { getScoreBand } from '#src/astrology/contract-score-bands.ts';
import { createAnswersChapter } from '#src/reports/chapters/answers/answers-page.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import {
  describeHoursOfDosha,
  isDecidedByBothHours,
  isExceptionOpen,
  judgeDosha,
  MATCH_DOSHAS,
  type DoshaState,
} from './doshas.ts';
import {
  describeManglikOfBoth,
  choosePrintedVerdictOfBoth,
  listManglikKeysOfBoth,
  markOpenManglikOfBoth,
} from './manglik-of-both.ts';
import { listDifferences } from './differences.ts';
import {
  createMatchChapter,
  createMatchReaders,
  getMatch,
  getMoon,
  hasKnownMoons,
  type Match,
} from './match.ts';
import {
  describeMoonSigns,
  describeMoonStars,
  formatPointRange,
  formatPoints,
  getDistance,
} from './match-phrases.ts';
import { computeKootaRange } from './koota-results.ts';
import { createPairStatement } from './match-statement.ts';
import { combineReadings } from './moon-readings.ts';
import { writeMonthsAnswer } from './months-answer.ts';
import { listByDecidingHour, type PersonWithoutTime } from './moon-hours.ts';
import { computeTotalRange, formatTotal, listSumsByHours } from './score.ts';

const answersChapter = createAnswersChapter(
  (context) => listAnswers(getMatch(context)),
  () => content.match.note,
);

export const matchAnswersChapter = createMatchChapter(({ context }) => {
  const page = writeChapter(answersChapter, context);
  return page && { ...page, ...content.match.matchHeadings.answers };
});

const listAnswers = (match: Match): (Answer | null)[] => [
  writeScoreAnswer(match),
  writeDoshaAnswer(match),
  writeManglikAnswer(match),
  writeMonthsAnswer(match),
  writeBondAnswer(match),
  writeTalkAnswer(match),
];

function writeScoreAnswer(match: Match): Answer {
  const { lowest, highest } = computeTotalRange(match);
  const isRange = !hasKnownMoons(match) && lowest !== highest;
  const { scoreAnswers, scoreDetails, matchQuestions } = content.match;
  const band = getScoreBand(match.kootas.total);
  const text = isRange
    ? scoreAnswers.open(formatPoints(lowest), formatPoints(highest))
    : scoreAnswers[band](formatTotal(match));
  return {
    question: matchQuestions.score,
    answer: createPairStatement(
      match,
      text,
      content.match.kootaReasons.withPlaces(describeMoonStars(match), describePoints(match)),
      ['Moon.nakshatra'],
      content.match.scoreSource,
    ),
    detail: [
      isRange ? describeSumsByHours(match) : band === 'low' ? scoreDetails.low : scoreDetails.accepted,
      // the range already has both orders
      ...(match.areRolesOpen && !isRange
        ? [scoreDetails.openRoles(formatPoints(computeOtherTotal(match)))]
        : []),
    ].join(' '),
  };
}

/** With the hours of each sum, if they are those of one person: four at most, because the Moon moves 15° in a day. */
function describeSumsByHours(match: Match): string {
  const { openByBothHours, openByHours, sumOfHours } = content.match.scoreDetails;
  const person = findPersonOfSum(match);
  if (!person) return openByBothHours;
  const sums = listSumsByHours(match, person);
  return openByHours(
    person.name,
    formatList(sums.map(({ range, hours }) => sumOfHours(formatPointRange(range), hours))),
  );
}

/** The one whose hour decides the sum; undefined if both hours matter. */
const findPersonOfSum = (match: Match): PersonWithoutTime | undefined =>
  listByDecidingHour(match, ({ first, second }) =>
    [computeAshtakoota(first, second), computeAshtakoota(second, first)].map(({ total }) => total).join(),
  )?.person;

const computeOtherTotal = ({ groom, bride }: Match): number =>
  computeAshtakoota(getMoon(bride), getMoon(groom)).total;

/** Which kootas have all their points, and which none, at every possible hour. */
function describePoints(match: Match): string {
  const nameKootas = (keys: readonly KootaKey[]) =>
    formatList(keys.map((key) => content.match.kootaNames[key]));
  const { kootas } = match.kootas;
  const ranges = kootas.map((koota) => ({ ...koota, ...computeKootaRange(match, koota) }));
  const full = ranges.filter(({ lowest, maximum }) => lowest === maximum).map(({ key }) => key);
  const none = ranges.filter(({ highest }) => highest === 0).map(({ key }) => key);
  const { all, full: writeFull, none: writeNone, noneOfOne } = content.match.scoreReasons;
  if (full.length === kootas.length) return all;
  return [
    ...(full.length > 0 ? [writeFull(nameKootas(full))] : []),
    ...(none.length > 0 ? [(none.length === 1 ? noneOfOne : writeNone)(nameKootas(none))] : []),
    ...(full.length + none.length === 0 ? [content.match.scoreReasons.partly] : []),
  ].join('; ');
}

function writeDoshaAnswer(match: Match): Answer {
  const { matchQuestions } = content.match;
  const { text, detail } = describeDoshas(match);
  return {
    question: matchQuestions.doshas,
    answer: createPairStatement(
      match,
      text,
      content.match.kootaReasons.withPlaces(describeMoonSigns(match), describeDoshaPoints(match)),
      ['Moon.nakshatra', 'Moon.sign'],
    ),
    detail,
  };
}

/** First the doshas that exist at every possible hour, then those that the hour decides. */
function describeDoshas(match: Match): { text: string; detail: string } {
  const { doshaAnswers, doshaDetails, doshaNames } = content.match;
  const listNames = (...states: DoshaState[]) =>
    formatList(
      MATCH_DOSHAS.filter((dosha) => states.includes(judgeDosha(match, dosha))).map(
        (dosha) => doshaNames[dosha],
      ),
    );
  const [without, excepted, byHour] = [listNames('yes'), listNames('excepted'), listNames('open')];
  const present = listNames('yes', 'excepted');
  const hours = describeHours(match);
  if (!present)
    return byHour
      ? { text: doshaAnswers.byHour(byHour), detail: hours }
      : { text: doshaAnswers.none, detail: doshaDetails.none };
  const text = without ? doshaAnswers.open(present) : doshaAnswers.excepted(present);
  const isAnyExceptionOpen = MATCH_DOSHAS.some((dosha) => isExceptionOpen(match, dosha));
  const detail = !without
    ? doshaDetails.excepted
    : excepted
      ? doshaDetails[isAnyExceptionOpen ? 'mixedByHour' : 'mixed'](without, excepted)
      : doshaDetails[isAnyExceptionOpen ? 'exceptionByHour' : 'open'];
  return { text, detail: byHour ? `${detail} ${hours}` : detail };
}

/** When the doshas exist that the hour decides. Hours of both together would be too long here. */
function describeHours(match: Match): string {
  const open = MATCH_DOSHAS.filter((dosha) => judgeDosha(match, dosha) === 'open');
  const ofBoth = open.filter((dosha) => isDecidedByBothHours(match, dosha));
  const { doshaDetails, doshaNames } = content.match;
  return [
    ...open.filter((dosha) => !ofBoth.includes(dosha)).map((dosha) => describeHoursOfDosha(match, dosha)),
    ...(ofBoth.length > 0
      ? [
          doshaDetails.byBothHours(
            content.grammar.formatAlternatives(ofBoth.map((dosha) => doshaNames[dosha])),
          ),
        ]
      : []),
  ].join(' ');
}

const describeDoshaPoints = (match: Match): string =>
  content.match.doshaPoints(
    MATCH_DOSHAS.map((dosha) =>
      formatPointRange(
        computeKootaRange(
          match,
          match.kootas.kootas.find(({ key }) => key === dosha)!,
        ),
      ),
    ),
  );

function writeManglikAnswer(match: Match): Answer {
  const verdict = choosePrintedVerdictOfBoth(match);
  return {
    question: content.match.matchQuestions.manglik,
    answer: markOpenManglikOfBoth(
      match,
      createPairStatement(
        match,
        content.match.manglikAnswers[verdict],
        content.match.explainedIn(describeManglikOfBoth(match), content.match.matchHeadings.manglik.title),
        listManglikKeysOfBoth(match),
      ),
    ),
    detail: content.match.manglikDetails[verdict],
  };
}

function writeBondAnswer(match: Match): Answer {
  const { text, because } = combineReadings(
    match,
    ({ first, second }) => {
      const distance = getDistance(first.sign, second.sign);
      return {
        text: content.match.bondAnswers[distance],
        because: content.match.kootaReasons.withPlaces(
          describeMoonSigns(match),
          content.match.bondReasons[distance],
        ),
      };
    },
    { subject: content.match.hourSubjects.distances, open: content.match.manyReadings.bond },
  );
  return {
    question: content.match.matchQuestions.bond,
    answer: createPairStatement(match, text, because, ['Moon.sign']),
  };
}

/** The first subject of the chapter on differences, in a few words. */
function writeTalkAnswer(match: Match): Answer {
  const [difference] = listDifferences(match);
  const { topic, because, keys } = difference!;
  const readers = createMatchReaders(match, (other) => listDifferences(other)[0]!.topic);
  const ofBoth = 'first' in keys ? keys : { first: keys, second: keys };
  return {
    question: content.match.matchQuestions.talk,
    answer: createPairStatement(
      match,
      content.match.talkAnswers[topic === 'faith' ? 'work' : topic],
      content.match.explainedIn(because, content.match.matchHeadings.differences.title),
      {
        first: [...ofBoth.first, ...readers.first],
        second: [...ofBoth.second, ...readers.second],
      },
    ),
  };
}
