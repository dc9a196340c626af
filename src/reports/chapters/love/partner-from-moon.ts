/** The partner by the seventh sign from the Moon, for an unknown birth time. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import {
  createContextsInTimeOrder,
  getLordFromMoon,
  getSignFromMoon,
  listGrahasFromMoon,
  MOON_DISTANCE_KEYS,
  writePartsByMoonSign,
} from '#src/reports/chapters/career/time-unknown/counted-from-moon.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';

export const partnerFromMoonChapter: Chapter = {
  withoutTime: (context) => ({
    kind: 'essay',
    id: 'love-partner-from-moon',
    ...content.love.partnerFromMoonHeadings,
    highlightedHouses: [],
    isCompact: true,
    lead: content.love.partnerFromMoonLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: writePartsByMoonSign(context, writeParts),
  }),
};

const writeLeadReason = (context: TimeUnknownContext): string =>
  formatList(
    createContextsInTimeOrder(context).map(({ chart }) =>
      content.love.partnerFromMoonReasons.pair(
        getSignName(chart.grahas.Moon.sign),
        getSignName(getSignFromMoon(chart, 7)),
      ),
    ),
  );

const writeParts = (context: TimeUnknownContext): EssayPart[] => [
  {
    id: 'nature',
    title: content.love.partnerFromMoonTitles.nature,
    statements: [writeSignStatement(context)],
  },
  {
    id: 'occupants',
    title: content.love.partnerFromMoonTitles.occupants,
    statements: writeOccupantStatements(context),
  },
  {
    id: 'lord',
    title: content.love.partnerFromMoonTitles[isReadAsMarried(context) ? 'lordForMarried' : 'lord'],
    statements: writeLordStatements(context),
  },
];

function writeSignStatement(context: TimeUnknownContext): Statement {
  const { chart } = context;
  const sign = getSignFromMoon(chart, 7);
  const because = content.love.partnerFromMoonReasons.sign(
    getSignName(chart.grahas.Moon.sign),
    getSignName(sign),
  );
  return createStatement(
    context,
    content.love.partnerFromMoonSign[sign - 1]!,
    because,
    ['Moon.sign'],
    content.love.partnerFromMoonSource,
  );
}

function writeOccupantStatements(context: TimeUnknownContext): Statement[] {
  const { chart } = context;
  const occupants = listGrahasFromMoon(chart, 7);
  if (occupants.length > 0) return occupants.map((graha) => writeOccupantStatement(context, graha));
  const because = content.love.partnerFromMoonReasons.empty(
    getSignName(getSignFromMoon(chart, 7)),
    getSignName(chart.grahas.Moon.sign),
  );
  return [createStatement(context, content.love.emptySeventhFromMoon, because, MOON_DISTANCE_KEYS)];
}

function writeOccupantStatement(context: TimeUnknownContext, graha: Graha): Statement {
  const { chart } = context;
  return createStatement(
    context,
    content.love.seventhOccupants[graha][getCondition(chart, graha)],
    content.love.partnerFromMoonReasons.occupant(formatGraha(graha), describeCondition(chart, graha)),
    [`${graha}.from.Moon`, ...listConditionKeys(chart, graha)],
    content.love.partnerFromMoonSource,
  );
}

function writeLordStatements(context: TimeUnknownContext): Statement[] {
  const { chart } = context;
  const lord = getLordFromMoon(chart, 7) as ClassicalGraha;
  const count = countSigns(chart, 'Moon', lord);
  const [sign, moonSign] = [getSignName(getSignFromMoon(chart, 7)), getSignName(chart.grahas.Moon.sign)];
  const conditionKeys = ['Moon.sign', ...listConditionKeys(chart, lord)];
  return [
    createStatement(
      context,
      content.love.meetingPlaceByHouse[count - 1]!,
      content.love.partnerFromMoonReasons.lordPlace(formatGraha(lord), sign, moonSign, formatOrdinal(count)),
      ['Moon.sign', `${lord}.from.Moon`],
      content.love.partnerFromMoonSource,
    ),
    createStatement(
      context,
      content.love.seventhLordCondition[getCondition(chart, lord)],
      content.love.partnerFromMoonReasons.lordCondition(
        formatGraha(lord),
        moonSign,
        describeCondition(chart, lord),
      ),
      conditionKeys,
    ),
    createStatement(
      context,
      content.love.couplesBySeventhLord[lord],
      content.love.partnerFromMoonReasons.couples(formatGraha(lord), moonSign),
      ['Moon.sign'],
    ),
  ];
}
