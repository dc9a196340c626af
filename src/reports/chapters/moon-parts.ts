/** What is said of the Moon and its star, for the chapters that say it together or apart. */
import type { Graha } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { tithiName } from '#src/astrology/panchang-names.ts';
import type { Statement } from '#src/reports/contract.ts';
import { grahaInHouse } from '#src/reports/content/en/graha-in-house.ts';
import type { Said } from '#src/reports/content/en/lagna.ts';
import { moonPhases } from '#src/reports/content/en/moon-phase.ts';
import { moonSigns } from '#src/reports/content/en/moon-sign.ts';
import { nakshatraTexts } from '#src/reports/content/en/nakshatra.ts';
import { moonNavamsha, padaAims } from '#src/reports/content/en/pada.ts';
import { houseSource, sources } from '#src/reports/content/en/sources.ts';
import { starLord } from '#src/reports/content/en/star-lord.ts';
import { houseOf } from '#src/reports/houses.ts';
import { housePlace } from '#src/reports/placed.ts';
import type { Reading } from '#src/reports/reading.ts';
import { say } from '#src/reports/say.ts';
import { grahaName, ordinal, signName, starName } from '#src/reports/words.ts';

export const moonSignStatements = (reading: Reading, sign: number): Statement[] =>
  moonSigns[sign - 1]!.says.map(({ text, because }: Said) =>
    say(reading, text, because, ['Moon.sign'], sources.moonSign),
  );

export function moonHouseStatement(reading: Reading): Statement {
  const house = houseOf(reading.chart, 'Moon');
  return say(reading, grahaInHouse.Moon[house - 1]!, housePlace(reading.chart, 'Moon'), ['Moon.house'], houseSource.Moon);
}

export function phaseStatement(reading: Reading): Statement {
  const { tithi } = reading.chart.panchang;
  const phase = moonPhases.find(({ upTo }) => tithi <= upTo)!;
  const { paksha, name } = tithiName(tithi);
  const day = tithi % 15 === 0 ? name.english : `${paksha.english} ${name.english}`;
  return say(reading, phase.text, `you were born on ${day}, under ${phase.name}`, ['tithi']);
}

export const starStatements = (reading: Reading, nakshatra: number): Statement[] =>
  nakshatraTexts[nakshatra - 1]!.says.map(({ text, because }: Said) =>
    say(reading, text, because, ['Moon.nakshatra'], sources.nakshatra),
  );

export function padaStatements(reading: Reading): Statement[] {
  const { pada, navamsaSign, nakshatra } = reading.chart.grahas.Moon;
  const aim = padaAims[pada - 1]!;
  return [
    say(
      reading,
      aim.text,
      `the Moon stood in the ${ordinal(pada)} quarter of ${starName(nakshatra)}, that of ${aim.word}`,
      ['Moon.pada'],
    ),
    say(
      reading,
      moonNavamsha[navamsaSign - 1]!,
      `this quarter puts the Moon in the ${signName(navamsaSign)} part of the navamsha`,
      ['Moon.navamsa'],
    ),
  ];
}

export function starLordStatement(reading: Reading): Statement {
  const { nakshatra } = reading.chart.grahas.Moon;
  const lord: Graha = NAKSHATRAS[nakshatra - 1]!.lord;
  const because = `${starName(nakshatra)} is a star of ${grahaName(lord)}, whose period was running when you were born`;
  return say(reading, starLord[lord], because, ['Moon.nakshatra', 'birth-maha'], sources.dasha);
}
