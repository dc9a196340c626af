/**
 * Pairs of statements that must never appear in one report: a chapter may weigh what another says, but not contradict it.
 */
import type { ForbiddenPair } from './forbidden-pairs/document-queries.ts';
import { blueprintPairs } from './forbidden-pairs/blueprint.ts';
import { housePairs } from './forbidden-pairs/by-house.ts';
import { strengthPairs, summaryPairs } from './forbidden-pairs/by-graha.ts';
import { conditionPairs } from './forbidden-pairs/by-condition.ts';
import { chartPairs } from './forbidden-pairs/chart.ts';
import { doshaPairs } from './forbidden-pairs/doshas.ts';
import { lovePairs } from './forbidden-pairs/love.ts';
import { saturnPairs } from './forbidden-pairs/saturn.ts';
import { workPairs } from './forbidden-pairs/work.ts';
import { yearPairs } from './forbidden-pairs/year.ts';

export const forbiddenPairs: readonly ForbiddenPair[] = [
  ...summaryPairs,
  ...strengthPairs,
  ...housePairs,
  ...blueprintPairs,
  ...conditionPairs,
  ...doshaPairs,
  ...lovePairs,
  ...saturnPairs,
  ...yearPairs,
  ...workPairs,
  ...chartPairs,
];
