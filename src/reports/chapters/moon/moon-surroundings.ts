/** The place of the Moon, its neighbours and aspects, and what comforts it. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { writeMoonHouseStatement } from './moon-statements.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { MoonLight } from '#src/reports/content/en/moon/moon-comfort.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { listHousesOfGrahas, withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { writeDignityStatements } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { writeNeighbourStatements } from './moon-neighbours.ts';
import { getMoonLight } from './lunar-phase.ts';

export const moonSurroundingsChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'moon-surroundings',
    ...content.moon.moonHeadings.surroundings,
    highlightedHouses: listHousesOfGrahas(context, 'Moon'),
    isCompact: true,
    lead: writeLead(context),
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [...writePlaceParts(context), writeComfortPart(context)],
  }),
};

const writeLead = (context: ReportContext): string =>
  hasOneMoonSign(context)
    ? content.moon.surroundingsLeadByLord[getSignLord(context.chart.grahas.Moon.sign) as ClassicalGraha]
    : content.moon.surroundingsLead;

function writeLeadReason(context: ReportContext): string {
  const sign = getSignName(context.chart.grahas.Moon.sign);
  if (context.isTimeKnown) return content.moon.surroundingsReasons.lead(sign);
  return hasOneMoonSign(context)
    ? content.moon.surroundingsReasons.leadForDay(sign)
    : content.moon.surroundingsReasonForTwoSigns;
}

function writePlaceParts(context: ReportContext): EssayPart[] {
  if (!hasOneMoonSign(context)) return [];
  const placementStatements = [
    ...(context.isTimeKnown ? [writeMoonHouseStatement(context)] : []),
    ...writeDignityStatements(context, 'Moon'),
  ];
  const neighbourStatements = writeNeighbourStatements(context);
  return [
    ...(placementStatements.length > 0
      ? [{ id: 'place', title: content.moon.surroundingsTitles.place, statements: placementStatements }]
      : []),
    ...(neighbourStatements.length > 0
      ? [
          {
            id: 'neighbours',
            title: content.moon.surroundingsTitles.neighbours,
            statements: neighbourStatements,
          },
        ]
      : []),
  ];
}

function writeComfortPart(context: ReportContext): EssayPart {
  return {
    id: 'comfort',
    title: content.moon.surroundingsTitles.comfort,
    statements: createContextsByMoonLight(context).map((other) =>
      writeComfortStatement(other, hasOneMoonSign(context)),
    ),
  };
}

/** Two where the birth time is unknown and the sign or the light of the Moon changed that day. */
function createContextsByMoonLight(context: ReportContext): ReportContext[] {
  const { chart, dayRange } = context;
  if (!dayRange) return [context];
  const buildKey = (possibleChart: typeof chart) =>
    `${possibleChart.grahas.Moon.sign} ${getMoonLight(possibleChart)}`;
  const { earliest, latest } = dayRange;
  const charts = buildKey(earliest) === buildKey(latest) ? [earliest] : [earliest, latest];
  return charts.map((possibleChart) => withChart(context, possibleChart));
}

function writeComfortStatement(context: ReportContext, isSignCertain: boolean): Statement {
  const { sign } = context.chart.grahas.Moon;
  const light: MoonLight = getMoonLight(context.chart);
  const text = content.moon.moonComfort[sign - 1]![light];
  const because = content.moon.surroundingsReasons.comfort(
    getSignName(sign),
    content.moon.lightPhrases[light],
  );
  return createStatement(
    context,
    isSignCertain ? text : content.moon.writeIfMoonIn(getSignName(sign), toLowercaseFirst(text)),
    because,
    ['Moon.sign', 'tithi'],
    content.common.sources.moonLight,
  );
}
