/** The first page of a match. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { getScoreBand } from '#src/astrology/contract-score-bands.ts';
import { createAnswersChapter } from '#src/reports/chapters/answers/answers-page.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import {
  listCommonWindows,
  listMatchMatters,
  type CommonWindow,
  type MatchMatter,
} from './common-windows.ts';
import { isExceptionOpen, judgeDosha, MATCH_DOSHAS, type DoshaState } from './doshas.ts';
import { describeManglikOfBoth, judgeManglikOfBoth, listManglikKeysOfBoth } from './manglik-of-both.ts';
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
import { describeAbsence, describeReasonInShort, listMonthKeys } from './months.ts';
import { computeTotalRange, formatTotal } from './score.ts';

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
      isRange ? scoreDetails.open : band === 'low' ? scoreDetails.low : scoreDetails.accepted,
      // the range already has both orders
      ...(match.areRolesOpen && !isRange
        ? [scoreDetails.openRoles(formatPoints(computeOtherTotal(match)))]
        : []),
    ].join(' '),
  };
}

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
  if (!present)
    return byHour
      ? { text: doshaAnswers.byHour(byHour), detail: doshaDetails.byHour }
      : { text: doshaAnswers.none, detail: doshaDetails.none };
  const text = without ? doshaAnswers.open(present) : doshaAnswers.excepted(present);
  const isAnyExceptionOpen = MATCH_DOSHAS.some((dosha) => isExceptionOpen(match, dosha));
  const detail = !without
    ? doshaDetails.excepted
    : excepted
      ? doshaDetails[isAnyExceptionOpen ? 'mixedByHour' : 'mixed'](without)
      : doshaDetails[isAnyExceptionOpen ? 'exceptionByHour' : 'open'];
  return { text, detail: byHour ? `${detail} ${doshaDetails.alsoByHour(byHour)}` : detail };
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
  const verdict = judgeManglikOfBoth(match);
  return {
    question: content.match.matchQuestions.manglik,
    answer: createPairStatement(
      match,
      content.match.manglikAnswers[verdict],
      content.match.inShort(describeManglikOfBoth(match)),
      listManglikKeysOfBoth(match),
    ),
    detail: content.match.manglikDetails[verdict],
  };
}

/** The first matter for which both are of age. */
function writeMonthsAnswer(match: Match): Answer | null {
  const [matter] = listMatchMatters(match);
  if (!matter) return null;
  const common = listCommonWindows(match, matter);
  const [best] = common;
  const other = best && best.grade > 1 ? undefined : findOtherMatter(match);
  const { text, detail } = describeMonths(matter, common);
  const keys = listMonthKeys(match, matter, best);
  const otherKeys = other && listMonthKeys(match, other.matter, other.best);
  return {
    question: content.match.matchQuestions.months,
    answer: createPairStatement(
      match,
      text,
      content.match.inShort(
        best ? describeReasonInShort(match, matter, best) : describeAbsence(match, matter),
      ),
      otherKeys
        ? {
            first: [...keys.first, ...otherKeys.first],
            second: [...keys.second, ...otherKeys.second],
          }
        : keys,
      content.answers.shortSources[matter],
    ),
    detail: other ? `${detail} ${describeOtherMatter(other)}` : detail,
  };
}

type MatterMonths = { matter: MatchMatter; best: CommonWindow };

/** The first matter with months that are good in both charts. */
function findOtherMatter(match: Match): MatterMonths | undefined {
  return listMatchMatters(match)
    .map((matter) => ({ matter, best: listCommonWindows(match, matter)[0] }))
    .find((months): months is MatterMonths => months.best !== undefined && months.best.grade > 1);
}

const describeOtherMatter = ({ matter, best }: MatterMonths): string =>
  content.match.monthsDetails.other(
    content.match.matterNames[matter],
    formatMonthSpan(best.from, best.to, 'long'),
  );

function describeMonths(matter: MatchMatter, common: readonly CommonWindow[]) {
  const { monthsAnswers, monthsDetails, matterNames, matterNouns } = content.match;
  const [best] = common;
  if (!best) return { text: monthsAnswers.none(matterNames[matter]), detail: monthsDetails.none };
  const months = formatMonthSpan(best.from, best.to, 'long');
  return best.grade === 1
    ? {
        text: monthsAnswers.fair(matterNames[matter], months),
        detail: monthsDetails.fair(matterNouns[matter]),
      }
    : {
        text: monthsAnswers.best(matterNames[matter], months),
        detail: [monthsDetails.best(matterNouns[matter]), ...describeEarlierMonths(best, common)].join(' '),
      };
}

/** The best months may be years away. */
function describeEarlierMonths(best: CommonWindow, common: readonly CommonWindow[]): string[] {
  const earliest = common
    .filter(({ grade, to }) => grade === 1 && to <= best.from)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(0);
  return earliest
    ? [content.match.monthsDetails.earlier(formatMonthSpan(earliest.from, earliest.to, 'long'))]
    : [];
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
    { subject: content.match.hourSubjects.bond, open: content.match.manyReadings.bond },
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
      content.match.inShort(because),
      {
        first: [...ofBoth.first, ...readers.first],
        second: [...ofBoth.second, ...readers.second],
      },
    ),
  };
}
