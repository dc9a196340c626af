/**
 * Nabhasa yogas, figures of the whole sky: which signs the seven grahas hold (asraya), what stands in the angles (dala),
 * in how many signs they stand (sankhya). Figures of houses (akriti) are in nabhasa-shapes.ts.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { houseOf, isAngle } from '#src/astrology/houses.ts';
import { signName, listed } from '#src/astrology/words.ts';
import { shapes } from './nabhasa-shapes.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import { GENTLE, houseKeys, named, placed, stands, seated, SEVEN, signKeys, signOf } from './standing.ts';

const SOURCE = 'Brihat Parashara Hora Shastra 35';
const NUMBERS = [
  'one sign',
  'two signs',
  'three signs',
  'four signs',
  'five signs',
  'six signs',
  'seven signs',
];

export const asraya = [
  asrayaRule('rajju', 'Rajju, the rope', 'movable', [1, 4, 7, 10]),
  asrayaRule('musala', 'Musala, the pestle', 'fixed', [2, 5, 8, 11]),
  asrayaRule('nala', 'Nala, the reed', 'dual', [3, 6, 9, 12]),
] as const;

function asrayaRule<Key extends string>(
  key: Key,
  name: string,
  kind: string,
  signs: readonly number[],
): YogaRule<Key> {
  return {
    key,
    name,
    rule: `All seven in ${kind} signs`,
    source: SOURCE,
    needsLagna: false,
    judge: (chart) => {
      const outside = SEVEN.find((graha) => !signs.includes(chart.grahas[graha].sign));
      return outside
        ? no(`${named([outside])} is in ${signOf(chart, outside)}, not a ${kind} sign`, [`${outside}.sign`])
        : yes(`all seven stand in ${kind} signs, in ${signsHeld(chart)}`, signKeys(SEVEN));
    },
  };
}

/** Three angles, one planet in each, and none of the other kind in an angle, as Bhattotpala reads Brihat Jataka 12. */
export const dala = [
  dalaRule('mala', 'Mala, the garland', GENTLE, ['Sun', 'Mars', 'Saturn']),
  dalaRule('sarpa', 'Sarpa, the coiled rope', ['Sun', 'Mars', 'Saturn'], GENTLE),
] as const;

type Three = readonly (typeof SEVEN)[number][];

function dalaRule<Key extends string>(key: Key, name: string, wanted: Three, unwanted: Three): YogaRule<Key> {
  return {
    key,
    name,
    rule: `${named(wanted).replace('the', 'The')} in three of the angles, and ${named(unwanted)} in none`,
    source: SOURCE,
    needsLagna: true,
    judge: (chart) => judgeDala(chart, wanted, unwanted),
  };
}

function judgeDala(chart: Chart, wanted: Three, unwanted: Three): Verdict {
  const outside = wanted.find((graha) => !isAngle(houseOf(chart, graha)));
  if (outside) return no(`${stands(chart, outside)}, which is no angle`, [`${outside}.house`]);
  if (new Set(wanted.map((graha) => houseOf(chart, graha))).size < 3)
    return no(`they share an angle: ${seated(chart, wanted)}`, houseKeys(wanted));
  const guest = unwanted.find((graha) => isAngle(houseOf(chart, graha)));
  if (guest) return no(`an angle also holds ${placed(chart, guest)}`, [`${guest}.house`]);
  return yes(`three angles belong to them alone, ${seated(chart, wanted)}`, houseKeys(wanted));
}

export const sankhya = [
  sankhyaRule('vallaki', 'Vallaki, the lute', 7),
  sankhyaRule('dama', 'Dama, the string of pearls', 6),
  sankhyaRule('pasha', 'Pasha, the noose of cord', 5),
  sankhyaRule('kedara', 'Kedara, the field', 4),
  sankhyaRule('shula', 'Shula, the spear', 3),
  sankhyaRule('yuga', 'Yuga, the yoke', 2),
  sankhyaRule('gola', 'Gola, the sphere', 1),
] as const;

/**
 * Told only where no other nabhasa yoga is there: BPHS ch. 35, Brihat Jataka 12. Gola alone is told beside another, for
 * seven grahas in one sign always make an asraya yoga too.
 */
function sankhyaRule<Key extends string>(key: Key, name: string, count: number): YogaRule<Key> {
  const number = NUMBERS[count - 1]!;
  return {
    key,
    name,
    rule: count === 1 ? 'All seven in one sign' : `All seven in just ${number}, no other figure`,
    source: SOURCE,
    needsLagna: true,
    judge: (chart) => {
      const held = new Set(SEVEN.map((graha) => chart.grahas[graha].sign)).size;
      if (held !== count) return no(`the seven grahas stand in ${NUMBERS[held - 1]}`, signKeys(SEVEN));
      const other = count > 1 && [...asraya, ...dala, ...shapes].find(({ judge }) => judge(chart).present);
      return other
        ? no(`the ${number} make ${other.name.split(',')[0]}, which goes first`, other.judge(chart).keys)
        : yes(`the seven grahas stand in ${number}, ${signsHeld(chart)}`, signKeys(SEVEN));
    },
  };
}

/** "Aries, Leo and Virgo", in the order of the zodiac */
function signsHeld(chart: Chart): string {
  const signs = [...new Set(SEVEN.map((graha) => chart.grahas[graha].sign))].toSorted((a, b) => a - b);
  return listed(signs.map(signName));
}
