/** Home life: houses 4, 2, 8 and 12, speech, promises and the Manglik question. */
import { content } from '#src/reports/content/content.ts';
import type { Cancellation, Manglik } from '#src/astrology/contract-doshas.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import {
  describeCancellation,
  describeOrigin,
  isPlaceRule,
} from '#src/reports/chapters/doshas/manglik-reasons.ts';
import { getCountsWithoutLagna, markOpenManglik } from '#src/reports/chapters/doshas/manglik-without-time.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import {
  formatElement,
  formatGraha,
  formatList,
  formatOrdinal,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { describeDignity, isYoung, listDistinctCharts } from './love-helpers.ts';

export const householdChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'love-household',
    ...content.love.loveHeadings.household,
    highlightedHouses: [2, 4, 8, 12],
    isCompact: true,
    lead: content.love.householdLead,
    leadBecause: toSentence(
      content.love.householdReasons.lead(
        getSignName(getSignOfHouse(context.chart, 4)),
        getSignName(getSignOfHouse(context.chart, 2)),
      ),
    ),
    parts: [...writeHouseParts(context), ...writeCommonParts(context)],
  }),
  withoutTime: (context) => ({
    kind: 'essay',
    id: 'love-household',
    ...content.love.loveHeadings.householdWithoutTime,
    highlightedHouses: [],
    isCompact: true,
    lead: content.love.householdLeadWithoutTime,
    leadBecause: toSentence(
      content.love.householdReasons.leadWithoutTime(getSignName(context.chart.grahas.Mercury.sign)),
    ),
    parts: writeCommonParts(context),
  }),
};

const writeCommonParts = (context: ReportContext): EssayPart[] => [
  { id: 'speech', title: content.love.lovePartTitles.words, statements: [writeSpeechStatement(context)] },
  writePromisesPart(context),
  ...writeManglikParts(context),
  writeQuestionsPart(context),
];

const writeHouseParts = (context: TimeKnownContext): EssayPart[] => [
  {
    id: 'home',
    title: content.love.lovePartTitles.roof,
    statements: [writeHomeStatement(context), writeFamilyStatement(context)],
  },
  {
    id: 'trust',
    title: content.love.lovePartTitles.trust,
    statements: [writeTrustStatement(context), writeRestStatement(context)],
  },
];

function writeHomeStatement(context: ReportContext): Statement {
  const sign = getSignOfHouse(context.chart, 4);
  const because = content.love.householdReasons.home(getSignName(sign));
  return createStatement(
    context,
    content.love.fourthSignTexts[sign - 1]!,
    because,
    ['lagna.sign', 'lord.4'],
    content.love.loveSources.houses,
  );
}

function writeFamilyStatement(context: ReportContext): Statement {
  const lord = getHouseLord(context.chart, 2) as ClassicalGraha;
  const because = content.love.householdReasons.family(formatGraha(lord));
  return createStatement(
    context,
    content.love.secondLordTexts[lord],
    because,
    ['lord.2'],
    content.love.loveSources.houses,
  );
}

function writeTrustStatement(context: ReportContext): Statement {
  const sign = getSignOfHouse(context.chart, 8);
  const because = content.love.householdReasons.trust(getSignName(sign), formatElement(getElement(sign)));
  return createStatement(context, content.love.eighthElementTexts[getElement(sign)], because, ['lagna.sign']);
}

function writeRestStatement(context: ReportContext): Statement {
  const sign = getSignOfHouse(context.chart, 12);
  const because = content.love.householdReasons.rest(getSignName(sign), formatElement(getElement(sign)));
  return createStatement(context, content.love.twelfthElementTexts[getElement(sign)], because, [
    'lagna.sign',
  ]);
}

function writeSpeechStatement(context: ReportContext): Statement {
  const { chart } = context;
  const { sign } = chart.grahas.Mercury;
  const because = content.love.affectionReasons.inSign(
    formatGraha('Mercury'),
    getSignName(sign),
    describeDignity(chart, 'Mercury'),
  );
  return createStatement(context, content.love.mercurySignTexts[sign - 1]!, because, [
    'Mercury.sign',
    'Mercury.dignity',
  ]);
}

/** Left out if the verdict depends on the unknown birth time. */
function writeManglikParts(context: ReportContext): EssayPart[] {
  if (listDistinctCharts(context, (chart) => judgeManglik(chart).verdict).length > 1) return [];
  const manglik = judgeManglik(context.chart);
  const citedRule = findCitedRule(manglik);
  const citedReason = citedRule ? describeCancellation(context.chart, citedRule) : undefined;
  const keys = [...new Set([...manglik.counts.flatMap(({ keys }) => keys), ...(citedReason?.keys ?? [])])];
  const verdictStatement = createStatement(
    context,
    context.isTimeKnown
      ? chooseManglikText(manglik)
      : content.love.manglikInMarriageWithoutTime[getCountsWithoutLagna(manglik)],
    writeManglikReason(context.chart, manglik, citedRule),
    [...keys, readManglikReason],
    content.love.manglikInMarriageReasons.source,
  );
  const timeNote = context.isTimeKnown
    ? []
    : [
        createStatement(
          context,
          content.love.manglikUntimed,
          content.love.manglikInMarriageReasons.timeUnknown,
          ['given.timeKind'],
        ),
      ];
  return [
    {
      id: 'manglik',
      title: content.love.lovePartTitles.manglik,
      statements: [markOpenManglik(context, verdictStatement), ...timeNote],
    },
  ];
}

