/** One birth with everything that is derived from it at once. What looks far ahead or weighs long, transits and shadbala, is asked for apart. */
import type {
  CharaKarakas,
  Chart,
  ChartSettings,
  DashaPeriod,
  Graha,
  SaturnPassage,
  Sensitivity,
} from './contract.ts';
import type { Ashtakavarga } from './contract-strengths.ts';
import type { Dhaiya } from './contract-transits.ts';
import type { Varshphal } from './contract-varshphal.ts';
import type { GandaMula, KaalSarp, Manglik } from './contract-doshas.ts';
import { ashtakavargaOf } from './ashtakavarga/ashtakavarga.ts';
import { computeChart } from './chart.ts';
import { GRAHAS } from './contract.ts';
import { gandaMula } from './doshas/ganda-mula.ts';
import { kaalSarp } from './doshas/kaal-sarp.ts';
import { manglik } from './doshas/manglik.ts';
import { houseTable, type House } from './house-table.ts';
import type { BirthMoment } from './input.ts';
import { charaKarakas } from './karakas.ts';
import { dhaiyas, sadeSati } from './motion/saturn.ts';
import { chartSensitivity } from './sensitivity.ts';
import { VARGAS, vargaSign } from './varga.ts';
import { pratyantars } from './vimshottari.ts';
import { ageOn } from './varshphal/solar-return.ts';
import { varshphal } from './varshphal/varshphal.ts';
import { judgedYogas, type JudgedYoga } from './yogas/judged-yogas.ts';

export type WholeChart = {
  chart: Chart;
  /** null without a birth time, like all that counts houses */
  houses: House[] | null;
  /** sign of each graha, and of the lagna where there is one, in the sixteen divisions */
  vargas: Record<string, Partial<Record<Graha | 'Lagna', number>>>;
  karakas: CharaKarakas;
  /** the 81 antardashas in order, each in its nine parts */
  pratyantars: DashaPeriod[][];
  ashtakavarga: Ashtakavarga | null;
  yogas: JudgedYoga[];
  manglik: Manglik;
  kaalSarp: KaalSarp;
  gandaMula: GandaMula;
  sadeSati: SaturnPassage[];
  dhaiyas: Dhaiya[];
  sensitivity: Sensitivity | null;
  /** of the year that runs at `now` */
  varshphal: Varshphal;
};

/**
 * @param now ISO instant, for the year that is read
 * @throws ChartInputError
 */
export function wholeChart(birth: BirthMoment, now: string, wanted: Partial<ChartSettings> = {}): WholeChart {
  const chart = computeChart(birth, wanted);
  return {
    chart,
    houses: houseTable(chart),
    vargas: vargasOf(chart),
    karakas: charaKarakas(chart, chart.settings.karakas),
    pratyantars: pratyantars(chart.vimshottari),
    ashtakavarga: ashtakavargaOf(chart),
    yogas: judgedYogas(chart),
    manglik: manglik(chart),
    kaalSarp: kaalSarp(chart),
    gandaMula: gandaMula(chart.grahas.Moon),
    sadeSati: sadeSati(chart),
    dhaiyas: dhaiyas(chart),
    sensitivity: chart.lagna && chartSensitivity(birth, chart),
    varshphal: varshphal(chart, ageOn(chart, now), birth),
  };
}

function vargasOf({ lagna, grahas }: Chart): WholeChart['vargas'] {
  const points = [
    ...(lagna ? [['Lagna', lagna.longitude] as const] : []),
    ...GRAHAS.map((graha) => [graha, grahas[graha].longitude] as const),
  ];
  return Object.fromEntries(
    VARGAS.map((n) => [
      `D${n}`,
      Object.fromEntries(points.map(([name, longitude]) => [name, vargaSign(n, longitude)])),
    ]),
  );
}
