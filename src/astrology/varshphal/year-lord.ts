/**
 * The year lord: the five offices (panchadhikari) and the choice among their holders. Tajika Nilakanthi, Varsha
 * Tantra; Raman, Varshaphal.
 */
import type { ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { TajikaStrength, VarshphalRule, YearLord } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';
import { getTajikaAspect } from './relations.ts';

type Officers = VarshphalRule['officers'];

/**
 * Lords by day and by night for a lagna of the year from Aries on, as in modern handbooks. (Hayanaratna uses the
 * elements.)
 */
const TRI_RASHI_LORDS: readonly (readonly [day: ClassicalGraha, night: ClassicalGraha])[] = [
  ['Sun', 'Jupiter'],
  ['Venus', 'Moon'],
  ['Saturn', 'Mercury'],
  ['Venus', 'Mars'],
  ['Jupiter', 'Sun'],
  ['Moon', 'Venus'],
  ['Mercury', 'Saturn'],
  ['Mars', 'Venus'],
  ['Saturn', 'Saturn'],
  ['Mars', 'Mars'],
  ['Jupiter', 'Jupiter'],
  ['Moon', 'Moon'],
];

export type Lagnas = { natal: number; annual: number; muntha: number };

export function listOfficers(
  { grahas }: Pick<Chart, 'grahas'>,
  { natal, annual, muntha }: Lagnas,
  byDay: boolean,
): Officers {
  const holders = {
    muntha: getSignLord(muntha),
    'natal-lagna': getSignLord(natal),
    'annual-lagna': getSignLord(annual),
    'tri-rashi': TRI_RASHI_LORDS[annual - 1]![byDay ? 0 : 1],
    'dina-ratri': getSignLord(grahas[byDay ? 'Sun' : 'Moon'].sign),
  };
  return Object.entries(holders).map(([office, graha]) => ({
    office: office as Officers[number]['office'],
    graha,
    seesLagna: getTajikaAspect(grahas[graha].sign, annual) !== null,
  }));
}

const getSignLord = (sign: number): ClassicalGraha => SIGN_LORDS[sign - 1]!;

/** Of at most twenty: below this a graha has no effect. */
const MIN_EFFECTIVE_STRENGTH = 5;

/**
 * The strongest that aspects the lagna of the year; of two equally strong, the one with more offices. Schools
 * differ on the Moon; here it can be the year lord like the others.
 */
export function chooseYearLord(all: Officers, strengths: Record<ClassicalGraha, TajikaStrength>): YearLord {
  const total = ({ graha }: Officers[number]) => strengths[graha].total;
  const offices = ({ graha }: Officers[number]) => all.filter((officer) => officer.graha === graha).length;
  const [strongest] = all
    .filter(({ seesLagna }) => seesLagna)
    .toSorted((a, b) => total(b) - total(a) || offices(b) - offices(a));
  if (strongest && all.some((officer) => total(officer) >= MIN_EFFECTIVE_STRENGTH))
    return { graha: strongest.graha, chosen: 'strongest' };
  return { graha: all[0]!.graha, chosen: 'muntha' };
}
