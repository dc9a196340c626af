/**
 * Shadbala, the six strengths of the seven grahas: BPHS ch. 27, computed as in B. V. Raman, Graha and Bhava Balas.
 * The other files of this folder document their choices.
 */
import type { Chart } from '#src/astrology/contract.ts';
import {
  type GrahaStrength,
  type KalaBala,
  CLASSICAL_GRAHAS,
  type Shadbala,
} from '#src/astrology/contract-strengths.ts';
import { computeAyanaBala } from './ayana.ts';
import { computeCheshtaBala } from './cheshta.ts';
import { type ShadbalaInput, computeShadbalaInput } from './shadbala-input.ts';
import { computeDigBala } from './dig.ts';
import { computeDrikBala } from './drik.ts';
import { type KalaBalaParts, computeKalaBalaParts } from './kala.ts';
import { NAISARGIKA_BALA } from './naisargika.ts';
import { findBenefics } from './benefics.ts';
import { computePhalas } from './phala.ts';
import { mapGrahas, type PerGraha, sum, sumParts } from './per-graha.ts';
import { computeSthanaBala } from './sthana.ts';
import { computeTimeLords } from './time-lords.ts';
import { computeYuddhaBala } from './yuddha.ts';

/** Rupas. The Sun's value is Raman's; BPHS ch. 27, as printed by Santhanam, has 6.5. */
const REQUIRED_RUPAS: PerGraha = {
  Sun: 5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};

/** Null without a birth time: direction, time and motion depend on it. */
export const computeShadbala = (chart: Chart): Shadbala | null =>
  chart.lagna ? computeStrengths(computeShadbalaInput(chart, chart.lagna.longitude)) : null;

export function computeStrengths(circumstances: ShadbalaInput): Shadbala {
  const { longitudes } = circumstances;
  const lords = computeTimeLords(circumstances.day);
  const benefic = findBenefics(longitudes);
  const sthana = computeSthanaBala(circumstances);
  const dig = computeDigBala(circumstances);
  const kala = computeKalaBala(
    circumstances,
    computeKalaBalaParts(circumstances, benefic, lords),
    (graha) => sthana[graha].total + dig[graha],
  );
  const cheshta = computeCheshtaBala(circumstances);
  const drik = computeDrikBala(longitudes, benefic);
  const phala = computePhalas(circumstances, cheshta);
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
  circumstances: ShadbalaInput,
  timely: PerGraha<KalaBalaParts>,
  elsewhere: (graha: keyof PerGraha) => number,
): PerGraha<KalaBala> {
  const ayana = computeAyanaBala(circumstances);
  const before = mapGrahas((graha) => elsewhere(graha) + sumParts(timely[graha]));
  const yuddha = computeYuddhaBala(circumstances.longitudes, before);
  return mapGrahas((graha) => {
    const parts = { ...timely[graha], ayana: ayana[graha], yuddha: yuddha[graha] };
    return { ...parts, total: sumParts(parts) };
  });
}

type GrahaStrengthParts = Omit<GrahaStrength, 'total' | 'rupas' | 'required' | 'ratio' | 'rank'>;

function addTotals(strengths: PerGraha<GrahaStrengthParts>): PerGraha<GrahaStrength> {
  const weighed = mapGrahas((graha) => {
    const { sthana, dig, kala, cheshta, naisargika, drik } = strengths[graha];
    const total = sum([sthana.total, dig, kala.total, cheshta, naisargika, drik]);
    return {
      total,
      rupas: total / 60,
      required: REQUIRED_RUPAS[graha],
      ratio: total / 60 / REQUIRED_RUPAS[graha],
    };
  });
  const ranked = CLASSICAL_GRAHAS.toSorted((a, b) => weighed[b].ratio - weighed[a].ratio);
  return mapGrahas((graha) => ({ ...strengths[graha], ...weighed[graha], rank: ranked.indexOf(graha) + 1 }));
}
