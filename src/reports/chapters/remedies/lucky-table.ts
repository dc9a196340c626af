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

export const lucky: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'table',
    id: 'lucky',
    ...luckyHeading,
    lead: luckyLead,
    tables: [tableOf(reading)],
    statements: statementsOf(reading),
  }),
};

const friendOf = ({ chart }: ReportContext, house: number) => lordOf(chart, house) as Seven;

function tableOf(reading: ReportContext): TablePage['tables'][number] {
  const friends = TRINES.map((house) => friendOf(reading, house));
  const row = (label: string, cell: (graha: Seven) => string) => [label, ...friends.map(cell)];
  const given = (['day', 'colour', 'number', 'direction', 'metal', 'taste'] as const).map((name) =>
    row(luckyRows[name], (graha) => custom[graha][name]),
  );
  return {
    caption: luckyCaption,
    head: [luckyRows.head, ...friends],
    rows: [
      row(luckyRows.rules, (graha) => listed(ruledBy(reading.chart, graha).map(ordinal))),
      ...given,
      row(luckyRows.gem, (graha) => gems[graha].stone),
    ],
  };
}

function statementsOf(reading: ReportContext): Statement[] {
  const { chart } = reading;
  const [first, fifth, ninth] = TRINES.map((house) => friendOf(reading, house)) as [Seven, Seven, Seven];
  const rising = signName(chart.lagna!.sign);
  return [
    createStatement(reading, luckyLord[first], `${grahaName(first)} is lord of your lagna, ${rising}`, [
      'lord.1',
    ]),
    createStatement(reading, luckyFifth[fifth], `${grahaName(fifth)} rules the fifth house from ${rising}`, [
      'lord.5',
    ]),
    createStatement(reading, luckyNinth[ninth], `your ninth house is in the care of ${grahaName(ninth)}`, [
      'lord.9',
    ]),
    ...mixedStatements(reading, [first, fifth, ninth]),
  ];
}

/** The first of the three that looks after a hidden house too. */
function mixedStatements(reading: ReportContext, friends: readonly Seven[]): Statement[] {
  for (const graha of friends) {
    const house = ruledBy(reading.chart, graha).find(isHidden) as 6 | 8 | 12 | undefined;
    if (!house) continue;
    const because = `besides its trine ${grahaName(graha)} rules the ${ordinal(house)} house`;
    return [createStatement(reading, luckyMixed[house], because, [`lord.${house}`])];
  }
  return [];
}
