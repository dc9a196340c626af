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
import { kingOf, ministerOf } from './significators.ts';
import { elementOf } from './work-condition.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

/** Without an hour it is told only where both ends of the day name the same king and minister. */
export const workMinister: Chapter = {
  isIncluded: ({ day, chart }) =>
    !day ||
    (['AK', 'AmK'] as const).every((office) => {
      const [early, late] = [day.earliest, day.latest].map((sky) =>
        charaKarakas(sky, chart.settings.karakas),
      );
      return early![office] === late![office];
    }),
  write: (reading) => ({
    kind: 'essay',
    id: 'work-minister',
    ...workHeadings.minister,
    highlightedHouses: reading.day ? [] : [houseOf(reading.chart, ministerOf(reading.chart))],
    compact: true,
    lead: workLeads.minister,
    leadBecause: toSentence(`your atmakaraka, the king, is ${grahaName(kingOf(reading.chart))}`),
    parts: partsOf(reading),
  }),
};

function partsOf(reading: ReportContext): Part[] {
  const who = [whoStatement(reading), elementStatement(reading), ...houseStatements(reading)];
  return [
    { id: 'who', title: workParts.minister, statements: who },
    { id: 'court', title: workParts.court, statements: [kingStatement(reading)] },
  ];
}

function whoStatement(reading: ReportContext): Statement {
  const { chart, day } = reading;
  const graha = ministerOf(chart) as Minister;
  const { degreeInSign, sign } = chart.grahas[graha];
  const because = day
    ? `${grahaName(graha)} was second in degrees at every hour of that day`
    : `${grahaName(graha)}, at ${formatDegrees(degreeInSign)} of ${signName(sign)}, is second in degrees only to ${grahaName(kingOf(chart))}`;
  return createStatement(reading, minister[graha], because, ['karaka.AmK'], workSources.minister);
}

function elementStatement(reading: ReportContext): Statement {
  const graha = ministerOf(reading.chart) as Minister;
  const { sign } = reading.chart.grahas[graha];
  const element = elementOf(sign);
  const because = `${signName(sign)}, the sign of the minister, is one of ${element}`;
  return createStatement(reading, ministerElement[graha][element], because, ['karaka.AmK', `${graha}.sign`]);
}

function houseStatements(reading: ReportContext): Statement[] {
  if (reading.day) return [];
  const graha = ministerOf(reading.chart);
  const house = houseOf(reading.chart, graha);
  const because = `the minister, ${grahaName(graha)}, sits in your ${ordinal(house)} house`;
  return [
    createStatement(
      reading,
      ministerHouse[house - 1]!,
      because,
      ['karaka.AmK', `${graha}.house`],
      workSources.karakas,
    ),
  ];
}

function kingStatement(reading: ReportContext): Statement {
  const [king, graha] = [kingOf(reading.chart), ministerOf(reading.chart)];
  const count = signsFrom(reading.chart, king, graha);
  const because =
    count === 1
      ? `${grahaName(king)} and ${grahaName(graha)} are in one sign`
      : `from ${grahaName(king)}, the king, ${grahaName(graha)} is in the ${ordinal(count)} sign`;
  return createStatement(reading, ministerAndKing[relationOf(count)], because, [
    'karaka.AK',
    'karaka.AmK',
    `${graha}.from.${king}`,
  ]);
}

export function relationOf(count: number): keyof typeof ministerAndKing {
  if (count === 1) return 'together';
  if ([4, 5, 7, 9, 10].includes(count)) return 'helping';
  return count === 6 || count === 8 ? 'strained' : 'neighbourly';
}
