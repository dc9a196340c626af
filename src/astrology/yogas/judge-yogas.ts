/** Lists all yogas by family and judges them for a chart. */
import type { Chart } from '#src/astrology/contract.ts';
import { subhaYogas } from './subha-yogas.ts';
import { conjunctionYogas } from './conjunctions.ts';
import { namedYogas } from './named-yogas.ts';
import { mahapurushaYogas } from './mahapurusha.ts';
import { vipareetaYogas } from './vipareeta.ts';
import { lagnaYogas } from './lagna.ts';
import { parivartanaYogas } from './parivartana.ts';
import { moonYogas } from './moon.ts';
import { asrayaYogas, dalaYogas, sankhyaYogas } from './nabhasa.ts';
import { akritiYogas } from './akriti.ts';
import { rajaYogas } from './raja.ts';
import type { Verdict, YogaRule } from './rule.ts';
import { sunYogas } from './sun.ts';
import { dhanaYogas } from './wealth.ts';

/**
 * The keys are part of the JSON that the admin CLI prints. `company`: two grahas together or in exchange; `blessings`:
 * well placed planets; `emblems`: royal emblems; `vipareeta`: lords of the sixth, eighth and twelfth house.
 */
const FAMILIES = {
  greatFive: mahapurushaYogas,
  moon: moonYogas,
  sun: sunYogas,
  company: [...conjunctionYogas, ...parivartanaYogas],
  lagna: lagnaYogas,
  blessings: subhaYogas,
  emblems: namedYogas,
  raja: rajaYogas,
  vipareeta: vipareetaYogas,
  wealth: dhanaYogas,
  nabhasa: [...asrayaYogas, ...dalaYogas, ...akritiYogas, ...sankhyaYogas],
} as const;

export type YogaFamily = keyof typeof FAMILIES;
export type YogaKey = (typeof FAMILIES)[YogaFamily][number]['key'];
export type Yoga = YogaRule<YogaKey> & { family: YogaFamily };
export type JudgedYoga = { yoga: Yoga; verdict: Verdict };

/** All yogas in a fixed order, family by family. */
export const YOGAS: readonly Yoga[] = Object.entries(FAMILIES).flatMap(([family, rules]) =>
  rules.map((rule) => ({ ...rule, family: family as YogaFamily })),
);

/**
 * Rules use whole-sign houses and whole-sign aspects. A strong graha is in its own sign, exalted or in the sign of a
 * natural friend, and not combust. Without a lagna only rules that count no houses are judged.
 */
export const judgeYogas = (chart: Chart): JudgedYoga[] =>
  YOGAS.filter(({ needsLagna }) => chart.lagna !== null || !needsLagna).map((yoga) => ({
    yoga,
    verdict: yoga.judge(chart),
  }));
