/** Venus, Moon and Mars in love; if the birth time is unknown, without their houses. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord, countSigns } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { SignDistance } from '#src/reports/content/en/love/love-links.ts';
import type { Statement } from '#src/reports/contract.ts';
import { listHousesOfGrahas, withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { isYoung, listDistinctCharts, describeDignity } from './love-helpers.ts';
import { writeVenusNavamsaStatements } from './navamsha.ts';

const getTexts = (context: ReportContext) => {
  const { loveHeadings, lovePartTitles, affectionLead, affectionLeadForAdults, affectionLeadOfYoung } =
    content.love;
  return isYoung(context)
    ? {
        headings: loveHeadings.affectionOfYoung,
        lead: affectionLeadOfYoung,
        marsTitle: lovePartTitles.marsOfYoung,
      }
    : {
        headings: loveHeadings.affection,
        lead: `${affectionLead} ${affectionLeadForAdults}`,
        marsTitle: lovePartTitles.mars,
      };
};

export const affectionChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'love-affection',
    ...getTexts(context).headings,
    highlightedHouses: listHousesOfGrahas(context, ...LOVE_GRAHAS),
    lead: getTexts(context).lead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [
      { id: 'venus', title: content.love.lovePartTitles.venus, statements: writeVenusStatements(context) },
      { id: 'moon', title: content.love.lovePartTitles.moon, statements: writeMoonStatements(context) },
      { id: 'mars', title: getTexts(context).marsTitle, statements: writeMarsStatements(context) },
    ],
  }),
};

const LOVE_GRAHAS: readonly Graha[] = ['Venus', 'Moon', 'Mars'];

function writeLeadReason({ chart: { grahas }, isTimeKnown }: ReportContext): string {
  const [venus, moon, mars] = LOVE_GRAHAS.map((graha) => getSignName(grahas[graha].sign));
  const writeReason = isTimeKnown
    ? content.love.affectionReasons.lead
    : content.love.affectionReasons.leadAtNoon;
  return writeReason(venus!, moon!, mars!);
}

function writeVenusStatements(context: ReportContext): Statement[] {
  const { chart, isTimeKnown } = context;
  const { sign } = chart.grahas.Venus;
  const because = content.love.affectionReasons.inSign(
    formatGraha('Venus'),
    getSignName(sign),
    describeDignity(chart, 'Venus'),
  );
  return [
    createStatement(
      context,
      content.love.venusSignInLove[sign - 1]!,
      because,
      ['Venus.sign', 'Venus.dignity'],
      content.love.loveSources.venusSign,
    ),
    ...(isTimeKnown ? [writeVenusHouseStatement(context)] : writeVenusNavamsaStatements(context)),
    ...writeVenusMotionStatements(context),
  ];
}

function writeVenusHouseStatement(context: ReportContext): Statement {
  const house = getHouse(context.chart, 'Venus');
  const because = content.love.affectionReasons.venusHouse(formatOrdinal(house));
  return createStatement(
    context,
    content.love.venusHouseInLove[house - 1]!,
    because,
    ['Venus.house'],
    content.love.loveSources.venusHouse,
  );
}

function writeVenusMotionStatements(context: ReportContext): Statement[] {
  const { Venus } = context.chart.grahas;
  const sign = getSignName(Venus.sign);
  const retrogradeReason = content.love.affectionReasons.venusRetrograde(sign);
  const combustReason = content.love.affectionReasons.venusCombust(sign);
  return [
    ...(Venus.isRetrograde
      ? [
          createStatement(context, content.grahas.retrogradeTexts.Venus, retrogradeReason, [
            'Venus.retrograde',
          ]),
        ]
      : []),
    ...(Venus.isCombust
      ? [createStatement(context, content.grahas.combustTexts.Venus, combustReason, ['Venus.combust'])]
      : []),
  ];
}

function writeMoonStatements(context: ReportContext): Statement[] {
  const charts = listDistinctCharts(context, (chart) => chart.grahas.Moon.sign);
  return [
    ...charts.map((chart, i) => writeMoonStatement(context, chart, charts.length > 1 ? i : null)),
    ...writeMoonVenusStatements(context),
  ];
}

const getReasonsByEnd = () => [
  content.love.affectionReasons.moonEarly,
  content.love.affectionReasons.moonLate,
];

/** @param end 0 or 1 for the first or last minute of a day on which the Moon changed its sign, else null */
function writeMoonStatement(context: ReportContext, chart: Chart, end: number | null): Statement {
  const { sign } = chart.grahas.Moon;
  const writeReason = end === null ? content.love.affectionReasons.moon : getReasonsByEnd()[end]!;
  const because = writeReason(getSignName(sign), formatGraha(getSignLord(sign)));
  const text = content.love.moonSignInLove[sign - 1]!;
  return createStatement(
    withChart(context, chart),
    end === null ? text : content.love.affectionReasons.withMoonIn(getSignName(sign), toLowercaseFirst(text)),
    because,
    ['Moon.sign'],
    content.love.loveSources.moonSign,
  );
}

function writeMoonVenusStatements(context: ReportContext): Statement[] {
  const signsApart = countSignsApart(context, 'Moon', 'Venus');
  if (signsApart === null) return [];
  const because =
    signsApart === 1
      ? content.love.affectionReasons.together(formatGraha('Moon'))
      : content.love.affectionReasons.venusFrom(
          formatGraha('Moon'),
          formatOrdinal(countSigns(context.chart, 'Moon', 'Venus')),
        );
  return [createStatement(context, content.love.moonToVenus[signsApart], because, ['Venus.from.Moon'])];
}

function writeMarsStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const { sign } = chart.grahas.Mars;
  const marsReason = content.love.affectionReasons.inSign(
    formatGraha('Mars'),
    getSignName(sign),
    describeDignity(chart, 'Mars'),
  );
  const signsApart = countSignsApart(context, 'Mars', 'Venus');
  const venusReason =
    signsApart === 1
      ? content.love.affectionReasons.together(formatGraha('Mars'))
      : content.love.affectionReasons.venusFrom(
          formatGraha('Mars'),
          formatOrdinal(countSigns(chart, 'Mars', 'Venus')),
        );
  return [
    createStatement(
      context,
      content.love.marsSignInLove[sign - 1]!,
      marsReason,
      ['Mars.sign', 'Mars.dignity'],
      content.love.loveSources.marsSign,
    ),
    ...(signsApart === null
      ? []
      : [createStatement(context, content.love.marsToVenus[signsApart], venusReason, ['Venus.from.Mars'])]),
  ];
}

/** Signs from one graha to the other by the shorter way, both included (1 to 7); null if it changed on the day of birth. */
function countSignsApart(context: ReportContext, from: Graha, to: Graha): SignDistance | null {
  if (listDistinctCharts(context, (chart) => countSigns(chart, from, to)).length > 1) return null;
  const count = countSigns(context.chart, from, to);
  return Math.min(count, 14 - count) as SignDistance;
}
