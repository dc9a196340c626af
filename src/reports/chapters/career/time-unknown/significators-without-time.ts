/** Who has a say in work when the hour is not known: by offices that hold for the whole day of birth. */
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { computeCharaKarakas } from '#src/astrology/karakas.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { signName } from '#src/reports/text/phrases.ts';
import { getCondition } from '#src/reports/chapters/career/work-condition.ts';
import { findLeastSupported, type Significator } from '#src/reports/chapters/career/significators.ts';
import { listGrahasFromMoon, getLordFromMoon } from './counted-from-moon.ts';

type WorkLink = Significator['links'][number];

/** The king or the minister of the day, where both ends of it name the same. */
export function findKarakaOfDay({ day, chart }: ReportContext, office: 'AK' | 'AmK'): Graha | null {
  const [early, late] = [day!.earliest, day!.latest].map(
    (sky) => computeCharaKarakas(sky, chart.settings.karakas)[office],
  );
  return early === late ? early! : null;
}

/** The lord of the navamsha in which the lord of the tenth from the Moon stands all day. */
export function findKarmajivaLordOfDay({ day, chart }: ReportContext): Graha | null {
  const lord = getLordFromMoon(chart, 10);
  const [early, late] = [day!.earliest, day!.latest].map((sky) => sky.grahas[lord].navamsaSign);
  return early === late ? getSignLord(early!) : null;
}

/** The strongest first, among those whose sign is the same all day. */
export function rankSignificatorsOfDay(context: ReportContext): Significator[] {
  return GRAHAS.filter((graha) => hasOneSign(context.day!, graha))
    .map((graha) => weighGraha(context, graha))
    .toSorted((a, b) => b.score - a.score);
}

function weighGraha(context: ReportContext, graha: Graha): Significator {
  const links = listWorkLinks(context, graha);
  const bearing = { strong: 1, plain: 0, weak: -1 }[getCondition(context.chart, graha)];
  return { graha, links, score: links.reduce((sum, { weight }) => sum + weight, bearing) };
}

function listWorkLinks(context: ReportContext, graha: Graha): WorkLink[] {
  const { chart, day } = context;
  const counted = hasOneSign(day!, 'Moon');
  const moon = signName(chart.grahas.Moon.sign);
  const all: [boolean, WorkLink][] = [
    [
      counted && getLordFromMoon(chart, 10) === graha,
      { weight: 3, words: `rules the tenth sign from your Moon in ${moon}`, keys: ['Moon.sign'] },
    ],
    [
      counted && listGrahasFromMoon(chart, 10).includes(graha),
      { weight: 3, words: 'stands in the tenth from your Moon', keys: [`${graha}.from.Moon`] },
    ],
    [
      findKarakaOfDay(context, 'AmK') === graha,
      { weight: 3, words: 'is your minister at every hour', keys: ['karaka.AmK'] },
    ],
    [
      counted && findKarmajivaLordOfDay(context) === graha,
      { weight: 2, words: `passes the test of livelihood from the Moon in ${moon}`, keys: ['Moon.sign'] },
    ],
    [graha === 'Saturn', { weight: 1, words: 'is the karaka of labour', keys: [] }],
    [graha === 'Sun', { weight: 1, words: 'is the karaka of standing', keys: [] }],
  ];
  return all.filter(([held]) => held).map(([, office]) => office);
}

/** The least supported of the seven, beside the three who are heard and the two best supported. */
export function findLeastSupportedOfDay(context: ReportContext): Seven {
  const heard = rankSignificatorsOfDay(context)
    .slice(0, 3)
    .map(({ graha }) => graha);
  return findLeastSupported(context.chart, [...heard, ...rankByStrength(context.chart).slice(0, 2)]);
}
