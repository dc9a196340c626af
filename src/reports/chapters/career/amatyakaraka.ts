/**
 * The amatyakaraka: which graha it is, its element and house, and its relation to the atmakaraka. The texts call the
 * atmakaraka king and the amatyakaraka minister.
 */
import { content } from '#src/reports/content/content.ts';
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { AmatyakarakaGraha } from '#src/reports/content/en/career/amatyakaraka.ts';
import {
  listHousesOfGrahas,
  type ReportContext,
  type TimeKnownContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { getCareerTexts } from './career-stage.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatElement, formatDegrees, formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getAtmakaraka, getAmatyakaraka, hasSameKarakasAllDay } from './significators.ts';

export const amatyakarakaChapter: Chapter = {
  withTime: (context) => ({
    ...buildCommonFields(context),
    highlightedHouses: listHousesOfGrahas(context, getAmatyakaraka(context.chart)),
    parts: writeParts(context, [writeGrahaStatement(context), writeHouseStatement(context)]),
  }),
  withoutTime: (context) =>
    hasSameKarakasAllDay(context.dayRange)
      ? {
          ...buildCommonFields(context),
          parts: writeParts(context, [writeGrahaStatementWithoutTime(context)]),
        }
      : null,
};

const buildCommonFields = (context: ReportContext) =>
  ({
    kind: 'essay',
    id: 'work-amatyakaraka',
    ...getCareerTexts(context).careerHeadings.amatyakaraka,
    highlightedHouses: [] as number[],
    isCompact: true,
    lead: content.career.careerLeads.amatyakaraka,
    leadBecause: toSentence(
      content.career.amatyakarakaReasons.lead(formatGraha(getAtmakaraka(context.chart))),
    ),
  }) as const;

function writeParts(
  context: ReportContext,
  [grahaStatement, ...otherStatements]: readonly Statement[],
): EssayPart[] {
  const { amatyakaraka, relationToAtmakaraka } = content.career.careerPartTitles;
  return [
    {
      id: 'graha',
      title: amatyakaraka,
      statements: [grahaStatement!, writeElementStatement(context), ...otherStatements],
    },
    { id: 'relation', title: relationToAtmakaraka, statements: [writeAtmakarakaStatement(context)] },
  ];
}

function writeGrahaStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const graha = getAmatyakaraka(chart) as AmatyakarakaGraha;
  const { degreeInSign, sign } = chart.grahas[graha];
  const because = content.career.amatyakarakaReasons.graha(
    formatGraha(graha),
    formatDegrees(degreeInSign),
    getSignName(sign),
    formatGraha(getAtmakaraka(chart)),
  );
  return createGrahaStatement(context, graha, because);
}

function writeGrahaStatementWithoutTime(context: TimeUnknownContext): Statement {
  const graha = getAmatyakaraka(context.chart) as AmatyakarakaGraha;
  return createGrahaStatement(
    context,
    graha,
    content.career.amatyakarakaReasons.withoutTime(formatGraha(graha)),
  );
}

const createGrahaStatement = (context: ReportContext, graha: AmatyakarakaGraha, because: string): Statement =>
  createStatement(
    context,
    getCareerTexts(context).amatyakarakaTexts[graha],
    because,
    ['karaka.AmK'],
    content.career.careerSources.amatyakaraka,
  );

function writeElementStatement(context: ReportContext): Statement {
  const graha = getAmatyakaraka(context.chart) as AmatyakarakaGraha;
  const { sign } = context.chart.grahas[graha];
  const element = getElement(sign);
  const because = content.career.amatyakarakaReasons.element(getSignName(sign), formatElement(element));
  return createStatement(context, getCareerTexts(context).amatyakarakaByElement[graha][element], because, [
    'karaka.AmK',
    `${graha}.sign`,
  ]);
}

function writeHouseStatement(context: TimeKnownContext): Statement {
  const graha = getAmatyakaraka(context.chart);
  const house = getHouse(context.chart, graha);
  const because = content.career.amatyakarakaReasons.house(formatGraha(graha), house);
  return createStatement(
    context,
    getCareerTexts(context).amatyakarakaByHouse[house - 1]!,
    because,
    ['karaka.AmK', `${graha}.house`],
    content.career.careerSources.karakas,
  );
}

function writeAtmakarakaStatement(context: ReportContext): Statement {
  const [atmakaraka, graha] = [getAtmakaraka(context.chart), getAmatyakaraka(context.chart)];
  const count = countSigns(context.chart, atmakaraka, graha);
  const because =
    count === 1
      ? content.career.amatyakarakaReasons.together(formatGraha(atmakaraka), formatGraha(graha))
      : content.career.amatyakarakaReasons.distance(formatGraha(atmakaraka), formatGraha(graha), count);
  return createStatement(
    context,
    getCareerTexts(context).amatyakarakaToAtmakaraka[classifyRelation(count)],
    because,
    ['karaka.AK', 'karaka.AmK', `${graha}.from.${atmakaraka}`],
  );
}

/**
 * The angles and trines of the first graha help the second; the sixth and eighth sign (shadashtaka) are adverse.
 * @param count signs from the first graha to the second, both included
 */
export function classifyRelation(count: number): keyof typeof content.career.amatyakarakaToAtmakaraka {
  if (count === 1) return 'together';
  if ([4, 5, 7, 9, 10].includes(count)) return 'helping';
  return count === 6 || count === 8 ? 'strained' : 'neighbourly';
}
