/** The partner by the seventh sign from the Moon, for an unknown birth time. */
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
import {
  emptySeventhFromMoon,
  partnerFromMoonHeadings,
  partnerFromMoonLead,
  partnerFromMoonReasons,
  partnerFromMoonSign,
  partnerFromMoonSource,
  partnerFromMoonTitles,
} from '#src/reports/content/en/love/partner-from-moon.ts';
import {
  couplesBySeventhLord,
  meetingPlaceByHouse,
  seventhLordCondition,
} from '#src/reports/content/en/love/seventh-lord-in-love.ts';
import { seventhOccupants } from '#src/reports/content/en/love/seventh-occupants.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
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
    ...partnerFromMoonHeadings,
    highlightedHouses: [],
    isCompact: true,
    lead: partnerFromMoonLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: writePartsByMoonSign(context, writeParts),
  }),
};

const writeLeadReason = (context: TimeUnknownContext): string =>
  formatList(
    createContextsInTimeOrder(context).map(({ chart }) =>
      partnerFromMoonReasons.pair(
        getSignName(chart.grahas.Moon.sign),
        getSignName(getSignFromMoon(chart, 7)),
      ),
    ),
  );

const writeParts = (context: TimeUnknownContext): EssayPart[] => [
  { id: 'nature', title: partnerFromMoonTitles.nature, statements: [writeSignStatement(context)] },
  {
    id: 'occupants',
    title: partnerFromMoonTitles.occupants,
    statements: writeOccupantStatements(context),
  },
  { id: 'lord', title: partnerFromMoonTitles.lord, statements: writeLordStatements(context) },
];

function writeSignStatement(context: TimeUnknownContext): Statement {
  const { chart } = context;
  const sign = getSignFromMoon(chart, 7);
  const because = partnerFromMoonReasons.sign(getSignName(chart.grahas.Moon.sign), getSignName(sign));
  return createStatement(
    context,
    partnerFromMoonSign[sign - 1]!,
    because,
    ['Moon.sign'],
    partnerFromMoonSource,
  );
}

function writeOccupantStatements(context: TimeUnknownContext): Statement[] {
  const { chart } = context;
  const occupants = listGrahasFromMoon(chart, 7);
  if (occupants.length > 0) return occupants.map((graha) => writeOccupantStatement(context, graha));
  const because = partnerFromMoonReasons.empty(
    getSignName(getSignFromMoon(chart, 7)),
    getSignName(chart.grahas.Moon.sign),
  );
  return [createStatement(context, emptySeventhFromMoon, because, MOON_DISTANCE_KEYS)];
}

function writeOccupantStatement(context: TimeUnknownContext, graha: Graha): Statement {
  const { chart } = context;
  return createStatement(
    context,
    seventhOccupants[graha][getCondition(chart, graha)],
    partnerFromMoonReasons.occupant(formatGraha(graha), describeCondition(chart, graha)),
    [`${graha}.from.Moon`, ...listConditionKeys(chart, graha)],
    partnerFromMoonSource,
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
      meetingPlaceByHouse[count - 1]!,
      partnerFromMoonReasons.lordPlace(formatGraha(lord), sign, moonSign, formatOrdinal(count)),
      ['Moon.sign', `${lord}.from.Moon`],
      partnerFromMoonSource,
    ),
    createStatement(
      context,
      seventhLordCondition[getCondition(chart, lord)],
      partnerFromMoonReasons.lordCondition(formatGraha(lord), moonSign, describeCondition(chart, lord)),
      conditionKeys,
    ),
    createStatement(
      context,
      couplesBySeventhLord[lord],
      partnerFromMoonReasons.couples(formatGraha(lord), moonSign),
      ['Moon.sign'],
    ),
  ];
}
