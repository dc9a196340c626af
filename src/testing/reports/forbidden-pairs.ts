/** Pairs of statements that must never stand together in one copy: what one chapter says, another may weigh but not deny. */
import type { ForbiddenPair } from './forbidden-pairs/document-queries.ts';
import { byHouse } from './forbidden-pairs/by-house.ts';
import { byStrength, onMinute } from './forbidden-pairs/by-graha.ts';
import { chart } from './forbidden-pairs/chart.ts';
import { doshas } from './forbidden-pairs/doshas.ts';
import { saturn } from './forbidden-pairs/saturn.ts';
import { work } from './forbidden-pairs/work.ts';
import { year } from './forbidden-pairs/year.ts';

export const forbiddenPairs: readonly ForbiddenPair[] = [
  ...onMinute,
  ...byStrength,
  ...byHouse,
  ...doshas,
  ...saturn,
  ...year,
  ...work,
  ...chart,
];
