/** Collects the dasha systems of a chart and the periods that run at an instant. */
import type { Chart } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { evaluateAshtottariConditions } from './ashtottari-conditions.ts';
import { computeAshtottari } from './ashtottari.ts';
import { computeChara } from './chara.ts';
import { computeKalachakra } from './kalachakra.ts';
import { findRunningDasha, findRunningVimshottari } from './running-periods.ts';
import { computeYogini } from './yogini.ts';

/**
 * If the birth time is unknown, Yogini and Ashtottari are those of the Moon at noon, like chart.vimshottari, and Chara
 * and Kalachakra are null: Chara needs the lagna, and the Moon passes four padas a day.
 * @param now ISO instant
 */
export function computeDashaTables(chart: Chart, now: string) {
  const moon = [chart.grahas.Moon.longitude, parseUt(chart.utc), chart.settings.yearDays] as const;
  const yogini = computeYogini(...moon);
  const ashtottari = computeAshtottari(...moon);
  const chara = computeChara(chart);
  const kalachakra = chart.isTimeKnown ? computeKalachakra(...moon) : null;
  return {
    yogini,
    ashtottari: { conditions: evaluateAshtottariConditions(chart), periods: ashtottari },
    chara,
    kalachakra,
    running: {
      vimshottari: findRunningVimshottari(chart.vimshottari, now),
      yogini: findRunningDasha(yogini, now),
      ashtottari: findRunningDasha(ashtottari, now),
      chara: chara && findRunningDasha(chara, now),
      kalachakra: kalachakra && findRunningDasha(kalachakra.periods, now),
    },
  };
}
