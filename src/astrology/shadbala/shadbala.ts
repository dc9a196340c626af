/** The six strengths of the seven grahas: BPHS ch. 27, worked as in B. V. Raman, Graha and Bhava Balas. Each file beside this one names its choices. */
import type { Chart } from '#src/astrology/contract.ts';
import {
  type GrahaStrength,
  type KalaBala,
  SEVEN,
  type Shadbala,
} from '#src/astrology/contract-strengths.ts';
import { ayanaBala } from './ayana.ts';
import { cheshtaBala } from './cheshta.ts';
import { type Circumstances, circumstancesOf } from './circumstances.ts';
import { digBala } from './dig.ts';
import { drikBala } from './drik.ts';
import { type Timely, timelyBala } from './kala.ts';
import { NAISARGIKA } from './naisargika.ts';
import { benefics } from './nature.ts';
import { phalas } from './phala.ts';
import { bySeven, type BySeven, sum, totalOf } from './seven.ts';
import { sthanaBala } from './sthana.ts';
import { timeLords } from './time-lords.ts';
import { yuddhaBala } from './yuddha.ts';

/** Rupas. The Sun's are Raman's; BPHS ch. 27 asks 6.5 of it, as printed by Santhanam. */
const REQUIRED: BySeven = {
  Sun: 5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};

/** Null without a birth time: direction, time and motion are all counted from it. */
export const shadbalaOf = (chart: Chart): Shadbala | null =>
  chart.lagna ? strengthsIn(circumstancesOf(chart, chart.lagna.longitude)) : null;

export function strengthsIn(circumstances: Circumstances): Shadbala {
  const { longitudes } = circumstances;
  const lords = timeLords(circumstances.day);
  const benefic = benefics(longitudes);
  const sthana = sthanaBala(circumstances);
  const dig = digBala(circumstances);
  const kala = kalaBala(
    circumstances,
    timelyBala(circumstances, benefic, lords),
    (graha) => sthana[graha].total + dig[graha],
  );
  const cheshta = cheshtaBala(circumstances);
  const drik = drikBala(longitudes, benefic);
  const phala = phalas(circumstances, cheshta);
  const strengths = bySeven((graha) => ({
    sthana: sthana[graha],
    dig: dig[graha],
    kala: kala[graha],
    cheshta: cheshta[graha],
    naisargika: NAISARGIKA[graha],
    drik: drik[graha],
    ...phala[graha],
  }));
  return { grahas: summed(strengths), lords };
}

function kalaBala(
  circumstances: Circumstances,
  timely: BySeven<Timely>,
  elsewhere: (graha: keyof BySeven) => number,
): BySeven<KalaBala> {
  const ayana = ayanaBala(circumstances);
  const before = bySeven((graha) => elsewhere(graha) + totalOf(timely[graha]));
  const yuddha = yuddhaBala(circumstances.longitudes, before);
  return bySeven((graha) => {
    const parts = { ...timely[graha], ayana: ayana[graha], yuddha: yuddha[graha] };
    return { ...parts, total: totalOf(parts) };
  });
}

type Unsummed = Omit<GrahaStrength, 'total' | 'rupas' | 'required' | 'ratio' | 'rank'>;

function summed(strengths: BySeven<Unsummed>): BySeven<GrahaStrength> {
  const weighed = bySeven((graha) => {
    const { sthana, dig, kala, cheshta, naisargika, drik } = strengths[graha];
    const total = sum([sthana.total, dig, kala.total, cheshta, naisargika, drik]);
    return { total, rupas: total / 60, required: REQUIRED[graha], ratio: total / 60 / REQUIRED[graha] };
  });
  const ranked = SEVEN.toSorted((a, b) => weighed[b].ratio - weighed[a].ratio);
  return bySeven((graha) => ({ ...strengths[graha], ...weighed[graha], rank: ranked.indexOf(graha) + 1 }));
}
