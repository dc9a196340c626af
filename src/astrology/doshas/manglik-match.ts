/** Judges Manglik in the match of two charts. Their order does not matter. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Manglik, ManglikMatch } from '#src/astrology/contract-doshas.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha, formatList } from '#src/astrology/phrases.ts';
import { judgeManglik } from './manglik.ts';

const SAMYA_SOURCE = 'BPHS ch. 80; parihara verse "kuja-dosha-vati deya kuja-doshavate"';
const COMPENSATION_SOURCE = 'Parihara verse "shani-bhaumo athava kashchit papo va tadrisho bhavet"';

/** The "other such" malefics of the verse: they compensate Mars when they are in the same house of the other chart. */
const COMPENSATING_MALEFICS: readonly Graha[] = ['Saturn', 'Sun', 'Rahu', 'Ketu'];

/** A dosha that is cancelled within its own chart needs no compensation in the other. */
export function matchManglik(first: Chart, second: Chart): ManglikMatch {
  const [firstManglik, secondManglik] = [judgeManglik(first), judgeManglik(second)];
  if (!isManglik(firstManglik) && !isManglik(secondManglik))
    return { verdict: 'clear', because: 'neither chart is Manglik', source: SAMYA_SOURCE };
  if (isManglik(firstManglik) && isManglik(secondManglik))
    return {
      verdict: 'balanced',
      because: 'both charts are Manglik, and each answers the other',
      source: SAMYA_SOURCE,
    };
  return isManglik(firstManglik) ? judgeOneSided(first, second) : judgeOneSided(second, first);
}

/** `one-sided-mild`: the Manglik chart is mildly Manglik. */
export type GradedManglikMatch = ManglikMatch['verdict'] | 'one-sided-mild';

export function gradeManglikMatch(first: Chart, second: Chart): GradedManglikMatch {
  const { verdict } = matchManglik(first, second);
  const isMild = [first, second].some((chart) => judgeManglik(chart).verdict === 'mild');
  return verdict === 'one-sided' && isMild ? 'one-sided-mild' : verdict;
}

const isManglik = ({ verdict }: Manglik): boolean => verdict === 'mild' || verdict === 'present';

/** Those in the house of Mars of the Manglik chart, in the other chart; both have a lagna. */
export function listCompensatingMalefics(manglikChart: Chart, otherChart: Chart): Graha[] {
  const house = getHouse(manglikChart, 'Mars');
  return COMPENSATING_MALEFICS.filter((graha) => getHouse(otherChart, graha) === house);
}

function judgeOneSided(manglikChart: Chart, otherChart: Chart): ManglikMatch {
  const oneSided: ManglikMatch = {
    verdict: 'one-sided',
    because: 'one chart is Manglik and the other does not answer it',
    source: SAMYA_SOURCE,
  };
  if (!manglikChart.lagna || !otherChart.lagna) return oneSided;
  const house = getHouse(manglikChart, 'Mars');
  const compensating = listCompensatingMalefics(manglikChart, otherChart);
  if (compensating.length === 0 || !judgeManglik(manglikChart).uncancelledOrigins.includes('lagna'))
    return oneSided;
  const names = formatList(compensating.map(formatGraha));
  return {
    verdict: 'answered',
    because: `Mars in the ${formatOrdinal(house)} house of one chart meets ${names} in the ${formatOrdinal(house)} of the other`,
    source: COMPENSATION_SOURCE,
  };
}
