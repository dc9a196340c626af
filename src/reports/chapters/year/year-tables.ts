/** Tables of the annual chart: positions, offices, Tajika yogas and sahams. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Table } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  formatDegrees,
  formatGraha,
  getGrahaName,
  formatOrdinal,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { evaluateTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { getMainSolarYear } from '#src/reports/year/year-ahead.ts';

export const yearTablesChapter: Chapter = {
  withTime: (context) => {
    const solarYear = getMainSolarYear(context);
    return {
      kind: 'table',
      id: 'year-tables',
      ...content.year.yearHeadings.tables,
      lead: content.year.tablesLead,
      tables: [
        buildPositionsTable(solarYear),
        buildOfficesTable(solarYear),
        ...buildTajikaYogaTables(solarYear),
        buildSahamsTable(context, solarYear),
      ],
      statements: [],
    };
  },
};

function buildPositionsTable({ chart, strengths, age }: Varshphal): Table {
  const { caption, head, notWeighed, retrograde } = content.year.positionsTable;
  return {
    caption: caption(age + 1),
    head: [...head],
    rows: GRAHAS.map((graha) => {
      const { sign, degreeInSign, isRetrograde } = chart.grahas[graha];
      const house = String(countHouse(chart.lagna!.sign, sign));
      const strength = isClassicalGraha(graha) ? strengths[graha].total.toFixed(1) : notWeighed;
      const degrees = formatDegrees(degreeInSign);
      return [
        getGrahaName(graha),
        getSignName(sign),
        isRetrograde && isClassicalGraha(graha) ? retrograde(degrees) : degrees,
        house,
        strength,
      ];
    }),
  };
}

function buildOfficesTable(solarYear: Varshphal): Table {
  const { officeHolders, yearLord } = solarYear.lagnaResults!;
  const { caption, head, yes, no } = content.year.officesTable;
  return {
    caption: caption(toUppercaseFirst(formatGraha(yearLord.graha))),
    head: [...head],
    rows: officeHolders.map(({ office, graha, aspectsLagna }) => [
      content.year.officeNames[office],
      getGrahaName(graha),
      aspectsLagna ? yes : no,
      describeOffice(solarYear, graha),
    ]),
  };
}

/** The measure and the grade that the texts use: "13.6, weak (combust)". */
function describeOffice(solarYear: Varshphal, graha: ClassicalGraha): string {
  const { state, cause } = evaluateTajikaStrength(solarYear, graha);
  return content.year.measureAndGrade(
    solarYear.strengths[graha].total.toFixed(1),
    content.year.tajikaGrades[state],
    cause && content.year.tajikaCauses[cause],
  );
}

const MAX_TAJIKA_YOGAS = 6;

function buildTajikaYogaTables({ yogas }: Varshphal): Table[] {
  if (yogas.length === 0) return [];
  return [
    {
      caption: content.year.tajikaYogasTable.caption,
      head: [...content.year.tajikaYogasTable.head],
      rows: yogas
        .slice(0, MAX_TAJIKA_YOGAS)
        .map(({ faster, slower, yoga, degreesApart, aspect }) => [
          getGrahaName(faster),
          getGrahaName(slower),
          content.year.tajikaYogaNames[yoga],
          `${degreesApart.toFixed(1)}°`,
          content.year.tajikaAspectNames[aspect],
        ]),
    },
  ];
}

const ADULT_SAHAMS: ReadonlySet<string> = new Set(['karma', 'vivaha']);

/** A child has no sahams of work and marriage. */
function buildSahamsTable(context: TimeKnownContext, { lagnaResults }: Varshphal): Table {
  const sahams = lagnaResults!.sahams.filter(({ name }) => !isChild(context) || !ADULT_SAHAMS.has(name));
  return {
    caption: content.year.sahamsTable.caption,
    head: [...content.year.sahamsTable.head],
    rows: sahams.map(({ name, sign, house, lord }) => [
      content.year.sahamNames[name],
      content.year.sahamMeanings[name],
      getSignName(sign),
      formatOrdinal(house),
      getGrahaName(lord),
    ]),
  };
}
