/** One graha praised here and warned of there. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { moneyEaseLine } from '#src/reports/content/en/career/career-summary.ts';
import {
  strongestGraha,
  strongYetLow,
  weakestGraha,
  weakYetHigh,
} from '#src/reports/content/en/strengths/strengths.ts';
import { debilitatedTexts, exaltedTexts, ownSignTexts } from '#src/reports/content/en/grahas/dignity.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  type Test,
  type ForbiddenPair,
  findSummary,
  hasStatement,
  combineAnd,
  negate,
} from './document-queries.ts';

/** A graha named on the minute page by how it stands. */
const isAboutGraha = (statements: readonly Statement[], graha: ClassicalGraha): boolean =>
  statements.some(({ facts = [] }) =>
    facts.some((fact) => new RegExp(`^${graha}\\.(house|dignity|combust)=`).test(fact)),
  );
const isPraised =
  (graha: ClassicalGraha): Test =>
  (document) =>
    isAboutGraha(findSummary(document)?.strengths ?? [], graha);
/** That all six lords of money stand well is no caution about any of them. */
const isWarnedOf =
  (graha: ClassicalGraha): Test =>
  (document) =>
    isAboutGraha(
      (findSummary(document)?.cautions ?? []).filter(({ text }) => text !== moneyEaseLine),
      graha,
    );

export const onMinute: ForbiddenPair[] = CLASSICAL_GRAHAS.map((graha) => ({
  name: `${graha} a strength and a caution on the minute page`,
  one: isPraised(graha),
  other: isWarnedOf(graha),
}));

export const byStrength: ForbiddenPair[] = CLASSICAL_GRAHAS.flatMap((graha) => [
  {
    name: `${graha} a strength at the front and the weakest by shadbala, unweighed`,
    one: isPraised(graha),
    other: combineAnd(hasStatement(weakestGraha[graha]), negate(hasStatement(weakYetHigh))),
  },
  {
    name: `${graha} a caution at the front and the strongest by shadbala, unweighed`,
    one: isWarnedOf(graha),
    other: combineAnd(hasStatement(strongestGraha[graha]), negate(hasStatement(strongYetLow))),
  },
  {
    name: `${graha} best placed of all and the weakest by shadbala, unweighed`,
    one: hasStatement(`Best placed: ${graha}`),
    other: combineAnd(hasStatement(weakestGraha[graha]), negate(hasStatement(weakYetHigh))),
  },
  {
    name: `${graha} at its height, or at home, and at its fall`,
    one: hasStatement(exaltedTexts[graha], ownSignTexts[graha]),
    other: hasStatement(debilitatedTexts[graha]),
  },
]);
