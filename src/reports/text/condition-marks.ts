/** Marks the grahas of a reason that are exalted, debilitated or combust: an astrologer looks for this first. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { formatGraha } from './phrases.ts';

/**
 * "Mars (neecha, asta) is with Jupiter (uccha) in Cancer". Each graha is marked where the reason first names it. A term that the
 * reason has already is not repeated.
 */
export const markConditions = (chart: Chart, because: string, grahas: readonly Graha[] = GRAHAS): string =>
  grahas.reduce((marked, graha) => {
    const terms = listTerms(chart, graha).filter((term) => !because.includes(term));
    if (terms.length === 0) return marked;
    const name = formatGraha(graha);
    return marked.replace(createNamePattern(name), content.common.markedGraha(name, terms));
  }, because);

function listTerms({ grahas }: Chart, graha: Graha): string[] {
  const { dignity, isCombust } = grahas[graha];
  const { conditionTerms } = content.common;
  return [
    ...(dignity === 'exalted' || dignity === 'debilitated' ? [conditionTerms[dignity]] : []),
    ...(isCombust ? [conditionTerms.combust] : []),
  ];
}

/** The whole name, and not "the Moon’s". */
const createNamePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}’])`, 'u');
