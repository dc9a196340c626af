/** Tables of the annual chart: positions, offices, Tajika yogas and sahams. */
import { content } from '#src/reports/content/content.ts';
import type { TajikaAspect, TajikaYoga, Varshphal } from '#src/astrology/contract-varshphal.ts';
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
  formatOrdinal,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { gradeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
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
  return {
    caption: `Positions at the beginning of year ${age + 1}, with the strength of the seven out of twenty.`,
    head: ['Graha', 'Sign', 'Degrees', 'House', 'Strength'],
    rows: GRAHAS.map((graha) => {
      const { sign, degreeInSign, isRetrograde } = chart.grahas[graha];
      const house = String(countHouse(chart.lagna!.sign, sign));
      const strength = isClassicalGraha(graha) ? strengths[graha].total.toFixed(1) : 'not weighed';
      const retrogradeMark = isRetrograde && isClassicalGraha(graha) ? ' R' : '';
      return [graha, getSignName(sign), formatDegrees(degreeInSign) + retrogradeMark, house, strength];
    }),
  };
}

function buildOfficesTable(solarYear: Varshphal): Table {
  const { officeHolders, yearLord } = solarYear.lagnaResults!;
  return {
    caption: `The five offices. ${toUppercaseFirst(formatGraha(yearLord.graha))} is lord of the year.`,
    head: ['Office', 'Held by', 'Aspects the lagna', 'Strength'],
    rows: officeHolders.map(({ office, graha, aspectsLagna }) => [
      content.year.officeNames[office],
      graha,
      aspectsLagna ? 'yes' : 'no',
      `${solarYear.strengths[graha].total.toFixed(1)}, ${gradeTajikaStrength(solarYear, graha)}`,
    ]),
  };
}

const MAX_TAJIKA_YOGAS = 6;

function buildTajikaYogaTables({ yogas }: Varshphal): Table[] {
  if (yogas.length === 0) return [];
  return [
    {
      caption:
        'The closest meetings, by the degrees in their signs and whichever way they move. Ithasala: the faster has fewer degrees and is still to come. Ishrafa: it has passed.',
      head: ['Faster', 'Slower', 'Meeting', 'Apart', 'Relation'],
      rows: yogas
        .slice(0, MAX_TAJIKA_YOGAS)
        .map(({ faster, slower, yoga, degreesApart, aspect }) => [
          faster,
          slower,
          YOGA_NAMES[yoga],
          `${degreesApart.toFixed(1)}°`,
          ASPECT_NAMES[aspect],
        ]),
    },
  ];
}

const YOGA_NAMES: Record<TajikaYoga['yoga'], string> = {
  ithasala: 'ithasala',
  'full-ithasala': 'full ithasala',
  ishrafa: 'ishrafa',
};
const ASPECT_NAMES: Record<TajikaAspect, string> = {
  'open-friend': 'open friends',
  'secret-friend': 'secret friends',
  'open-enemy': 'open rivals',
  'secret-enemy': 'secret rivals',
};

const ADULT_SAHAMS: ReadonlySet<string> = new Set(['karma', 'vivaha']);

/** A child has no sahams of work and marriage. */
function buildSahamsTable(context: TimeKnownContext, { lagnaResults }: Varshphal): Table {
  const sahams = lagnaResults!.sahams.filter(({ name }) => !isChild(context) || !ADULT_SAHAMS.has(name));
  return {
    caption: 'Sahams, points of the year for single matters, and the lord who answers for each.',
    head: ['Saham', 'Stands for', 'Sign', 'House', 'Lord'],
    rows: sahams.map(({ name, sign, house, lord }) => [
      toUppercaseFirst(name),
      content.year.sahamMeanings[name],
      getSignName(sign),
      formatOrdinal(house),
      lord,
    ]),
  };
}
