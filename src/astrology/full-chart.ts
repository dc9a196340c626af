/**
 * Computes all results of a birth, except transits and shadbala, which are expensive and computed separately.
 */
import type {
  CharaKarakas,
  Chart,
  ChartSettings,
  DashaPeriod,
  Graha,
  SadeSatiPeriod,
  Sensitivity,
} from './contract.ts';
import type { Ashtakavarga } from './contract-strengths.ts';
import type { Dhaiya } from './contract-transits.ts';
import type { Varshphal } from './contract-varshphal.ts';
import type { GandaMula, KaalSarp, Manglik } from './contract-doshas.ts';
import { computeAshtakavarga } from './ashtakavarga/ashtakavarga.ts';
import { computeChart } from './chart.ts';
import { GRAHAS } from './contract.ts';
import { judgeGandaMula } from './doshas/ganda-mula.ts';
import { judgeKaalSarp } from './doshas/kaal-sarp.ts';
import { judgeManglik } from './doshas/manglik.ts';
import { buildHouseTable, type House } from './house-table.ts';
import type { BirthMoment } from './input.ts';
import { computeCharaKarakas } from './jaimini/karakas.ts';
import { findDhaiyas, findSadeSati } from './motion/saturn.ts';
import { computeSensitivity } from './sensitivity.ts';
import { VARGAS, computeVargaSign } from './varga.ts';
import { listPratyantars } from './dashas/vimshottari.ts';
import { countSolarReturns } from './varshphal/solar-return.ts';
import { computeVarshphal } from './varshphal/varshphal.ts';
import { judgeYogas, type JudgedYoga } from './yogas/judge-yogas.ts';

export type FullChart = {
  chart: Chart;
  /** null if the birth time is unknown */
  houses: House[] | null;
  /** sign of each graha and of the lagna, if known, in the sixteen divisional charts: the keys are "D1" to "D60" */
  vargas: Record<string, Partial<Record<Graha | 'Lagna', number>>>;
  karakas: CharaKarakas;
  /** the 81 antardashas in order, each with its nine pratyantardashas */
  pratyantars: DashaPeriod[][];
  ashtakavarga: Ashtakavarga | null;
  yogas: JudgedYoga[];
  manglik: Manglik;
  kaalSarp: KaalSarp;
  /** if the birth time is unknown, that of the Moon at noon */
  gandaMula: GandaMula;
  sadeSati: SadeSatiPeriod[];
  dhaiyas: Dhaiya[];
  sensitivity: Sensitivity | null;
  /** the annual chart of the year that includes `now`; before the birth that of the first year */
  varshphal: Varshphal;
};

/**
 * @param now ISO instant that selects the year of the varshphal
 * @throws ChartInputError
 */
export function computeFullChart(
  birth: BirthMoment,
  now: string,
  overrides: Partial<ChartSettings> = {},
): FullChart {
  const chart = computeChart(birth, overrides);
  return {
    chart,
    houses: buildHouseTable(chart),
    vargas: computeVargas(chart),
    karakas: computeCharaKarakas(chart, chart.settings.karakas),
    pratyantars: listPratyantars(chart.vimshottari),
    ashtakavarga: computeAshtakavarga(chart),
    yogas: judgeYogas(chart),
    manglik: judgeManglik(chart),
    kaalSarp: judgeKaalSarp(chart),
    gandaMula: judgeGandaMula(chart.grahas.Moon),
    sadeSati: findSadeSati(chart),
    dhaiyas: findDhaiyas(chart),
    sensitivity: chart.lagna && computeSensitivity(birth, chart),
    varshphal: computeVarshphal(chart, Math.max(countSolarReturns(chart, now), 0), birth),
  };
}

function computeVargas({ lagna, grahas }: Chart): FullChart['vargas'] {
  const vargas: FullChart['vargas'] = {};
  for (const varga of VARGAS) {
    const signs: FullChart['vargas'][string] = {};
    if (lagna) signs.Lagna = computeVargaSign(varga, lagna.longitude);
    for (const graha of GRAHAS) signs[graha] = computeVargaSign(varga, grahas[graha].longitude);
    vargas[`D${varga}`] = signs;
  }
  return vargas;
}
