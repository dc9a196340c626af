/** A chart for people: a table in the terminal. */
import { GRAHAS, NAKSHATRAS, RASHIS, type Chart, type Point } from '#src/astrology/contract.ts';
import { karanaName, tithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';

export function tableOf(chart: Chart): string[] {
  const { settings, panchang } = chart;
  return [
    `${chart.utc}   ayanamsa ${settings.ayanamsa} ${arc(chart.ayanamsaDegrees)}   ${settings.node} node`,
    '',
    ...(chart.lagna
      ? [row('Lagna', chart.lagna, '')]
      : ['The time of birth is unknown: no lagna, no houses.']),
    ...GRAHAS.map((graha) => {
      const { retrograde, combust, house, dignity, ...point } = chart.grahas[graha];
      const marks = [retrograde && 'retrograde', combust && 'combust', dignity, house && `house ${house}`];
      return row(graha, point, marks.filter(Boolean).join(', '));
    }),
    '',
    `${tithiName(panchang.tithi).name.english}, ${YOGAS[panchang.yoga - 1]!.english}, ${karanaName(panchang.karana).english}, ${VARAS[panchang.vara - 1]!.english}`,
    `sunrise ${panchang.sunrise ?? 'none'}, sunset ${panchang.sunset ?? 'none'} (${settings.sunrise})`,
    '',
    ...chart.vimshottari.map(({ lord, start, end }) => `${lord.padEnd(8)} ${start} to ${end}`),
  ];
}

const row = (name: string, { sign, degreeInSign, nakshatra, pada }: Point, marks: string) =>
  [
    name.padEnd(8),
    RASHIS[sign - 1]!.english.padEnd(12),
    arc(degreeInSign).padStart(13),
    `${NAKSHATRAS[nakshatra - 1]!.name} ${pada}`.padEnd(20),
    marks,
  ]
    .join('  ')
    .trimEnd();

/** 23°48′25.3″ */
function arc(degrees: number): string {
  const tenths = Math.floor(degrees * 36_000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(tenths / 36_000)}°${pad(Math.floor(tenths / 600) % 60)}′${pad(Math.floor(tenths / 10) % 60)}.${tenths % 10}″`;
}
