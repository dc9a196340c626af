/** Work from the tenth sign from the Moon, which the classical texts allow when the lagna is unknown. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { countSigns } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { getWeaknessKey, classifyHouse } from '#src/reports/chapters/career/work-condition.ts';
import { findCertainKarmajivaLord } from './significators-without-time.ts';
import {
  MOON_DISTANCE_KEYS,
  listGrahasFromMoon,
  getLordFromMoon,
  createContextsInTimeOrder,
  writePartsByMoonSign,
  getSignFromMoon,
} from './counted-from-moon.ts';
import { getCareerTexts, getTimeUnknownTexts } from '#src/reports/chapters/career/career-stage.ts';

export const tenthFromMoonChapter: Chapter = {
  withoutTime: (context) => ({
    kind: 'essay',
    id: 'work-tenth-from-moon',
    ...getTimeUnknownTexts(context).timeUnknownHeadings.tenth,
    highlightedHouses: [],
    isCompact: true,
    lead: getTimeUnknownTexts(context).timeUnknownLeads.tenth,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: writePartsByMoonSign(context, writeParts),
  }),
};

function writeLeadReason(context: TimeUnknownContext): string {
  const [firstSign, secondSign] = createContextsInTimeOrder(context).map(({ chart }) =>
    getSignName(chart.grahas.Moon.sign),
  );
  return secondSign
    ? content.career.timeUnknown.tenthFromMoonReasons.leadTwoSigns(firstSign!, secondSign)
    : content.career.timeUnknown.tenthFromMoonReasons.lead(firstSign!);
}

const writeParts = (context: TimeUnknownContext): EssayPart[] =>
  [
    {
      id: 'workday',
      title: getTimeUnknownTexts(context).timeUnknownPartTitles.manner,
      statements: [writeMannerStatement(context)],
    },
    {
      id: 'occupants',
      title: content.career.timeUnknown.timeUnknownPartTitles.occupants,
      statements: writeOccupantStatements(context),
    },
    {
      id: 'lord',
      title: content.career.timeUnknown.timeUnknownPartTitles.lord,
      statements: [writeLordStatement(context)],
    },
    {
      id: 'livelihood',
      title: content.career.timeUnknown.timeUnknownPartTitles.livelihood,
      statements: writeLivelihoodStatements(context),
    },
  ].filter(({ statements }) => statements.length > 0);

function writeMannerStatement(context: TimeUnknownContext): Statement {
  const { chart } = context;
  const sign = getSignFromMoon(chart, 10);
  const because = content.career.timeUnknown.tenthFromMoonReasons.sign(
    getSignName(chart.grahas.Moon.sign),
    getSignName(sign),
  );
  return createStatement(
    context,
    getCareerTexts(context).tenthSignWorkday[sign - 1]!,
    because,
    ['Moon.sign'],
    content.career.careerSources.fromMoon,
  );
}

function writeOccupantStatements(context: TimeUnknownContext): Statement[] {
  const occupants = listGrahasFromMoon(context.chart, 10);
  if (occupants.length === 0) return [writeEmptySignStatement(context)];
  return [
    ...occupants.map((graha) => writeOccupantStatement(context, graha)),
    ...occupants
      .filter((graha) => isClassicalGraha(graha) && graha !== 'Moon')
      .slice(0, 1)
      .map((graha) => writeLivelihoodVerseStatement(context, graha)),
  ];
}

function writeOccupantStatement(context: TimeUnknownContext, graha: Graha): Statement {
  const because = content.career.timeUnknown.tenthFromMoonReasons.occupant(
    formatGraha(graha),
    describeCondition(context.chart, graha),
  );
  const keys = [`${graha}.from.Moon`, ...listConditionKeys(context.chart, graha)];
  return createStatement(
    context,
    getCareerTexts(context).tenthOccupant[graha][getWeaknessKey(context.chart, graha)],
    because,
    keys,
    content.career.careerSources.fromMoon,
  );
}

function writeLivelihoodVerseStatement(
  context: TimeUnknownContext,
  graha: Exclude<ClassicalGraha, 'Moon'>,
): Statement {
  const sign = getSignName(context.chart.grahas[graha].sign);
  const because = content.career.timeUnknown.tenthFromMoonReasons.verse(formatGraha(graha), sign);
  return createStatement(
    context,
    content.career.timeUnknown.livelihoodByGraha[graha],
    because,
    [`${graha}.from.Moon`],
    content.career.careerSources.means,
  );
}

function writeEmptySignStatement(context: TimeUnknownContext): Statement {
  const lord = getLordFromMoon(context.chart, 10);
  const sign = getSignName(getSignFromMoon(context.chart, 10));
  const because = content.career.timeUnknown.tenthFromMoonReasons.empty(
    sign,
    getSignName(context.chart.grahas.Moon.sign),
    formatGraha(lord),
  );
  return createStatement(
    context,
    getCareerTexts(context).emptyTenth[lord as ClassicalGraha],
    because,
    MOON_DISTANCE_KEYS,
    content.career.careerSources.fromMoon,
  );
}

function writeLordStatement(context: TimeUnknownContext): Statement {
  const { chart } = context;
  const lord = getLordFromMoon(chart, 10);
  const count = countSigns(chart, 'Moon', lord);
  const because = content.career.timeUnknown.tenthFromMoonReasons.lord(
    formatGraha(lord),
    describePlace(lord, count),
    describeCondition(chart, lord),
  );
  return createStatement(
    context,
    getCareerTexts(context).tenthLordTexts[classifyHouse(count)][getCondition(chart, lord)],
    because,
    [`${lord}.from.Moon`, ...listConditionKeys(chart, lord)],
    content.career.careerSources.fromMoon,
  );
}

function describePlace(lord: Graha, count: number): string {
  const { moon, withMoon, distance } = content.career.timeUnknown.tenthFromMoonReasons.lordPlaces;
  if (lord === 'Moon') return moon;
  return count === 1 ? withMoon : distance(count);
}

/** Only if the lord stays in one navamsha all day. */
function writeLivelihoodStatements(context: TimeUnknownContext): Statement[] {
  const graha = findCertainKarmajivaLord(context);
  if (!graha) return [];
  const lord = getLordFromMoon(context.chart, 10);
  const navamsha = getSignName(context.chart.grahas[lord].navamsaSign);
  const because = content.career.timeUnknown.tenthFromMoonReasons.livelihood(
    formatGraha(lord),
    getSignName(context.chart.grahas.Moon.sign),
    navamsha,
    formatGraha(graha),
  );
  const keys = ['Moon.sign', `${lord}.navamsa`];
  return [
    createStatement(
      context,
      getCareerTexts(context).livelihoodTexts[graha as ClassicalGraha],
      because,
      keys,
      content.career.careerSources.livelihood,
    ),
  ];
}
