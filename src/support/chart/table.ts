/** Renders a chart as a table for the terminal. */
import { GRAHAS, NAKSHATRAS, RASHIS, type Chart, type Point } from '#src/astrology/contract.ts';
import { getKaranaName, getTithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';

export function renderTable(chart: Chart): string[] {
  const { settings, panchang } = chart;
  return [
    `${chart.utc}   ayanamsa ${settings.ayanamsa} ${formatArc(chart.ayanamsaDegrees)}   ${settings.node} node`,
    '',
    ...(chart.lagna
      ? [renderRow('Lagna', chart.lagna, '')]
      : ['The time of birth is unknown: no lagna and no houses.']),
    ...GRAHAS.map((graha) => {
      const { isRetrograde, isCombust, house, dignity, ...point } = chart.grahas[graha];
      const remarks = [
        isRetrograde && 'retrograde',
        isCombust && 'combust',
        dignity,
        house && `house ${house}`,
      ];
      return renderRow(graha, point, remarks.filter(Boolean).join(', '));
    }),
    '',
    `${getTithiName(panchang.tithi).name.english}, ${YOGAS[panchang.yoga - 1]!.english}, ${getKaranaName(panchang.karana).english}, ${VARAS[panchang.vara - 1]!.english}`,
    `sunrise ${panchang.sunrise ?? 'none'}, sunset ${panchang.sunset ?? 'none'} (${settings.sunrise})`,
    '',
    ...chart.vimshottari.map(({ lord, start, end }) => `${lord.padEnd(8)} ${start} to ${end}`),
  ];
}

const renderRow = (name: string, { sign, degreeInSign, nakshatra, pada }: Point, remarks: string) =>
  [
    name.padEnd(8),
    RASHIS[sign - 1]!.english.padEnd(12),
    formatArc(degreeInSign).padStart(13),
    `${NAKSHATRAS[nakshatra - 1]!.name} ${pada}`.padEnd(20),
    remarks,
  ]
    .join('  ')
    .trimEnd();

/** 23.80703 becomes "23°48′25.3″". */
function formatArc(degrees: number): string {
  const tenthsOfArcseconds = Math.floor(degrees * 36_000);
  const wholeArcseconds = Math.floor(tenthsOfArcseconds / 10);
  const wholeArcminutes = Math.floor(wholeArcseconds / 60);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(wholeArcminutes / 60)}°${pad(wholeArcminutes % 60)}′${pad(wholeArcseconds % 60)}.${tenthsOfArcseconds % 10}″`;
}
