/** For couples and for single people; left out for minors. */
import { getHouseLord } from '#src/astrology/houses.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { singlesByLagnaLord } from '#src/reports/content/en/love/living-alone.ts';
import { statusIntro, lovePartTitles } from '#src/reports/content/en/love/love-headings.ts';
import { couplesBySeventhLord } from '#src/reports/content/en/love/seventh-lord-in-love.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { isYoung, type Part, getSeventhLord } from './love-helpers.ts';

export const writeStatusPart = (context: ReportContext): Part[] =>
  isYoung(context)
    ? []
    : [
        {
          id: 'status',
          title: lovePartTitles.status,
          intro: statusIntro,
          statements: writeStatusStatements(context),
        },
      ];

function writeStatusStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const [own, other] = [getHouseLord(chart, 1) as ClassicalGraha, getSeventhLord(chart)];
  const forCouples = `the house of the other belongs to ${formatGraha(other)}`;
  const forSingles = `${formatGraha(own)} is lord of your lagna, the house of what is yours alone`;
  return [
    createStatement(context, couplesBySeventhLord[other], forCouples, ['lord.7']),
    createStatement(context, singlesByLagnaLord[own], forSingles, ['lord.1']),
  ];
}
