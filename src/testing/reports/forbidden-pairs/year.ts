/** A month that is among the best and among the weakest. */
import {
  fullInWeakMonth,
  monthRank,
  sunMonth,
  thinInGoodMonth,
} from '#src/reports/content/en/year/sun-months.ts';
import type { ReportDocument, Statement } from '#src/reports/contract.ts';
import type { ForbiddenPair } from './document-queries.ts';

/** The statements of each month. */
const listMonths = (document: ReportDocument): Statement[][] =>
  document.pages.flatMap((page) =>
    page.kind === 'essay' && /month/.test(page.id) ? page.parts.map(({ statements }) => statements) : [],
  );
const isRanked = (statements: readonly Statement[], from: number, to: number): boolean =>
  Object.values(monthRank)
    .flatMap((ranks) => ranks.slice(from - 1, to))
    .some((rank) => statements.some(({ text }) => text === rank));
/** In a month of these ranks the Sun’s text stands bare, without its weighing word. */
const isUnweighed = (
  from: number,
  to: number,
  texts: readonly string[],
  weighing: readonly string[],
): Pick<ForbiddenPair, 'one' | 'other'> => ({
  one: (document) => listMonths(document).some((month) => isRanked(month, from, to)),
  other: (document) =>
    listMonths(document)
      .filter((month) => isRanked(month, from, to))
      .flat()
      .some(
        ({ text }) =>
          texts.some((sun) => text.includes(sun)) && !weighing.some((word) => text.startsWith(word)),
      ),
});

export const year: ForbiddenPair[] = [
  {
    name: 'a month among the best with advice to go slowly, unweighed',
    ...isUnweighed(1, 4, sunMonth.thin, thinInGoodMonth),
  },
  {
    name: 'a month among the weakest with advice to go ahead, unweighed',
    ...isUnweighed(9, 12, sunMonth.full, fullInWeakMonth),
  },
];
