/** The facts for a known birth time. */
import { computeChart } from '#src/astrology/chart.ts';
import { KARAKAS, type Chart, type DashaPeriod, type Graha, type Point } from '#src/astrology/contract.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { computeLagnaInterval } from '#src/astrology/sensitivity.ts';
import type { MomentFacts } from './contract.ts';

type Options = { hasPlace: boolean; now: string };

export function computeMomentFacts(birth: BirthMoment, { hasPlace, now }: Options): MomentFacts {
  const chart = computeChart(birth);
  return {
    kind: 'moment',
    moon: toPoint(chart.grahas.Moon),
    sun: toPoint(chart.grahas.Sun),
    lagna: hasPlace ? describeLagna(chart) : null,
    karakas: rankKarakas(chart),
    dasha: findCurrentDasha(chart, now),
  };
}

const toPoint = ({ longitude, sign, degreeInSign, nakshatra, pada, navamsaSign }: Point): Point => ({
  longitude,
  sign,
  degreeInSign,
  nakshatra,
  pada,
  navamsaSign,
});

function describeLagna(chart: Chart): MomentFacts['lagna'] {
  const { lagna } = chart;
  return lagna && { point: lagna, rising: { sign: lagna.sign, ...computeLagnaInterval(chart, 12) } };
}

function rankKarakas(chart: Chart): MomentFacts['karakas'] {
  const karakas = computeCharaKarakas(chart, chart.settings.karakas);
  return KARAKAS.flatMap((karaka) => karakas[karaka] ?? []).map((graha: Graha) => ({
    graha,
    degreeInSign: chart.grahas[graha].degreeInSign,
  }));
}

function findCurrentDasha({ vimshottari }: Chart, now: string): MomentFacts['dasha'] {
  const isRunning = ({ end }: DashaPeriod) => Date.parse(now) < Date.parse(end);
  const index = vimshottari.findIndex(isRunning);
  const maha = vimshottari[index];
  const antar = maha?.antar.find(isRunning);
  if (!maha || !antar) return { current: null, next: null };
  const next = vimshottari[index + 1];
  return { current: { maha: toPeriod(maha), antar }, next: next ? toPeriod(next) : null };
}

const toPeriod = ({ lord, start, end }: DashaPeriod): DashaPeriod => ({ lord, start, end });
