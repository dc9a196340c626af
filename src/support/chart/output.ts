/** A chart as a line of JSON: degrees to seven decimals, ISO UTC, signs, nakshatras and limbs counted from 1. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { charaKarakas } from '#src/astrology/karakas.ts';
import { VARAS } from '#src/astrology/panchang/panchang-names.ts';
import { VARGAS, vargaSign } from '#src/astrology/varga.ts';
import type { Charts } from './input.ts';

type Placed = { longitude: number; speed: number; retrograde: boolean } & Cells;
type Cells = { sign: number; nakshatra: number; pada: number };
type Limbs = { tithi: number; yoga: number; karana: number; vara: string };

export type Answer = {
  utc: string;
  ayanamsa: number;
  settings: Chart['settings'];
  /** null without a time of birth, like the Lagna of the vargas */
  ascendant: ({ longitude: number } & Cells) | null;
  midheaven: { longitude: number } | null;
  /** Sun to Saturn, RahuMean, RahuTrue, KetuMean, KetuTrue; speed in degrees a day */
  grahas: Record<string, Placed>;
  /** D2 to D60: the sign of Lagna and of each graha */
  vargas: Record<string, Record<string, number>>;
  panchang: Limbs;
  /** null where the Sun does not rise or set on that civil day; `notes` says so */
  sunrise: string | null;
  sunset: string | null;
  /** eight: with Rahu, by the true node */
  karakas: { seven: Record<string, Graha>; eight: Record<string, Graha> };
  vimshottari: { lord: Graha; start: string; antar: { lord: Graha; start: string }[] }[];
  notes: { code: string; field: string; message: string }[];
};

export function answerOf(charts: Charts): Answer {
  const chart = charts.byTrueNode;
  const grahas = grahasOf(charts);
  const { tithi, yoga, karana, vara, sunrise, sunset } = chart.panchang;
  return {
    utc: chart.utc,
    ayanamsa: rounded(chart.ayanamsaDegrees),
    settings: chart.settings,
    ascendant: chart.lagna && { longitude: rounded(chart.lagna.longitude), ...cells(chart.lagna) },
    midheaven: chart.midheaven === null ? null : { longitude: rounded(chart.midheaven) },
    grahas,
    vargas: vargasOf(charts),
    panchang: { tithi, yoga, karana, vara: VARAS[vara - 1]!.english },
    sunrise,
    sunset,
    karakas: { seven: charaKarakas(chart, 7), eight: charaKarakas(chart, 8) } as Answer['karakas'],
    vimshottari: chart.vimshottari.map(({ lord, start, antar }) => ({
      lord,
      start,
      antar: antar.map((part) => ({ lord: part.lord, start: part.start })),
    })),
    notes: notesOf(chart),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
const cells = ({ sign, nakshatra, pada }: Cells): Cells => ({ sign, nakshatra, pada });

type Seen = Chart['grahas'][Graha];

/** Every graha once, the nodes by both reckonings. */
function named({ byTrueNode, byMeanNode }: Charts): [string, Seen][] {
  return GRAHAS.flatMap((graha): [string, Seen][] => {
    const seen = byTrueNode.grahas[graha];
    if (graha !== 'Rahu' && graha !== 'Ketu') return [[graha, seen]];
    return [
      [`${graha}Mean`, byMeanNode.grahas[graha]],
      [`${graha}True`, seen],
    ];
  });
}

const grahasOf = (charts: Charts) =>
  Object.fromEntries(
    named(charts).map(([name, { longitude, speed, retrograde, ...rest }]) => [
      name,
      { longitude: rounded(longitude), speed: rounded(speed), retrograde, ...cells(rest) },
    ]),
  );

function vargasOf(charts: Charts): Answer['vargas'] {
  const { lagna } = charts.byTrueNode;
  const points = [
    ...(lagna ? [['Lagna', lagna.longitude] as const] : []),
    ...named(charts).map(([name, { longitude }]) => [name, longitude] as const),
  ];
  return Object.fromEntries(
    VARGAS.slice(1).map((n) => [
      `D${n}`,
      Object.fromEntries(points.map(([name, longitude]) => [name, vargaSign(n, longitude)])),
    ]),
  );
}

/** What is not as usual with an answer that stands all the same. */
function notesOf({ panchang, timeKnown, latitude }: Chart): Answer['notes'] {
  const polar = panchang.sunrise === null || panchang.sunset === null;
  return [
    ...(polar
      ? [
          {
            code: 'no-sunrise',
            field: 'lat',
            message: `At latitude ${latitude} the Sun does not both rise and set on that day. The weekday is the civil one; take another sunrise definition or a place nearer the equator for hours that need a sunrise.`,
          },
        ]
      : []),
    ...(timeKnown
      ? []
      : [
          {
            code: 'no-time',
            field: 'local',
            message: 'Without a time the chart is cast for noon and has no lagna. Add the time as THH:MM.',
          },
        ]),
  ];
}
