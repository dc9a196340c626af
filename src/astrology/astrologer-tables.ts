/** Collects the tables that astrologers use and reports do not print. */
import { computeAvakahadaTable } from './avakahada/avakahada.ts';
import { computeAvasthas } from './avasthas/avasthas.ts';
import type { Chart } from './contract.ts';
import { computeBhavaChalit } from './cusps/bhava-chalit.ts';
import { computeDashaTables } from './dashas/dasha-tables.ts';
import { computeFriendshipTables } from './friendship-tables.ts';
import type { BirthMoment } from './input.ts';
import { computeJaiminiTables } from './jaimini/jaimini-tables.ts';
import { computeKpTables } from './kp/kp-tables.ts';
import { computeSpecialLagnas } from './special-lagnas.ts';
import { computeStrengthTables } from './strengths/strength-tables.ts';
import { computeSudarshanaYear, listSudarshanaHouses } from './sudarshana.ts';
import { computeAnnualTables } from './varshphal/annual-tables.ts';
import { computeUpagrahas } from './upagrahas/upagraha-tables.ts';

/**
 * @param now ISO instant for which the running periods and the current year are computed
 * @param syllable first syllable of the name in Devanagari, for the strength of the shayanadi avasthas
 */
export function computeAstrologerTables(
  chart: Chart,
  birth: BirthMoment,
  now: string,
  syllable: string | null = null,
) {
  return {
    avakahada: computeAvakahadaTable(chart, birth),
    friendship: computeFriendshipTables(chart),
    bhavaChalit: computeBhavaChalit(chart),
    kp: computeKpTables(chart),
    upagrahas: computeUpagrahas(chart),
    dashas: computeDashaTables(chart, now),
    jaimini: computeJaiminiTables(chart),
    specialLagnas: computeSpecialLagnas(chart),
    strengths: computeStrengthTables(chart),
    avasthas: computeAvasthas(chart, syllable),
    annual: computeAnnualTables(chart, birth, now),
    sudarshana: { houses: listSudarshanaHouses(chart), year: computeSudarshanaYear(chart, now) },
  };
}
