/** The amatyakaraka: who it is, what it works with, where it sits, how it gets on with the king. */
import { houseOf, signsFrom } from '#src/astrology/houses.ts';
import { charaKarakas } from '#src/astrology/karakas.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { workHeadings, workLeads, workParts } from '#src/reports/content/en/career/career-headings.ts';
import {
  minister,
  ministerAndKing,
  ministerElement,
  ministerHouse,
  type Minister,
} from '#src/reports/content/en/career/amatyakaraka.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatDegrees, grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import { getAtmakaraka, getAmatyakaraka } from './significators.ts';
import { getElement } from './work-condition.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

/** Without an hour it is told only where both ends of the day name the same king and minister. */
export const amatyakarakaChapter: Chapter = {
  isIncluded: ({ day, chart }) =>
    !day ||
    (['AK', 'AmK'] as const).every((office) => {
      const [early, late] = [day.earliest, day.latest].map((sky) =>
        charaKarakas(sky, chart.settings.karakas),
      );
      return early![office] === late![office];
    }),
  write: (context) => ({
    kind: 'essay',
    id: 'work-minister',
    ...workHeadings.minister,
    highlightedHouses: context.day ? [] : [houseOf(context.chart, getAmatyakaraka(context.chart))],
    compact: true,
    lead: workLeads.minister,
    leadBecause: toSentence(`your atmakaraka, the king, is ${grahaName(getAtmakaraka(context.chart))}`),
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
    { id: 'who', title: workParts.minister, statements: who },
    { id: 'court', title: workParts.court, statements: [writeAtmakarakaStatement(context)] },
  ];
}

function writeGrahaStatement(context: ReportContext): Statement {
  const { chart, day } = context;
  const graha = getAmatyakaraka(chart) as Minister;
  const { degreeInSign, sign } = chart.grahas[graha];
  const because = day
    ? `${grahaName(graha)} was second in degrees at every hour of that day`
    : `${grahaName(graha)}, at ${formatDegrees(degreeInSign)} of ${signName(sign)}, is second in degrees only to ${grahaName(getAtmakaraka(chart))}`;
  return createStatement(context, minister[graha], because, ['karaka.AmK'], workSources.minister);
}

function writeElementStatement(context: ReportContext): Statement {
  const graha = getAmatyakaraka(context.chart) as Minister;
  const { sign } = context.chart.grahas[graha];
  const element = getElement(sign);
  const because = `${signName(sign)}, the sign of the minister, is one of ${element}`;
  return createStatement(context, ministerElement[graha][element], because, ['karaka.AmK', `${graha}.sign`]);
}

function writeHouseStatements(context: ReportContext): Statement[] {
  if (context.day) return [];
  const graha = getAmatyakaraka(context.chart);
  const house = houseOf(context.chart, graha);
  const because = `the minister, ${grahaName(graha)}, sits in your ${ordinal(house)} house`;
  return [
    createStatement(
      context,
      ministerHouse[house - 1]!,
      because,
      ['karaka.AmK', `${graha}.house`],
      workSources.karakas,
    ),
  ];
}

function writeAtmakarakaStatement(context: ReportContext): Statement {
  const [king, graha] = [getAtmakaraka(context.chart), getAmatyakaraka(context.chart)];
  const count = signsFrom(context.chart, king, graha);
  const because =
    count === 1
      ? `${grahaName(king)} and ${grahaName(graha)} are in one sign`
      : `from ${grahaName(king)}, the king, ${grahaName(graha)} is in the ${ordinal(count)} sign`;
  return createStatement(context, ministerAndKing[classifyRelation(count)], because, [
    'karaka.AK',
    'karaka.AmK',
    `${graha}.from.${king}`,
  ]);
}

export function classifyRelation(count: number): keyof typeof ministerAndKing {
  if (count === 1) return 'together';
  if ([4, 5, 7, 9, 10].includes(count)) return 'helping';
  return count === 6 || count === 8 ? 'strained' : 'neighbourly';
}
