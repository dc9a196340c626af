/**
 * Lists the holders of the five offices (panchadhikari) and chooses the year lord among them. Sources: Nilakantha,
 * Tajika Nilakanthi, Varsha Tantra; B. V. Raman, Varshaphal.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { TajikaStrength, VarshphalLagnaResults, YearLord } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getTajikaAspect } from './relations.ts';

type OfficeHolders = VarshphalLagnaResults['officeHolders'];

/**
 * The tri-rashi lord by day and by night for each lagna of the year, Aries first, as in modern handbooks. (The
 * Hayanaratna uses the elements.)
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

/** Signs, 1 to 12: those of both lagnas, and the muntha. */
export type Lagnas = { natal: number; annual: number; muntha: number };

export function listOfficeHolders(
  { grahas }: Pick<Chart, 'grahas'>,
  { natal, annual, muntha }: Lagnas,
  isByDay: boolean,
): OfficeHolders {
  const holders = {
    muntha: getSignLord(muntha),
    'natal-lagna': getSignLord(natal),
    'annual-lagna': getSignLord(annual),
    'tri-rashi': TRI_RASHI_LORDS[annual - 1]![isByDay ? 0 : 1],
    'dina-ratri': getSignLord(grahas[isByDay ? 'Sun' : 'Moon'].sign),
  };
  return Object.entries(holders).map(([office, graha]) => ({
    office: office as OfficeHolders[number]['office'],
    graha,
    aspectsLagna: getTajikaAspect(grahas[graha].sign, annual) !== null,
  }));
}

/** Below this total, of at most twenty, a graha has no effect. */
const MIN_EFFECTIVE_STRENGTH = 5;

/**
 * Chooses the strongest office holder that aspects the lagna of the year; of two equally strong ones, that with more
 * offices. If no holder aspects the lagna or all are weak, the lord of the muntha is chosen. Schools differ on the Moon;
 * here it can be the year lord like any other graha.
 */
export function chooseYearLord(
  officeHolders: OfficeHolders,
  strengths: Record<ClassicalGraha, TajikaStrength>,
): YearLord {
  const getTotal = ({ graha }: OfficeHolders[number]) => strengths[graha].total;
  const countOffices = ({ graha }: OfficeHolders[number]) =>
    officeHolders.filter((holder) => holder.graha === graha).length;
  const [strongest] = officeHolders
    .filter(({ aspectsLagna }) => aspectsLagna)
    .toSorted((a, b) => getTotal(b) - getTotal(a) || countOffices(b) - countOffices(a));
  if (strongest && officeHolders.some((holder) => getTotal(holder) >= MIN_EFFECTIVE_STRENGTH))
    return { graha: strongest.graha, chosen: 'strongest' };
  return { graha: officeHolders[0]!.graha, chosen: 'muntha' };
}
