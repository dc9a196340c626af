/** What surrounds the lagna and fills its angles. */
import type { Chart } from '#src/astrology/contract.ts';
import { houseOf, isAngle, occupants } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import {
  GENTLE,
  houseKeys,
  isGentle,
  isStern,
  named,
  placed,
  stands,
  seated,
  SEVEN,
  sevenIn,
  standing,
} from './standing.ts';

export const lagna = [
  {
    key: 'amala',
    name: 'Amala',
    rule: 'Jupiter, Venus or Mercury in the 10th house',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: amala,
  },
  {
    key: 'shubhaKartari',
    name: 'Shubha Kartari',
    rule: 'Gentle planets in the 2nd and the 12th, no stern graha there',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: (chart) => kartari(chart, isGentle, isStern, 'gentle planet'),
  },
  {
    key: 'papaKartari',
    name: 'A lagna between walls',
    rule: 'Stern grahas in the 2nd and the 12th, no gentle planet there (Papa Kartari)',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: (chart) => kartari(chart, isStern, isGentle, 'stern graha'),
  },
  {
    key: 'lagnadhi',
    name: 'Lagnadhi',
    rule: 'All three gentle planets in the 6th, 7th and 8th, without Sun, Mars or Saturn',
    source: 'Jataka Parijata 7',
    needsLagna: true,
    judge: lagnadhi,
  },
  {
    key: 'parvata',
    name: 'Parvata',
    rule: 'Two gentle planets in angles, no stern graha in the 7th or 8th',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: parvata,
  },
  {
    key: 'chatussagara',
    name: 'Chatussagara',
    rule: 'Some of the seven in each of the four angles',
    source: 'B. V. Raman, Three Hundred Important Combinations',
    needsLagna: true,
    judge: chatussagara,
  },
] as const satisfies readonly YogaRule[];

function amala(chart: Chart): Verdict {
  const graha = (['Jupiter', 'Venus', 'Mercury'] as const).find((one) => houseOf(chart, one) === 10);
  if (graha) return yes(`${graha} lends its grace to the tenth house`, [`${graha}.house`]);
  return no('no gentle planet is in the tenth house', ['house.10']);
}

type Test = typeof isGentle;

function kartari(chart: Chart, wanted: Test, unwanted: Test, word: string): Verdict {
  for (const house of [2, 12]) {
    const spoilers = occupants(chart, house).filter(unwanted);
    if (spoilers.length > 0)
      return no(`${standing(spoilers)} in the ${ordinal(house)} house`, houseKeys(spoilers));
    if (!occupants(chart, house).some(wanted))
      return no(`no ${word} stands in the ${ordinal(house)} house`, [`house.${house}`]);
  }
  const second = occupants(chart, 2).filter(wanted);
  const twelfth = occupants(chart, 12).filter(wanted);
  return yes(
    `the lagna has ${named(twelfth)} on one side, in the twelfth house, and ${named(second)} on the other, in the second`,
    houseKeys([...twelfth, ...second]),
  );
}

function lagnadhi(chart: Chart): Verdict {
  const outside = GENTLE.find((graha) => ![6, 7, 8].includes(houseOf(chart, graha)));
  if (outside) return no(stands(chart, outside), [`${outside}.house`]);
  const stern = (['Sun', 'Mars', 'Saturn'] as const).find((graha) =>
    [6, 7, 8].includes(houseOf(chart, graha)),
  );
  if (stern) return no(`all three are there, but so is ${placed(chart, stern)}`, [`${stern}.house`]);
  return yes(
    `opposite the lagna you find ${seated(chart, GENTLE)}, undisturbed by Sun, Mars and Saturn`,
    houseKeys(GENTLE),
  );
}

function parvata(chart: Chart): Verdict {
  const gentle = GENTLE.filter((graha) => isAngle(houseOf(chart, graha)));
  const away = GENTLE.filter((graha) => !gentle.includes(graha));
  if (gentle.length < 2) return no(`away from the angles you find ${seated(chart, away)}`, houseKeys(away));
  const stern = [7, 8].flatMap((house) => occupants(chart, house).filter(isStern));
  if (stern.length > 0) return no(`you find ${seated(chart, stern)}`, houseKeys(stern));
  return yes(
    `angles hold ${seated(chart, gentle)}, and neither the seventh nor the eighth is held by a stern graha`,
    [...houseKeys(gentle), 'house.7', 'house.8'],
  );
}

function chatussagara(chart: Chart): Verdict {
  const empty = [1, 4, 7, 10].find((house) => sevenIn(chart, house).length === 0);
  if (empty)
    return no(`none of the seven stands in the ${ordinal(empty)} house, an angle`, [`house.${empty}`]);
  const inAngles = SEVEN.filter((graha) => isAngle(houseOf(chart, graha)));
  return yes(`no angle stands empty, with ${seated(chart, inAngles)}`, houseKeys(inAngles));
}
