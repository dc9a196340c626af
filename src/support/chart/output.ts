/**
 * Converts a chart to JSON: degrees have seven decimals, instants are ISO UTC, signs, nakshatras and panchang limbs are
 * numbered from 1.
 */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { VARAS } from '#src/astrology/panchang/panchang-names.ts';
import { VARGAS, computeVargaSign } from '#src/astrology/varga.ts';
import type { ChartsByNode } from './input.ts';

type GrahaOutput = { longitude: number; speed: number; retrograde: boolean } & Placement;
type Placement = { sign: number; nakshatra: number; pada: number };
type PanchangOutput = { tithi: number; yoga: number; karana: number; vara: string };

export type ChartOutput = {
  utc: string;
  ayanamsa: number;
  settings: Chart['settings'];
  /** null when the time of birth is unknown; the vargas then have no Lagna */
  ascendant: ({ longitude: number } & Placement) | null;
  midheaven: { longitude: number } | null;
  /** keys: Sun to Saturn, RahuMean, RahuTrue, KetuMean, KetuTrue; speed in degrees per day */
  grahas: Record<string, GrahaOutput>;
  /** divisional charts D2 to D60: sign of the Lagna and of each graha */
  vargas: Record<string, Record<string, number>>;
  panchang: PanchangOutput;
  /** null when the Sun does not rise or set on that civil day; `notes` explains it */
  sunrise: string | null;
  sunset: string | null;
  /**
   * chara karakas: the graha of each role, by degrees in the sign. `seven` of Sun to Saturn; `eight` includes Rahu, by the node of
   * the settings; the other two name their node
   */
  karakas: Record<'seven' | 'eight' | 'eightTrue' | 'eightMean', Record<string, Graha>>;
  vimshottari: { lord: Graha; start: string; antar: { lord: Graha; start: string }[] }[];
  notes: { code: string; field: string; message: string }[];
};

export function toChartOutput(charts: ChartsByNode): ChartOutput {
  const { chart } = charts;
  const grahas = toGrahaOutputs(charts);
  const { tithi, yoga, karana, vara, sunrise, sunset } = chart.panchang;
  return {
    utc: chart.utc,
    ayanamsa: roundDegrees(chart.ayanamsaDegrees),
    settings: chart.settings,
    ascendant: chart.lagna && { longitude: roundDegrees(chart.lagna.longitude), ...toPlacement(chart.lagna) },
    midheaven: chart.midheaven === null ? null : { longitude: roundDegrees(chart.midheaven) },
    grahas,
    vargas: toVargaOutputs(charts),
    panchang: { tithi, yoga, karana, vara: VARAS[vara - 1]!.english },
    sunrise,
    sunset,
    karakas: {
      seven: computeCharaKarakas(chart, 7),
      eight: computeCharaKarakas(chart, 8),
      eightTrue: computeCharaKarakas(charts.trueNodeChart, 8),
      eightMean: computeCharaKarakas(charts.meanNodeChart, 8),
    } as ChartOutput['karakas'],
    vimshottari: chart.vimshottari.map(({ lord, start, antar }) => ({
      lord,
      start,
      antar: antar.map((period) => ({ lord: period.lord, start: period.start })),
    })),
    notes: createNotes(chart),
  };
}

const roundDegrees = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
const toPlacement = ({ sign, nakshatra, pada }: Placement): Placement => ({ sign, nakshatra, pada });

type GrahaPosition = Chart['grahas'][Graha];

/** Lists every graha. Rahu and Ketu are listed twice, by the mean and by the true node. */
function listGrahas({ trueNodeChart, meanNodeChart }: ChartsByNode): [string, GrahaPosition][] {
  return GRAHAS.flatMap((graha): [string, GrahaPosition][] => {
    const position = trueNodeChart.grahas[graha];
    if (graha !== 'Rahu' && graha !== 'Ketu') return [[graha, position]];
    return [
      [`${graha}Mean`, meanNodeChart.grahas[graha]],
      [`${graha}True`, position],
    ];
  });
}

const toGrahaOutputs = (charts: ChartsByNode) =>
  Object.fromEntries(
    listGrahas(charts).map(([name, { longitude, speed, isRetrograde, ...placement }]) => [
      name,
      {
        longitude: roundDegrees(longitude),
        speed: roundDegrees(speed),
        retrograde: isRetrograde,
        ...toPlacement(placement),
      },
    ]),
  );

function toVargaOutputs(charts: ChartsByNode): ChartOutput['vargas'] {
  const { lagna } = charts.chart;
  const points = [
    ...(lagna ? [['Lagna', lagna.longitude] as const] : []),
    ...listGrahas(charts).map(([name, { longitude }]) => [name, longitude] as const),
  ];
  return Object.fromEntries(
    VARGAS.slice(1).map((division) => [
      `D${division}`,
      Object.fromEntries(points.map(([name, longitude]) => [name, computeVargaSign(division, longitude)])),
    ]),
  );
}

/** Explains missing parts of the output. */
function createNotes({ panchang, isTimeKnown, latitude }: Chart): ChartOutput['notes'] {
  const hasNoSunrise = panchang.sunrise === null || panchang.sunset === null;
  return [
    ...(hasNoSunrise
      ? [
          {
            code: 'no-sunrise',
            field: 'lat',
            message: `At latitude ${latitude} the Sun does not both rise and set on that day. The weekday is that of the civil day. Use another sunrise definition or a place nearer the equator for values that need a sunrise.`,
          },
        ]
      : []),
    ...(isTimeKnown
      ? []
      : [
          {
            code: 'no-time',
            field: 'local',
            message:
              'Without a time the chart is computed for noon and has no lagna. Add the time as THH:MM.',
          },
        ]),
  ];
}
