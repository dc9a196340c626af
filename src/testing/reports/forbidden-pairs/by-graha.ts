/** Contradictions about one graha. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { moneyEaseLine } from '#src/reports/content/en/career/career-summary.ts';
import {
  strongestGraha,
  strongYetLow,
  strongYetMiddling,
  weakestGraha,
  weakYetHigh,
  weakYetMiddling,
} from '#src/reports/content/en/strengths/strengths.ts';
import { debilitatedTexts, exaltedTexts, ownSignTexts } from '#src/reports/content/en/grahas/dignity.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  type DocumentTest,
  type ForbiddenPair,
  findSummary,
  hasStatement,
  combineAnd,
  negate,
} from './document-queries.ts';

/** Whether a statement is based on the house, dignity or combustion of the graha. */
const isAboutGraha = (statements: readonly Statement[], graha: ClassicalGraha): boolean =>
  statements.some(({ facts = [] }) =>
    facts.some((fact) => new RegExp(`^${graha}\\.(house|dignity|combust)=`).test(fact)),
  );
const isListedAsStrength =
  (graha: ClassicalGraha): DocumentTest =>
  (document) =>
    isAboutGraha(findSummary(document)?.strengths ?? [], graha);
/** The line that all six lords of money are well placed is not a caution about one of them. */
const isListedAsCaution =
  (graha: ClassicalGraha): DocumentTest =>
  (document) =>
    isAboutGraha(
      (findSummary(document)?.cautions ?? []).filter(({ text }) => text !== moneyEaseLine),
      graha,
    );

export const summaryPairs: ForbiddenPair[] = CLASSICAL_GRAHAS.map((graha) => ({
  name: `${graha} a strength and a caution on the summary page`,
  hasFirst: isListedAsStrength(graha),
  hasSecond: isListedAsCaution(graha),
}));

export const strengthPairs: ForbiddenPair[] = CLASSICAL_GRAHAS.flatMap((graha) => [
  {
    name: `${graha} a strength on the summary page and the weakest by shadbala, unweighed`,
    hasFirst: isListedAsStrength(graha),
    hasSecond: combineAnd(
      hasStatement(weakestGraha[graha]),
      negate(hasStatement(weakYetHigh, weakYetMiddling)),
    ),
  },
  {
    name: `${graha} a caution on the summary page and the strongest by shadbala, unweighed`,
    hasFirst: isListedAsCaution(graha),
    hasSecond: combineAnd(
      hasStatement(strongestGraha[graha]),
      negate(hasStatement(strongYetLow, strongYetMiddling)),
    ),
  },
  {
    name: `${graha} best placed of all and the weakest by shadbala, unweighed`,
    hasFirst: hasStatement(`Best placed: ${graha}`),
    hasSecond: combineAnd(
      hasStatement(weakestGraha[graha]),
      negate(hasStatement(weakYetHigh, weakYetMiddling)),
    ),
  },
  {
    name: `${graha} exalted or in its own sign, and debilitated`,
    hasFirst: hasStatement(exaltedTexts[graha], ownSignTexts[graha]),
    hasSecond: hasStatement(debilitatedTexts[graha]),
  },
]);
