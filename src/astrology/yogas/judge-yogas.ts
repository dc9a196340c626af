/** All yogas by family, and their evaluation for a chart. */
import type { Chart } from '#src/astrology/contract.ts';
import { blessings } from './subha-yogas.ts';
import { company } from './conjunctions.ts';
import { emblems } from './named-yogas.ts';
import { greatFive } from './mahapurusha.ts';
import { hidden } from './vipareeta.ts';
import { lagna } from './lagna.ts';
import { moon } from './moon.ts';
import { asraya, dala, sankhya } from './nabhasa.ts';
import { shapes } from './nabhasa-shapes.ts';
import { raja } from './raja.ts';
import type { Verdict, YogaRule } from './rule.ts';
import { sun } from './sun.ts';
import { wealth } from './wealth.ts';

const FAMILIES = {
  greatFive,
  moon,
  sun,
  company,
  lagna,
  blessings,
  emblems,
  raja,
  hidden,
  wealth,
  nabhasa: [...asraya, ...dala, ...shapes, ...sankhya],
} as const;

export type YogaFamily = keyof typeof FAMILIES;
export type YogaKey = (typeof FAMILIES)[YogaFamily][number]['key'];
export type Yoga = YogaRule<YogaKey> & { family: YogaFamily };
export type JudgedYoga = { yoga: Yoga; verdict: Verdict };

/** In a fixed order, family by family. */
export const YOGAS: readonly Yoga[] = Object.entries(FAMILIES).flatMap(([family, rules]) =>
  rules.map((rule) => ({ ...rule, family: family as YogaFamily })),
);

/**
 * Whole-sign houses and whole-sign aspects; strong means in its own sign, exalted or in the sign of a natural
 * friend, and not combust. Without a lagna only rules that count no houses are evaluated.
 */
export const judgeYogas = (chart: Chart): JudgedYoga[] =>
  YOGAS.filter(({ needsLagna }) => chart.lagna !== null || !needsLagna).map((yoga) => ({
    yoga,
    verdict: yoga.judge(chart),
  }));
