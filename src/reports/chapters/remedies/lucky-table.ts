/** Days, colours, numbers by the lords of the trines: they are friends of the lagna in every book, whatever else they rule. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { isHidden, lordOf, ruledBy } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import {
  lucky as custom,
  luckyCaption,
  luckyFifth,
  luckyHeading,
  luckyLead,
  luckyLord,
  luckyMixed,
  luckyNinth,
  luckyRows,
} from '#src/reports/content/en/remedies/lucky.ts';
import { gems } from '#src/reports/content/en/remedies/general-remedies.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal, signName } from '#src/reports/text/phrases.ts';

const TRINES = [1, 5, 9] as const;

export const luckyChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => ({
    kind: 'table',
    id: 'lucky',
    ...luckyHeading,
    lead: luckyLead,
    tables: [buildTable(context)],
    statements: writeStatements(context),
  }),
};

const getTrineLord = ({ chart }: ReportContext, house: number) => lordOf(chart, house) as Seven;

function buildTable(context: ReportContext): TablePage['tables'][number] {
  const friends = TRINES.map((house) => getTrineLord(context, house));
  const row = (label: string, cell: (graha: Seven) => string) => [label, ...friends.map(cell)];
  const given = (['day', 'colour', 'number', 'direction', 'metal', 'taste'] as const).map((name) =>
    row(luckyRows[name], (graha) => custom[graha][name]),
  );
  return {
    caption: luckyCaption,
    head: [luckyRows.head, ...friends],
    rows: [
      row(luckyRows.rules, (graha) => listed(ruledBy(context.chart, graha).map(ordinal))),
      ...given,
      row(luckyRows.gem, (graha) => gems[graha].stone),
    ],
  };
}

function writeStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const [first, fifth, ninth] = TRINES.map((house) => getTrineLord(context, house)) as [Seven, Seven, Seven];
  const rising = signName(chart.lagna!.sign);
  return [
    createStatement(context, luckyLord[first], `${grahaName(first)} is lord of your lagna, ${rising}`, [
      'lord.1',
    ]),
    createStatement(context, luckyFifth[fifth], `${grahaName(fifth)} rules the fifth house from ${rising}`, [
      'lord.5',
    ]),
    createStatement(context, luckyNinth[ninth], `your ninth house is in the care of ${grahaName(ninth)}`, [
      'lord.9',
    ]),
    ...writeDusthanaStatements(context, [first, fifth, ninth]),
  ];
}

/** The first of the three that looks after a hidden house too. */
function writeDusthanaStatements(context: ReportContext, friends: readonly Seven[]): Statement[] {
  for (const graha of friends) {
    const house = ruledBy(context.chart, graha).find(isHidden) as 6 | 8 | 12 | undefined;
    if (!house) continue;
    const because = `besides its trine ${grahaName(graha)} rules the ${ordinal(house)} house`;
    return [createStatement(context, luckyMixed[house], because, [`lord.${house}`])];
  }
  return [];
}
