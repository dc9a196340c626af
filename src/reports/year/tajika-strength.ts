/** How well a graha can act in a year: by the measure of twenty, and by what holds it back whatever its measure. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { isDusthana } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { TajikaState } from '#src/reports/content/en/year/muntha.ts';
import { formatOrdinal, signName } from '#src/reports/text/phrases.ts';

/** Over ten of twenty is strong, under five weak. */
export function gradeTajikaStrength({ strengths }: Varshphal, graha: ClassicalGraha): TajikaState {
  const { total } = strengths[graha];
  if (total > 10) return 'strong';
  return total < 5 ? 'weak' : 'middling';
}

/** `held`: what holds it back, where something does. */
export function evaluateTajikaStrength(
  solarYear: Varshphal,
  graha: ClassicalGraha,
): { state: TajikaState; held: string | null } {
  const measure = gradeTajikaStrength(solarYear, graha);
  const held = findWeakness(solarYear, graha) ?? (measure === 'weak' ? 'weak by measure' : null);
  return { state: held ? 'weak' : measure, held };
}

/** Combust, in its fall, or in the sixth, eighth or twelfth: Tajika counts them all as weakness. */
function findWeakness({ chart }: Varshphal, graha: ClassicalGraha): string | null {
  const { combust, dignity, sign } = chart.grahas[graha];
  if (combust) return 'too near the Sun to be seen';
  if (dignity === 'debilitated') return `in its fall in ${signName(sign)}`;
  const house = countHouse(chart.lagna!.sign, sign);
  return isDusthana(house) ? `out of sight in the ${formatOrdinal(house)} house` : null;
}

/** "strong, with 11.4 of twenty", "in its fall in Libra, with 4.2 of twenty" */
export function describeTajikaStrength(solarYear: Varshphal, graha: ClassicalGraha): string {
  const { state, held } = evaluateTajikaStrength(solarYear, graha);
  const measure = `with ${solarYear.strengths[graha].total.toFixed(1)} of twenty`;
  return `${held ?? (state === 'strong' ? 'strong' : 'of middling strength')}, ${measure}`;
}
