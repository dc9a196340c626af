/** For those who share a life already, and for those who live their own; not for the young. */
import { lordOf } from '#src/astrology/houses.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { livingAlone } from '#src/reports/content/en/love/living-alone.ts';
import { howToReadStatus, partTitles } from '#src/reports/content/en/love/love-headings.ts';
import { alreadyTogether } from '#src/reports/content/en/love/seventh-lord-in-love.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName } from '#src/reports/text/phrases.ts';
import { isYoung, type Part, getSeventhLord } from './love-helpers.ts';

export const writeStatusPart = (context: ReportContext): Part[] =>
  isYoung(context)
    ? []
    : [
        {
          id: 'status',
          title: partTitles.status,
          intro: howToReadStatus,
          statements: writeStatusStatements(context),
        },
      ];

function writeStatusStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const [own, other] = [lordOf(chart, 1) as Seven, getSeventhLord(chart)];
  const together = `the house of the other belongs to ${grahaName(other)}`;
  const single = `${grahaName(own)} is lord of your lagna, the house of what is yours alone`;
  return [
    createStatement(context, alreadyTogether[other], together, ['lord.7']),
    createStatement(context, livingAlone[own], single, ['lord.1']),
  ];
}
