/** A month that is among the best and among the weakest. */
import {
  supportedInWeakMonth,
  monthRank,
  sunMonth,
  unsupportedInGoodMonth,
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
/** A month of these ranks with a text about the Sun, but without the phrase that weighs it. */
const createUnweighedPair = (
  from: number,
  to: number,
  texts: readonly string[],
  weighing: readonly string[],
): Pick<ForbiddenPair, 'hasFirst' | 'hasSecond'> => ({
  hasFirst: (document) => listMonths(document).some((month) => isRanked(month, from, to)),
  hasSecond: (document) =>
    listMonths(document)
      .filter((month) => isRanked(month, from, to))
      .flat()
      .some(
        ({ text }) =>
          texts.some((sunText) => text.includes(sunText)) &&
          !weighing.some((phrase) => text.startsWith(phrase)),
      ),
});

export const yearPairs: ForbiddenPair[] = [
  {
    name: 'a month among the best with advice to go slowly, unweighed',
    ...createUnweighedPair(1, 4, sunMonth.unsupported, unsupportedInGoodMonth),
  },
  {
    name: 'a month among the weakest with advice to go ahead, unweighed',
    ...createUnweighedPair(9, 12, sunMonth.supported, supportedInWeakMonth),
  },
];
