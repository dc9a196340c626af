/**
 * The strength of a graha in an annual chart, by the Tajika school: its pancha-vargiya bala (five dignities, at most twenty points),
 * and weaknesses that override it.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { isDusthana } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { content } from '#src/reports/content/content.ts';
import type { TajikaState } from '#src/reports/content/en/year/muntha.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

/** Over ten of twenty is strong, under five weak. */
function gradeTajikaStrength({ strengths }: Varshphal, graha: ClassicalGraha): TajikaState {
  const { total } = strengths[graha];
  if (total > 10) return 'strong';
  return total < 5 ? 'weak' : 'middling';
}

type Weakness = { cause: 'combust' | 'fall' | 'house'; phrase: string };

/** `weakness` is a phrase, null if there is none. `cause`: what outweighs the measure, null if nothing does. */
export function evaluateTajikaStrength(
  solarYear: Varshphal,
  graha: ClassicalGraha,
): { state: TajikaState; weakness: string | null; cause: Weakness['cause'] | null } {
  const grade = gradeTajikaStrength(solarYear, graha);
  const found = findWeakness(solarYear, graha);
  if (found) return { state: 'weak', weakness: found.phrase, cause: found.cause };
  const weakness = grade === 'weak' ? content.year.tajikaStrength.weakByMeasure : null;
  return { state: grade, weakness, cause: null };
}

/** Combust, debilitated, or in the sixth, eighth or twelfth house. */
function findWeakness({ chart }: Varshphal, graha: ClassicalGraha): Weakness | null {
  const { isCombust, dignity, sign } = chart.grahas[graha];
  const { combust, debilitated, dusthana } = content.year.tajikaStrength;
  if (isCombust) return { cause: 'combust', phrase: combust };
  if (dignity === 'debilitated') return { cause: 'fall', phrase: debilitated(getSignName(sign)) };
  const house = countHouse(chart.lagna!.sign, sign);
  return isDusthana(house) ? { cause: 'house', phrase: dusthana(house) } : null;
}

/** "strong, with 11.4 of twenty", "in its fall in Libra, with 4.2 of twenty" */
export function describeTajikaStrength(solarYear: Varshphal, graha: ClassicalGraha): string {
  const { state, weakness } = evaluateTajikaStrength(solarYear, graha);
  const { strong, middling, measured } = content.year.tajikaStrength;
  const points = solarYear.strengths[graha].total.toFixed(1);
  return measured(weakness ?? (state === 'strong' ? strong : middling), points);
}
