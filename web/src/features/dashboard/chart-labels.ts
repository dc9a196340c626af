/** Texts about the member's chart on the dashboard. Signs and nakshatras are counted from 1. */
import { GRAHAS, NAKSHATRAS, type Graha } from '#src/astrology/contract-names.ts';
import {
  getOtherVocabulary,
  getSignNameIn,
  type SignVocabulary,
} from '#src/astrology/contract-sign-names.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import type { Dignity, GrahaPosition, Point } from '#src/astrology/contract.ts';
import type { PersonalSection } from '#src/dashboard/contract.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';

export const STYLE_NAMES = { north: 'North Indian', south: 'South Indian', east: 'East Indian' } as const;

export const getNakshatraName = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.name;

const DIGNITY_NAMES: Record<Dignity, string> = {
  exalted: 'Exalted',
  moolatrikona: 'Moolatrikona',
  own: 'Own sign',
  friendly: 'Friend’s sign',
  neutral: 'Neutral sign',
  enemy: 'Enemy’s sign',
  debilitated: 'In its fall',
};

export type PositionRow = {
  name: string;
  point: Point;
  house: number | null;
  dignity: string;
  /** "retrograde", "combust" */
  states: string[];
};

/** The lagna, if it is known, and the nine grahas. */
export function toPositionRows({ chart }: PersonalSection): PositionRow[] {
  const lagna: PositionRow[] = chart.lagna
    ? [{ name: 'Lagna', point: chart.lagna, house: 1, dignity: '', states: [] }]
    : [];
  return [...lagna, ...GRAHAS.map((graha) => toPositionRow(graha, chart.grahas[graha]))];
}

/** The nodes Rahu and Ketu are always retrograde, so the state "retrograde" is not shown for them. */
function toPositionRow(graha: Graha, position: GrahaPosition): PositionRow {
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  return {
    name: graha,
    point: position,
    house: position.house,
    dignity: position.dignity ? DIGNITY_NAMES[position.dignity] : 'Not graded',
    states: [position.isRetrograde && !isNode && 'retrograde', position.isCombust && 'combust'].filter(
      (state) => state !== false,
    ),
  };
}

/** Lagna, Moon sign and birth star, as far as they are known. */
export function getKeyFacts(
  { chart, isMoonSignKnown, timeKind }: PersonalSection,
  vocabulary: SignVocabulary,
): { label: string; value: string; note: string }[] {
  const { Moon, Sun } = chart.grahas;
  const isTimeKnown = timeKind !== 'unknown';
  const getName = (sign: number) => getSignNameIn(vocabulary, sign);
  const getOtherName = (sign: number) => getSignNameIn(getOtherVocabulary(vocabulary), sign);
  return [
    chart.lagna && {
      label: 'Lagna',
      value: getName(chart.lagna.sign),
      note: `${getOtherName(chart.lagna.sign)} ${formatDegrees(chart.lagna.degreeInSign)}`,
    },
    isMoonSignKnown && {
      label: 'Moon sign',
      value: getName(Moon.sign),
      note: getOtherName(Moon.sign),
    },
    isTimeKnown && {
      label: 'Birth star',
      value: getNakshatraName(Moon.nakshatra),
      note: `pada ${Moon.pada}`,
    },
    !isTimeKnown && { label: 'Sun at noon', value: getName(Sun.sign), note: getOtherName(Sun.sign) },
  ].filter((fact) => fact !== null && fact !== false);
}

/** "4th house from your lagna, 7th from your Moon", as far as they are known. */
export function describeHouses(houses: {
  houseFromMoon: number | null;
  houseFromLagna: number | null;
}): string {
  const parts = [
    houses.houseFromLagna !== null && `${formatOrdinal(houses.houseFromLagna)} house from your lagna`,
    houses.houseFromMoon !== null && `${formatOrdinal(houses.houseFromMoon)} from your Moon`,
  ];
  return parts.filter(Boolean).join(', ');
}
