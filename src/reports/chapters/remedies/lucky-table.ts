/** Days, colours and numbers by the lords of the trines, which all sources count as friends of the lagna. */
import { luckyReasons } from '#src/reports/content/en/remedies/remedy-reasons.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { isDusthana, getHouseLord, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import {
  luckyAttributes,
  luckyCaption,
  luckyFifth,
  luckyHeading,
  luckyLead,
  luckyLord,
  luckyDusthana,
  luckyNinth,
  luckyRows,
} from '#src/reports/content/en/remedies/lucky.ts';
import { gems } from '#src/reports/content/en/remedies/general-remedies.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

const TRINES = [1, 5, 9] as const;

export const luckyChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'lucky',
    ...luckyHeading,
    lead: luckyLead,
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
    buildRow(luckyRows[name], (graha) => luckyAttributes[graha][name]),
  );
  return {
    caption: luckyCaption,
    head: [luckyRows.head, ...trineLords],
    rows: [
      buildRow(luckyRows.rules, (graha) =>
        formatList(listRuledHouses(context.chart, graha).map(formatOrdinal)),
      ),
      ...attributeRows,
      buildRow(luckyRows.gem, (graha) => nameGem(context, graha)),
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
    ? luckyRows.noGem(formatOrdinal(dusthana))
    : gems[graha].stone;
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
      luckyLord[lagnaLord],
      luckyReasons.lagna(formatGraha(lagnaLord), lagnaSignName),
      ['lord.1'],
    ),
    createStatement(
      context,
      luckyFifth[fifthLord],
      luckyReasons.fifth(formatGraha(fifthLord), lagnaSignName),
      ['lord.5'],
    ),
    createStatement(
      context,
      luckyNinth[ninthLord],
      luckyReasons.ninth(formatGraha(ninthLord), lagnaSignName),
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
    const because = luckyReasons.dusthana(formatGraha(graha), formatOrdinal(house));
    return [createStatement(context, luckyDusthana[house], because, [`lord.${house}`])];
  }
  return [];
}
