/** The seventh house: the partner, where the two meet, and the way from love to partnership. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, hasAspect, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatHouse, getSeventhLord, isYoung } from './love-helpers.ts';
import { writeNavamsaParts } from './navamsha.ts';

export const partnerChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'love-partner',
    ...content.love.loveHeadings.partner,
    highlightedHouses: [5, 7],
    lead: content.love.partnerLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [
      {
        id: 'seventh',
        title: content.love.lovePartTitles.seventh,
        ...(isYoung(context) ? { intro: content.love.partnerIntroForYoung } : {}),
        statements: [
          writeSignStatement(context),
          ...writeOccupantStatements(context),
          ...writeAspectStatements(context),
        ],
      },
      {
        id: 'lord',
        title: content.love.lovePartTitles[isReadAsMarried(context) ? 'lordForMarried' : 'lord'],
        statements: writeLordStatements(context),
      },
      { id: 'link', title: content.love.lovePartTitles.path, statements: [writeLinkStatement(context)] },
      ...writeNavamsaParts(context),
      ...writeStatusParts(context),
    ],
  }),
};

function writeLeadReason({ chart }: TimeKnownContext): string {
  return content.love.partnerReasons.lead(
    getSignName(getSignOfHouse(chart, 7)),
    getSignName(chart.lagna.sign),
  );
}

function writeSignStatement(context: TimeKnownContext): Statement {
  const sign = getSignOfHouse(context.chart, 7);
  const because = content.love.partnerReasons.sign(getSignName(sign));
  return createStatement(
    context,
    content.love.seventhSignTexts[sign - 1]!,
    because,
    ['lagna.sign', 'lord.7'],
    content.love.loveSources.seventh,
  );
}

function writeOccupantStatements(context: TimeKnownContext): Statement[] {
  const occupants = listOccupants(context.chart, 7);
  if (occupants.length === 0)
    return [
      createStatement(context, content.love.emptySeventh, content.love.partnerReasons.empty, ['house.7']),
    ];
  return occupants.map((graha) => writeOccupantStatement(context, graha));
}

function writeOccupantStatement(context: TimeKnownContext, graha: Graha): Statement {
  const { chart } = context;
  return createStatement(
    context,
    content.love.seventhOccupants[graha][getCondition(chart, graha)],
    content.love.partnerReasons.occupant(formatGraha(graha), describeCondition(chart, graha)),
    [`${graha}.house`, ...listConditionKeys(chart, graha)],
    content.love.loveSources.occupants,
  );
}

const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars'] as const;

function writeAspectStatements(context: TimeKnownContext): Statement[] {
  const { chart } = context;
  return ASPECTING_GRAHAS.filter((graha) => hasAspect(chart, graha, 7)).map((graha) => {
    const because = content.love.partnerReasons.aspect(formatGraha(graha), formatHouse(chart, graha));
    return createStatement(
      context,
      content.love.seventhAspected[graha],
      because,
      [`${graha}.aspects.7`],
      content.common.sources.aspect,
    );
  });
}

function writeLordStatements(context: TimeKnownContext): Statement[] {
  const { chart } = context;
  const lord = getSeventhLord(chart);
  const house = getHouse(chart, lord);
  const houseReason = content.love.partnerReasons.lordPlace(formatGraha(lord), formatOrdinal(house));
  const lordKeys = ['lord.7', `${lord}.house`];
  return [
    createStatement(
      context,
      content.love.meetingPlaceByHouse[house - 1]!,
      houseReason,
      lordKeys,
      content.love.loveSources.seventhLord,
    ),
    createStatement(
      context,
      content.love.seventhLordCondition[getCondition(chart, lord, 7)],
      content.love.partnerReasons.lordCondition(formatGraha(lord), describeCondition(chart, lord, 7)),
      ['lord.7', ...listConditionKeys(chart, lord, 7)],
    ),
  ];
}

type HouseLink = keyof typeof content.love.fifthToSeventh;

/** The strongest link between the houses of love and of partnership. */
function classifyLink(chart: Chart): HouseLink {
  const [loveHouse, partnershipHouse] = [
    getHouse(chart, getHouseLord(chart, 5)),
    getHouse(chart, getHouseLord(chart, 7)),
  ];
  if (loveHouse === 7 && partnershipHouse === 5) return 'exchange';
  if (loveHouse === partnershipHouse) return 'together';
  if (loveHouse === 7) return 'fifthInSeventh';
  if (partnershipHouse === 5) return 'seventhInFifth';
  if (Math.abs(loveHouse - partnershipHouse) === 6) return 'facing';
  return [5, 7].includes(getHouse(chart, 'Venus')) ? 'byVenus' : 'apart';
}

function writeLinkStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const [loveLord, partnershipLord] = [getHouseLord(chart, 5), getHouseLord(chart, 7)];
  const link = classifyLink(chart);
  const placesOfLords = content.love.partnerReasons.link(
    formatGraha(loveLord),
    formatHouse(chart, loveLord),
    formatGraha(partnershipLord),
    formatHouse(chart, partnershipLord),
  );
  const isByVenus = link === 'byVenus';
  const because = isByVenus
    ? content.love.partnerReasons.linkByVenus(placesOfLords, formatHouse(chart, 'Venus'))
    : placesOfLords;
  const keys = [
    'lord.5',
    'lord.7',
    `${loveLord}.house`,
    `${partnershipLord}.house`,
    ...(isByVenus ? ['Venus.house'] : []),
  ];
  return createStatement(
    context,
    content.love.fifthToSeventh[link],
    because,
    keys,
    content.love.loveSources.link,
  );
}

const writeStatusParts = (context: ReportContext): EssayPart[] =>
  isYoung(context)
    ? []
    : [
        {
          id: 'status',
          title: content.love.lovePartTitles.status,
          intro: content.love.statusIntro,
          statements: writeStatusStatements(context),
        },
      ];

function writeStatusStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const [lagnaLord, seventhLord] = [getHouseLord(chart, 1) as ClassicalGraha, getSeventhLord(chart)];
  const couplesReason = content.love.partnerReasons.couples(formatGraha(seventhLord));
  const singlesReason = content.love.partnerReasons.singles(formatGraha(lagnaLord));
  return [
    createStatement(context, content.love.couplesBySeventhLord[seventhLord], couplesReason, ['lord.7']),
    createStatement(context, content.love.singlesByLagnaLord[lagnaLord], singlesReason, ['lord.1']),
  ];
}
