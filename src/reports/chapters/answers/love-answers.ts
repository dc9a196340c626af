/** The answers of Love & Marriage. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { getHouse, getHouseLord, getSignOfHouse, listOccupants } from '#src/astrology/houses.ts';
import { getCountsWithoutLagna, markOpenManglik } from '#src/reports/chapters/doshas/manglik-without-time.ts';
import { isReadAsMarried, isYouth } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { judgeCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { createAnswersChapter, writeNoteOnMoon } from './answers-page.ts';
import { judgeMarriageKind } from './love-or-arranged.ts';
import { getPartnerQuestion, writePartnerAnswerFromMoon } from './partner-from-moon-answer.ts';
import { writeManglikReason } from './manglik-reason.ts';
import { writeBondAnswer, writeFamilyAnswer, writeTimesOfCouple } from './married-life-answers.ts';
import { writeWindowAnswer } from './window-answer.ts';

export const loveAnswersChapter = createAnswersChapter((context) => {
  if (isYouth(context)) return listAnswersOfYouth(context);
  return isReadAsMarried(context) ? listAnswersOfMarried(context) : listAnswersBeforeMarriage(context);
}, writeNoteOnMoon);

const listAnswersBeforeMarriage = (context: ReportContext) => [
  writeWindowAnswer(context, 'marriage'),
  ...(context.isTimeKnown
    ? [writePartnerAnswer(context), writeMarriageKindAnswer(context)]
    : [writePartnerAnswerFromMoon(context)]),
  writeManglikAnswer(context),
  ...(context.isTimeKnown ? [writeCautionAnswer(context)] : []),
];

/** Friendship comes first. How to choose a partner is no question before eighteen. */
const listAnswersOfYouth = (context: ReportContext) => [
  writeFriendshipAnswer(context),
  ...(context.isTimeKnown ? [writeCautionAnswer(context)] : []),
  writeWindowAnswer(context, 'marriage', { texts: content.answers.youthMarriageWindows }),
  context.isTimeKnown ? writePartnerAnswer(context) : writePartnerAnswerFromMoon(context),
  writeManglikAnswer(context),
];

function writeFriendshipAnswer(context: ReportContext): Answer {
  const { sign } = context.chart.grahas.Venus;
  const { text, detail } = content.answers.friendshipTexts[sign - 1]!;
  return {
    question: content.answers.youthLoveQuestions.friends,
    answer: createStatement(
      context,
      text,
      content.answers.friendshipReason(getSignName(sign)),
      ['Venus.sign'],
      content.love.loveSources.venusSign,
    ),
    detail,
  };
}

/** How to find a partner, and whether Mars stands in the way, is no question of these readers. */
const listAnswersOfMarried = (context: ReportContext) => [
  writeTimesOfCouple(context),
  context.isTimeKnown ? writePartnerAnswer(context) : writePartnerAnswerFromMoon(context),
  writeBondAnswer(context),
  ...(context.isTimeKnown ? [writeFamilyAnswer(context), writeCautionAnswer(context)] : []),
];

function writePartnerAnswer(context: ReportContext): Answer {
  const { chart } = context;
  const [lord, sign] = [getHouseLord(chart, 7), getSignOfHouse(chart, 7)];
  const describing = findDescribingGraha(chart);
  const house = content.timing.formatHouseNumber(getHouse(chart, lord));
  const [lordName, signName] = [formatGraha(lord), getSignName(sign)];
  const workLord = getHouseLord(chart, 4) as ClassicalGraha;
  const because = [
    describing === lord && getHouse(chart, lord) !== 7
      ? content.answers.loveReasons.emptyWithLord(lordName, signName, house)
      : content.answers.loveReasons.occupied(formatGraha(describing), signName),
    ...(describing === lord ? [] : [content.answers.loveReasons.lordPlace(lordName, house)]),
    content.answers.loveReasons.workLord(formatGraha(workLord)),
  ].join('; ');
  return {
    question: getPartnerQuestion(context),
    answer: createStatement(
      context,
      content.answers.partnerNature[describing],
      because,
      [
        'lagna.sign',
        (other: ReportContext) => `${findDescribingGraha(other.chart)} ${getHouse(other.chart, lord)}`,
      ],
      content.answers.answerSources.partner,
    ),
    detail: isReadAsMarried(context)
      ? content.answers.marriedPartnerDetail(getHouse(chart, lord), content.answers.partnerWork[workLord])
      : content.answers.partnerDetail(
          content.answers.meetingPlaces[getHouse(chart, lord) - 1]!,
          content.answers.directions[sign - 1]!,
          content.answers.partnerWork[workLord],
        ),
  };
}

/** The lord of the seventh house if the house contains it or is empty, otherwise the first of its occupants. */
function findDescribingGraha(chart: Chart): Graha {
  const occupants = listOccupants(chart, 7);
  const lord = getHouseLord(chart, 7);
  return occupants.includes(lord) ? lord : (occupants[0] ?? lord);
}

function writeMarriageKindAnswer(context: ReportContext): Answer {
  const { kind, because } = judgeMarriageKind(context.chart);
  const { text, detail } = content.answers.loveOrArranged[kind];
  return {
    question: content.answers.loveQuestions.how,
    answer: createStatement(context, text, because, [
      'lord.5',
      'lord.7',
      (other: ReportContext) => JSON.stringify(judgeMarriageKind(other.chart)),
    ]),
    detail,
  };
}

export function writeManglikAnswer(context: ReportContext): Answer {
  const manglik = judgeManglik(context.chart);
  const { text, detail } = context.isTimeKnown
    ? content.answers.manglikAnswers[manglik.verdict]
    : content.answers.manglikAnswersWithoutTime[getCountsWithoutLagna(manglik)];
  const statement = createStatement(context, text, writeManglikReason(context.chart, manglik), [
    ...manglik.counts.flatMap(({ keys }) => keys),
    (other: ReportContext) => {
      const judged = judgeManglik(other.chart);
      return `${judged.verdict} ${writeManglikReason(other.chart, judged)}`;
    },
  ]);
  return {
    question: content.answers.loveQuestions.manglik,
    answer: markOpenManglik(context, statement),
    detail: isYouth(context) ? content.answers.youthManglikDetail : detail,
  };
}

function writeCautionAnswer(context: ReportContext): Answer {
  const { chart } = context;
  const weakest = findWeakest(chart);
  const { text, detail } = (isYouth(context) ? content.answers.youthWatchTexts : content.answers.watchTexts)[
    weakest
  ];
  return {
    question: isYouth(context)
      ? content.answers.youthLoveQuestions.watch
      : content.answers.loveQuestions.watch,
    answer: createStatement(
      context,
      text,
      content.answers.loveReasons.weakest(formatGraha(weakest), describeCondition(chart, weakest)),
      [...listConditionKeys(chart, weakest), (other: ReportContext) => findWeakest(other.chart)],
    ),
    detail,
  };
}

/** The weakest of the lord of the seventh, Venus and the Moon; the first one if several are equally weak. */
const findWeakest = (chart: Chart): ClassicalGraha =>
  ([getHouseLord(chart, 7), 'Venus', 'Moon'] as ClassicalGraha[]).reduce((weakest, graha) =>
    judgeCondition(chart, graha).points < judgeCondition(chart, weakest).points ? graha : weakest,
  );
