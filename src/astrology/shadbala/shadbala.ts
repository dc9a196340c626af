/**
 * Shadbala, the six strengths of the seven grahas. Source: Brihat Parashara Hora Shastra ch. 27, computed as in B. V.
 * Raman, Graha and Bhava Balas (Raman in the comments of this folder). V. P. Jain, Text Book for Shadbala and
 * Bhavabala, is the second reference (Jain).
 */
import type { Chart } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { GrahaStrength, KalaBala, Shadbala } from '#src/astrology/contract-strengths.ts';
import { computeAyanaBala } from './ayana.ts';
import { computeCheshtaBala } from './cheshta.ts';
import { type ShadbalaInput, computeShadbalaInput } from './shadbala-input.ts';
import { computeDigBala } from './dig.ts';
import { computeDrikBala } from './drik.ts';
import { type KalaBalaParts, computeKalaBalaParts } from './kala.ts';
import { NAISARGIKA_BALA } from './naisargika.ts';
import { classifyBenefics } from './benefics.ts';
import { computePhalas } from './phala.ts';
import { mapGrahas, type PerGraha, sum, sumParts } from './per-graha.ts';
import { computeSthanaBala } from './sthana.ts';
import { computeTimeLords } from './time-lords.ts';
import { computeYuddhaBala } from './yuddha.ts';

/**
 * Rupas from which a graha is strong. The value of the Sun is Raman's; Brihat Parashara Hora Shastra ch. 27, edited by
 * R. Santhanam, has 6.5.
 */
const REQUIRED_RUPAS: PerGraha = {
  Sun: 5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};

/** @returns null if the birth time is unknown: dig bala and kala bala depend on it */
export const computeShadbala = (chart: Chart): Shadbala | null =>
  chart.lagna ? computeStrengths(computeShadbalaInput(chart, chart.lagna.longitude)) : null;

export function computeStrengths(input: ShadbalaInput): Shadbala {
  const { longitudes } = input;
  const lords = computeTimeLords(input.day);
  const isBenefic = classifyBenefics(longitudes);
  const sthana = computeSthanaBala(input);
  const dig = computeDigBala(input);
  const kala = computeKalaBala(
    input,
    computeKalaBalaParts(input, isBenefic, lords),
    (graha) => sthana[graha].total + dig[graha],
  );
  const cheshta = computeCheshtaBala(input);
  const drik = computeDrikBala(longitudes, isBenefic);
  const phala = computePhalas(input, cheshta);
  const strengths = mapGrahas((graha) => ({
    sthana: sthana[graha],
    dig: dig[graha],
    kala: kala[graha],
    cheshta: cheshta[graha],
    naisargika: NAISARGIKA_BALA[graha],
    drik: drik[graha],
    ...phala[graha],
  }));
  return { grahas: addTotals(strengths), lords };
}

function computeKalaBala(
  input: ShadbalaInput,
  timeParts: PerGraha<KalaBalaParts>,
  getSthanaAndDigBala: (graha: keyof PerGraha) => number,
): PerGraha<KalaBala> {
  const ayana = computeAyanaBala(input);
  const strengthsBeforeWar = mapGrahas((graha) => getSthanaAndDigBala(graha) + sumParts(timeParts[graha]));
  const yuddha = computeYuddhaBala(input.longitudes, strengthsBeforeWar);
  return mapGrahas((graha) => {
    const parts = { ...timeParts[graha], ayana: ayana[graha], yuddha: yuddha[graha] };
    return { ...parts, total: sumParts(parts) };
  });
}

type GrahaStrengthParts = Omit<GrahaStrength, 'total' | 'rupas' | 'required' | 'ratio' | 'rank'>;

function addTotals(strengths: PerGraha<GrahaStrengthParts>): PerGraha<GrahaStrength> {
  const totals = mapGrahas((graha) => {
    const { sthana, dig, kala, cheshta, naisargika, drik } = strengths[graha];
    const total = sum([sthana.total, dig, kala.total, cheshta, naisargika, drik]);
    return {
      total,
      rupas: total / 60,
      required: REQUIRED_RUPAS[graha],
      ratio: total / 60 / REQUIRED_RUPAS[graha],
    };
  });
  const byRatio = CLASSICAL_GRAHAS.toSorted((a, b) => totals[b].ratio - totals[a].ratio);
  return mapGrahas((graha) => ({ ...strengths[graha], ...totals[graha], rank: byRatio.indexOf(graha) + 1 }));
}
