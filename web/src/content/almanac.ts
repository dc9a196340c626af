/** The day as an almanac tells it. */
import type { Chart } from '#src/astrology/contract.ts';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';

const VARAS = [
  ['Sunday', 'Ravivara'],
  ['Monday', 'Somavara'],
  ['Tuesday', 'Mangalavara'],
  ['Wednesday', 'Budhavara'],
  ['Thursday', 'Guruvara'],
  ['Friday', 'Shukravara'],
  ['Saturday', 'Shanivara'],
] as const;

const TITHIS = [
  'Pratipada',
  'Dvitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dvadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;

export type AlmanacLine = { label: string; value: string; note?: string };

/** The day in six lines, as the strip under the hero tells it. */
export function buildAlmanac({ grahas, panchang }: Chart): AlmanacLine[] {
  const { Moon, Sun, Saturn } = grahas;
  const [day, vara] = VARAS[panchang.vara - 1] ?? VARAS[0];
  return [
    { label: 'Vara', value: `${day}, ${vara}` },
    { label: 'Tithi', value: formatTithi(panchang.tithi) },
    { label: 'Moon', value: formatRashi(Moon.sign), note: formatDegrees(Moon.degreeInSign) },
    { label: 'Nakshatra', value: NAKSHATRAS[Moon.nakshatra - 1]?.name ?? '', note: `pada ${Moon.pada}` },
    { label: 'Sun', value: formatRashi(Sun.sign), note: formatDegrees(Sun.degreeInSign) },
    {
      label: 'Shani',
      value: formatRashi(Saturn.sign),
      note: Saturn.retrograde ? 'retrograde' : formatDegrees(Saturn.degreeInSign),
    },
  ];
}

/** 1 to 30: "Shukla Dvadashi", "Purnima", "Krishna Tritiya", "Amavasya". */
export function formatTithi(tithi: number): string {
  if (tithi === 15) return 'Purnima';
  if (tithi === 30) return 'Amavasya';
  return tithi < 15 ? `Shukla ${TITHIS[tithi - 1]}` : `Krishna ${TITHIS[tithi - 16]}`;
}

/** 17.61 -> "17°36′", cut off, never rounded up into the next minute. */
export function formatDegrees(degreeInSign: number): string {
  const minutes = Math.floor(degreeInSign * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const formatRashi = (sign: number) => RASHIS[sign - 1]?.sanskrit ?? '';
