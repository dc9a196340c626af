/**
 * The ten poruthams, by which southern India compares the Moons of a couple. Like the kootas they need no birth time if
 * nakshatra, pada and sign of the Moon are certain.
 */
import type {
  MoonOfPorutham,
  Porutham,
  PoruthamKey,
  Poruthams,
  PoruthamsOfMoons,
} from '#src/astrology/contract-matching.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { rasi, rasiyathipathi, vasya } from './by-sign.ts';
import { gana, mahendra, rajju, striDirgha, vedha, yoni } from './by-nakshatra.ts';
import { dina } from './dina.ts';
import type { PoruthamRule } from './porutham-rule.ts';

const RULES: readonly PoruthamRule[] = [
  dina,
  gana,
  mahendra,
  striDirgha,
  yoni,
  rasi,
  rasiyathipathi,
  vasya,
  rajju,
  vedha,
];

const CHIEF_KEYS: readonly PoruthamKey[] = ['dina', 'gana', 'yoni', 'rasi', 'rajju'];

export function computePoruthams(bride: Moon, groom: Moon): Poruthams {
  const poruthams = RULES.map((rule) => judgePorutham(rule, bride, groom));
  const agreeing = poruthams.filter(({ grade, exception }) => grade !== 'adhamam' || exception !== null);
  return {
    poruthams,
    agreeing: agreeing.length,
    chiefAgreeing: agreeing.filter(({ key }) => CHIEF_KEYS.includes(key)).length,
    source: 'Kalaprakashika, ch. 13; grades by Tamil almanacs',
  };
}

function judgePorutham({ key, judge, findException }: PoruthamRule, bride: Moon, groom: Moon): Porutham {
  const judgement = judge(bride, groom);
  const isWorst = judgement.grade === 'adhamam';
  return { key, ...judgement, exception: (isWorst && findException?.(bride, groom)) || null };
}

/**
 * Computes the poruthams of all possible positions of the two Moons: one each if both birth times are known, else one
 * for each pada in which the Moon was on the day (see computeMoonRange).
 */
export function computePoruthamsOfMoons(
  brideMoons: readonly Moon[],
  groomMoons: readonly Moon[],
): PoruthamsOfMoons[] {
  return brideMoons.flatMap((bride) =>
    groomMoons.map((groom) => ({
      bride: toMoonOfPorutham(bride),
      groom: toMoonOfPorutham(groom),
      ...computePoruthams(bride, groom),
    })),
  );
}

const toMoonOfPorutham = ({ sign, nakshatra, pada }: Moon): MoonOfPorutham => ({ sign, nakshatra, pada });
