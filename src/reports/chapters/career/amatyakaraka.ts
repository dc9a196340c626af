/** The amatyakaraka: who it is, what it works with, where it sits, how it gets on with the king. */
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import { computeCharaKarakas } from '#src/astrology/karakas.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  careerHeadings,
  careerLeads,
  careerPartTitles,
} from '#src/reports/content/en/career/career-headings.ts';
import {
  amatyakarakaTexts,
  amatyakarakaToAtmakaraka,
  amatyakarakaByElement,
  amatyakarakaByHouse,
  type AmatyakarakaGraha,
} from '#src/reports/content/en/career/amatyakaraka.ts';
import { careerSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatDegrees, formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { getAtmakaraka, getAmatyakaraka } from './significators.ts';
import { getElement } from './work-condition.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

/** Without an hour it is told only where both ends of the day name the same king and minister. */
export const amatyakarakaChapter: Chapter = {
  isIncluded: ({ day, chart }) =>
    !day ||
    (['AK', 'AmK'] as const).every((office) => {
      const [early, late] = [day.earliest, day.latest].map((sky) =>
        computeCharaKarakas(sky, chart.settings.karakas),
      );
      return early![office] === late![office];
    }),
  write: (context) => ({
    kind: 'essay',
    id: 'work-minister',
    ...careerHeadings.amatyakaraka,
    highlightedHouses: context.day ? [] : [getHouse(context.chart, getAmatyakaraka(context.chart))],
    compact: true,
    lead: careerLeads.minister,
    leadBecause: toSentence(`your atmakaraka, the king, is ${formatGraha(getAtmakaraka(context.chart))}`),
    parts: writeParts(context),
  }),
};

function writeParts(context: ReportContext): Part[] {
  const who = [
    writeGrahaStatement(context),
    writeElementStatement(context),
    ...writeHouseStatements(context),
  ];
  return [
    { id: 'who', title: careerPartTitles.minister, statements: who },
    { id: 'court', title: careerPartTitles.court, statements: [writeAtmakarakaStatement(context)] },
  ];
}

function writeGrahaStatement(context: ReportContext): Statement {
  const { chart, day } = context;
  const graha = getAmatyakaraka(chart) as AmatyakarakaGraha;
  const { degreeInSign, sign } = chart.grahas[graha];
  const because = day
    ? `${formatGraha(graha)} was second in degrees at every hour of that day`
    : `${formatGraha(graha)}, at ${formatDegrees(degreeInSign)} of ${signName(sign)}, is second in degrees only to ${formatGraha(getAtmakaraka(chart))}`;
  return createStatement(
    context,
    amatyakarakaTexts[graha],
    because,
    ['karaka.AmK'],
    careerSources.amatyakaraka,
  );
}

function writeElementStatement(context: ReportContext): Statement {
  const graha = getAmatyakaraka(context.chart) as AmatyakarakaGraha;
  const { sign } = context.chart.grahas[graha];
  const element = getElement(sign);
  const because = `${signName(sign)}, the sign of the minister, is one of ${element}`;
  return createStatement(context, amatyakarakaByElement[graha][element], because, [
    'karaka.AmK',
    `${graha}.sign`,
  ]);
}

function writeHouseStatements(context: ReportContext): Statement[] {
  if (context.day) return [];
  const graha = getAmatyakaraka(context.chart);
  const house = getHouse(context.chart, graha);
  const because = `the minister, ${formatGraha(graha)}, sits in your ${formatOrdinal(house)} house`;
  return [
    createStatement(
      context,
      amatyakarakaByHouse[house - 1]!,
      because,
      ['karaka.AmK', `${graha}.house`],
      careerSources.karakas,
    ),
  ];
}

function writeAtmakarakaStatement(context: ReportContext): Statement {
  const [king, graha] = [getAtmakaraka(context.chart), getAmatyakaraka(context.chart)];
  const count = countSigns(context.chart, king, graha);
  const because =
    count === 1
      ? `${formatGraha(king)} and ${formatGraha(graha)} are in one sign`
      : `from ${formatGraha(king)}, the king, ${formatGraha(graha)} is in the ${formatOrdinal(count)} sign`;
  return createStatement(context, amatyakarakaToAtmakaraka[classifyRelation(count)], because, [
    'karaka.AK',
    'karaka.AmK',
    `${graha}.from.${king}`,
  ]);
}

export function classifyRelation(count: number): keyof typeof amatyakarakaToAtmakaraka {
  if (count === 1) return 'together';
  if ([4, 5, 7, 9, 10].includes(count)) return 'helping';
  return count === 6 || count === 8 ? 'strained' : 'neighbourly';
}
