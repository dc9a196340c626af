/** The panchang (almanac) of a day, for the strip below the hero of the home page. */
import type { Chart } from '#src/astrology/contract.ts';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';

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

export type AlmanacEntry = { label: string; value: string; note?: string };

/** Vara (weekday), tithi (lunar day), Moon, nakshatra (lunar mansion), Sun and Saturn. */
export function buildAlmanac({ grahas, panchang }: Chart): AlmanacEntry[] {
  const { Moon, Sun, Saturn } = grahas;
  const [day, vara] = VARAS[panchang.vara - 1] ?? VARAS[0];
  return [
    { label: 'Vara', value: `${day}, ${vara}` },
    { label: 'Tithi', value: formatTithi(panchang.tithi) },
    { label: 'Moon', value: formatRashi(Moon.sign), note: formatDegrees(Moon.degreeInSign) },
    { label: 'Nakshatra', value: NAKSHATRAS[Moon.nakshatra - 1]?.name ?? '', note: `pada ${Moon.pada}` },
    { label: 'Sun', value: formatRashi(Sun.sign), note: formatDegrees(Sun.degreeInSign) },
    {
      label: 'Saturn',
      value: formatRashi(Saturn.sign),
      note: Saturn.isRetrograde ? 'retrograde' : formatDegrees(Saturn.degreeInSign),
    },
  ];
}

/** @param tithi 1 to 30, from the new Moon: "Shukla Dvadashi", "Purnima", "Krishna Tritiya", "Amavasya" */
export function formatTithi(tithi: number): string {
  if (tithi === 15) return 'Purnima';
  if (tithi === 30) return 'Amavasya';
  return tithi < 15 ? `Shukla ${TITHIS[tithi - 1]}` : `Krishna ${TITHIS[tithi - 16]}`;
}

const formatRashi = (sign: number) => RASHIS[sign - 1]?.sanskrit ?? '';
