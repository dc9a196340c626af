/** What each graha says from each house: 108 statements, index house - 1. */
import type { Graha } from '#src/astrology/contract.ts';
import { jupiter } from './graha-in-house/jupiter.ts';
import { ketu } from './graha-in-house/ketu.ts';
import { mars } from './graha-in-house/mars.ts';
import { mercury } from './graha-in-house/mercury.ts';
import { moon } from './graha-in-house/moon.ts';
import { rahu } from './graha-in-house/rahu.ts';
import { saturn } from './graha-in-house/saturn.ts';
import { sun } from './graha-in-house/sun.ts';
import { venus } from './graha-in-house/venus.ts';

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
