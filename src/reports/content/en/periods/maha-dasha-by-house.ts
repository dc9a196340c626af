/** A mahadasha by the house of its lord: index house - 1. */
import type { Graha } from '#src/astrology/contract.ts';
import { jupiterYears, mercuryYears, venusYears } from './maha-by-house-inner-planets.ts';
import { marsYears, moonYears, sunYears } from './maha-by-house-lights-and-mars.ts';
import { ketuYears, rahuYears, saturnYears } from './maha-by-house-saturn-and-nodes.ts';

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
