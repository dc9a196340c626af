/** Days, colours and numbers by the lords of the trines, which all sources count as friends of the lagna. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { isDusthana, getHouseLord, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  formatList,
  formatOrdinal,
  getGrahaName,
  getSignName,
} from '#src/reports/text/phrases.ts';

const TRINES = [1, 5, 9] as const;

export const luckyChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'lucky',
    ...content.remedies.luckyHeading,
    lead: content.remedies.luckyLead,
    tables: [buildTable(context)],
    statements: writeStatements(context),
  }),
};

const getTrineLord = ({ chart }: TimeKnownContext, house: number) =>
  getHouseLord(chart, house) as ClassicalGraha;

function buildTable(context: TimeKnownContext): Table {
  const trineLords = TRINES.map((house) => getTrineLord(context, house));
  const buildRow = (label: string, getCell: (graha: ClassicalGraha) => string) => [
    label,
    ...trineLords.map(getCell),
  ];
  const attributeRows = (['day', 'colour', 'number', 'direction', 'metal', 'taste'] as const).map((name) =>
    buildRow(content.remedies.luckyRows[name], (graha) => content.remedies.luckyAttributes[graha][name]),
  );
  return {
    caption: content.remedies.luckyCaption,
    head: [content.remedies.luckyRows.head, ...trineLords.map(getGrahaName)],
    rows: [
      buildRow(content.remedies.luckyRows.rules, (graha) =>
        formatList(listRuledHouses(context.chart, graha).map(formatOrdinal)),
      ),
      ...attributeRows,
      buildRow(content.remedies.luckyRows.gem, (graha) => nameGem(context, graha)),
    ],
  };
}

/**
 * Tradition gives no stone to a graha that also rules a dusthana, because the stone is said to strengthen both houses. The
 * lord of the lagna is exempt.
 */
function nameGem({ chart }: TimeKnownContext, graha: ClassicalGraha): string {
  const dusthana = findRuledDusthana(chart, graha);
  return dusthana && graha !== getHouseLord(chart, 1)
    ? content.remedies.luckyRows.noGem(formatOrdinal(dusthana))
    : content.remedies.gems[graha].stone;
}

const findRuledDusthana = (chart: Chart, graha: ClassicalGraha) =>
  listRuledHouses(chart, graha).find(isDusthana) as 6 | 8 | 12 | undefined;

function writeStatements(context: TimeKnownContext): Statement[] {
  const { chart } = context;
  const [lagnaLord, fifthLord, ninthLord] = TRINES.map((house) => getTrineLord(context, house)) as [
    ClassicalGraha,
    ClassicalGraha,
    ClassicalGraha,
  ];
  const lagnaSignName = getSignName(chart.lagna.sign);
  return [
    createStatement(
      context,
      content.remedies.luckyLord[lagnaLord],
      content.remedies.luckyReasons.lagna(formatGraha(lagnaLord), lagnaSignName),
      ['lord.1'],
    ),
    createStatement(
      context,
      content.remedies.luckyFifth[fifthLord],
      content.remedies.luckyReasons.fifth(formatGraha(fifthLord), lagnaSignName),
      ['lord.5'],
    ),
    createStatement(
      context,
      content.remedies.luckyNinth[ninthLord],
      content.remedies.luckyReasons.ninth(formatGraha(ninthLord), lagnaSignName),
      ['lord.9'],
    ),
    ...writeDusthanaStatements(context, [lagnaLord, fifthLord, ninthLord]),
  ];
}

/** The first of the three that also rules a dusthana. */
function writeDusthanaStatements(
  context: TimeKnownContext,
  trineLords: readonly ClassicalGraha[],
): Statement[] {
  for (const graha of trineLords) {
    const house = findRuledDusthana(context.chart, graha);
    if (!house) continue;
    const because = content.remedies.luckyReasons.dusthana(formatGraha(graha), formatOrdinal(house));
    return [createStatement(context, content.remedies.luckyDusthana[house], because, [`lord.${house}`])];
  }
  return [];
}
