/** The house of a period's lord gives its years a place to happen: index house - 1. */
import type { Graha } from '#src/astrology/contract.ts';
import { jupiterYears, mercuryYears, venusYears } from './maha-house/inner.ts';
import { marsYears, moonYears, sunYears } from './maha-house/lights.ts';
import { ketuYears, rahuYears, saturnYears } from './maha-house/slow.ts';

export const mahaInHouse: Record<Graha, readonly string[]> = {
  Sun: sunYears,
  Moon: moonYears,
  Mars: marsYears,
  Mercury: mercuryYears,
  Jupiter: jupiterYears,
  Venus: venusYears,
  Saturn: saturnYears,
  Rahu: rahuYears,
  Ketu: ketuYears,
};