/** With the marks of grahas that are exalted, debilitated or combust. */
function readManglikReason({ chart }: ReportContext): string {
  const manglik = judgeManglik(chart);
  return writeManglikReason(chart, manglik, findCitedRule(manglik));
}

/** The first rule that cancels or softens the dosha. */
function findCitedRule({ verdict, cancellations }: Manglik): Cancellation | undefined {
  const effect = verdict === 'cancelled' ? 'cancels' : 'softens';
  if (verdict !== 'cancelled' && verdict !== 'mild') return undefined;
  return cancellations.find((rule) => rule.applies && rule.effect === effect);
}

/** A dosha counted only from the Moon or Venus weighs less than one from the lagna. */
function chooseManglikText({ verdict, counts }: Manglik): string {
  const countFromLagna = counts.find(({ origin }) => origin === 'lagna');
  const isMinor = verdict === 'cancelled' && countFromLagna?.applies === false;
  return content.love.manglikInMarriage[isMinor ? 'cancelledAside' : verdict];
}

function writeManglikReason(chart: Chart, manglik: Manglik, citedRule: Cancellation | undefined): string {
  const reasons = content.love.manglikInMarriageReasons;
  const { verdict } = manglik;
  const counts = reasons.counts(listMarsPlaces(chart, manglik));
  if (verdict === 'none') return reasons.none(counts);
  if (verdict === 'present') return reasons.full(counts);
  if (!citedRule) return reasons.little(counts);
  const writeReason = verdict === 'cancelled' ? reasons.cancelled : reasons.lighter;
  return writeReason(
    counts,
    isPlaceRule(citedRule)
      ? content.doshas.cancellationsBySign.besideRule(getSignName(chart.grahas.Mars.sign))
      : describeCancellation(chart, citedRule).because,
    content.doshas.manglikRules[citedRule.key]!.name,
  );
}

const listMarsPlaces = (chart: Chart, { counts }: Manglik): string =>
  formatList(
    counts.map(({ house, origin }) =>
      content.doshas.marsPlaceReasons.place(formatOrdinal(house), describeOrigin(chart, origin)),
    ),
  );

const writePromisesPart = (context: ReportContext): EssayPart => ({
  id: 'promises',
  title: content.love.lovePartTitles.promises,
  statements: [writeForgivenessStatement(context), writePromiseKeepingStatement(context)],
});

function writeQuestionsIntro(context: ReportContext): { intro?: string } {
  if (isReadAsMarried(context)) return { intro: content.love.askIntroForMarried };
  return isYoung(context) ? { intro: content.love.askIntroForYoung } : {};
}

const writeQuestionsPart = (context: ReportContext): EssayPart => ({
  id: 'questions',
  title: content.love.lovePartTitles.ask,
  ...writeQuestionsIntro(context),
  statements: writeQuestionStatements(context),
});

function writeForgivenessStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Jupiter;
  const because = content.love.householdReasons.forgiveness(
    getSignName(sign),
    describeDignity(context.chart, 'Jupiter'),
  );
  const keys = ['Jupiter.sign', 'Jupiter.dignity'];
  return createStatement(
    context,
    content.love.jupiterSignInLove[sign - 1]!,
    because,
    keys,
    content.love.loveSources.jupiterSign,
  );
}

function writePromiseKeepingStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Saturn;
  const because = content.love.householdReasons.promise(
    getSignName(sign),
    describeDignity(context.chart, 'Saturn'),
  );
  const keys = ['Saturn.sign', 'Saturn.dignity'];
  return createStatement(
    context,
    content.love.saturnSignInLove[sign - 1]!,
    because,
    keys,
    content.love.loveSources.saturnSign,
  );
}

function writeQuestionStatements(context: ReportContext): Statement[] {
  const { grahas } = context.chart;
  const [moonSign, venusSign, marsSign] = [grahas.Moon.sign, grahas.Venus.sign, grahas.Mars.sign];
  const isMoonSignKnown =
    context.isTimeKnown || listDistinctCharts(context, ({ grahas }) => grahas.Moon.sign).length === 1;
  const moonReason = content.love.householdReasons.moonQuestion(
    getSignName(moonSign),
    formatElement(getElement(moonSign)),
  );
  const venusReason = content.love.householdReasons.venusQuestion(
    getSignName(venusSign),
    formatElement(getElement(venusSign)),
  );
  const marsReason = content.love.householdReasons.marsQuestion(
    getSignName(marsSign),
    formatElement(getElement(marsSign)),
  );
  return [
    ...(isMoonSignKnown
      ? [
          createStatement(context, content.love.questionByMoonElement[getElement(moonSign)], moonReason, [
            'Moon.sign',
          ]),
        ]
      : []),
    createStatement(context, content.love.questionByVenusElement[getElement(venusSign)], venusReason, [
      'Venus.sign',
    ]),
    createStatement(context, content.love.questionByMarsElement[getElement(marsSign)], marsReason, [
      'Mars.sign',
    ]),
  ];
}
