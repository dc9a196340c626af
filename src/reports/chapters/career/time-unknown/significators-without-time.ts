/** Who has a say in work when the hour is not known: by offices that hold for the whole day of birth. */
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { lordOfSign } from '#src/astrology/houses.ts';
import { charaKarakas } from '#src/astrology/karakas.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { signName } from '#src/reports/text/phrases.ts';
import { bearingOf } from '#src/reports/chapters/career/work-condition.ts';
import { leastOf, type Significator } from '#src/reports/chapters/career/significators.ts';
import { guestsFromMoon, lordFromMoon } from './counted-from-moon.ts';

type Office = Significator['offices'][number];

/** The king or the minister of the day, where both ends of it name the same. */
export function karakaOfDay({ day, chart }: ReportContext, office: 'AK' | 'AmK'): Graha | null {
  const [early, late] = [day!.earliest, day!.latest].map(
    (sky) => charaKarakas(sky, chart.settings.karakas)[office],
  );
  return early === late ? early! : null;
}

/** The lord of the navamsha in which the lord of the tenth from the Moon stands all day. */
export function livelihoodOfDay({ day, chart }: ReportContext): Graha | null {
  const lord = lordFromMoon(chart, 10);
  const [early, late] = [day!.earliest, day!.latest].map((sky) => sky.grahas[lord].navamsaSign);
  return early === late ? lordOfSign(early!) : null;
}

/** The strongest first, among those whose sign is the same all day. */
export function heardOfDay(reading: ReportContext): Significator[] {
  return GRAHAS.filter((graha) => hasOneSign(reading.day!, graha))
    .map((graha) => weighed(reading, graha))
    .toSorted((a, b) => b.score - a.score);
}

function weighed(reading: ReportContext, graha: Graha): Significator {
  const offices = officesOf(reading, graha);
  const bearing = { strong: 1, plain: 0, weak: -1 }[bearingOf(reading.chart, graha)];
  return { graha, offices, score: offices.reduce((sum, { weight }) => sum + weight, bearing) };
}

function officesOf(reading: ReportContext, graha: Graha): Office[] {
  const { chart, day } = reading;
  const counted = hasOneSign(day!, 'Moon');
  const moon = signName(chart.grahas.Moon.sign);
  const all: [boolean, Office][] = [
    [
      counted && lordFromMoon(chart, 10) === graha,
      { weight: 3, words: `rules the tenth sign from your Moon in ${moon}`, keys: ['Moon.sign'] },
    ],
    [
      counted && guestsFromMoon(chart, 10).includes(graha),
      { weight: 3, words: 'stands in the tenth from your Moon', keys: [`${graha}.from.Moon`] },
    ],
    [
      karakaOfDay(reading, 'AmK') === graha,
      { weight: 3, words: 'is your minister at every hour', keys: ['karaka.AmK'] },
    ],
    [
      counted && livelihoodOfDay(reading) === graha,
      { weight: 2, words: `passes the test of livelihood from the Moon in ${moon}`, keys: ['Moon.sign'] },
    ],
    [graha === 'Saturn', { weight: 1, words: 'is the karaka of labour', keys: [] }],
    [graha === 'Sun', { weight: 1, words: 'is the karaka of standing', keys: [] }],
  ];
  return all.filter(([held]) => held).map(([, office]) => office);
}

/** The least supported of the seven, beside the three who are heard and the two best supported. */
export function leastOfDay(reading: ReportContext): Seven {
  const heard = heardOfDay(reading)
    .slice(0, 3)
    .map(({ graha }) => graha);
  return leastOf(reading.chart, [...heard, ...rankByStrength(reading.chart).slice(0, 2)]);
}
