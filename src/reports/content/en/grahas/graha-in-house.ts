/** Each graha in each house: 108 statements, index house - 1. */
import type { Graha } from '#src/astrology/contract.ts';
import { jupiter } from './in-house/jupiter-in-house.ts';
import { ketu } from './in-house/ketu-in-house.ts';
import { mars } from './in-house/mars-in-house.ts';
import { mercury } from './in-house/mercury-in-house.ts';
import { moon } from './in-house/moon-in-house.ts';
import { rahu } from './in-house/rahu-in-house.ts';
import { saturn } from './in-house/saturn-in-house.ts';
import { sun } from './in-house/sun-in-house.ts';
import { venus } from './in-house/venus-in-house.ts';

export const grahaInHouse: Record<Graha, readonly string[]> = {
  Sun: sun,
  Moon: moon,
  Mars: mars,
  Mercury: mercury,
  Jupiter: jupiter,
  Venus: venus,
  Saturn: saturn,
  Rahu: rahu,
  Ketu: ketu,
};
