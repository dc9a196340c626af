/** The significators of work that hold for the whole day of birth. */
import { content } from '#src/reports/content/content.ts';
import { rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import {
  createSignificator,
  findLeastSupported,
  getAmatyakaraka,
  hasSameKarakasAllDay,
  SIGNIFICATORS_IN_TEXT,
  type Significator,
  type WorkLink,
} from '#src/reports/chapters/career/significators.ts';
import { listGrahasFromMoon, getLordFromMoon } from './counted-from-moon.ts';

/** The lord of the navamsha of the tenth lord from the Moon, if it is the same all day. */
export function findCertainKarmajivaLord({ dayRange, chart }: TimeUnknownContext): Graha | null {
  const lord = getLordFromMoon(chart, 10);
  const [early, late] = [dayRange.earliest, dayRange.latest].map(
    (possibleChart) => possibleChart.grahas[lord].navamsaSign,
  );
  return early === late ? getSignLord(early!) : null;
}

/** The strongest first; only grahas that stay in one sign all day. */
export function rankSignificatorsWithoutTime(context: TimeUnknownContext): Significator[] {
  return GRAHAS.filter((graha) => hasOneSign(context.dayRange, graha))
    .map((graha) => createSignificator(context.chart, graha, listWorkLinks(context, graha)))
    .toSorted((a, b) => b.score - a.score);
}

function listWorkLinks(context: TimeUnknownContext, graha: Graha): WorkLink[] {
  const { chart, dayRange } = context;
  const isMoonSignCertain = hasOneSign(dayRange, 'Moon');
  const moonSign = getSignName(chart.grahas.Moon.sign);
  const phrases = content.career.timeUnknown.fieldsReasons.links;
  const possibleLinks: [boolean, WorkLink][] = [
    [
      isMoonSignCertain && getLordFromMoon(chart, 10) === graha,
      { weight: 3, phrase: phrases.rulesTenth(moonSign), keys: ['Moon.sign'] },
    ],
    [
      isMoonSignCertain && listGrahasFromMoon(chart, 10).includes(graha),
      { weight: 3, phrase: phrases.inTenth, keys: [`${graha}.from.Moon`] },
    ],
    [
      hasSameKarakasAllDay(dayRange) && getAmatyakaraka(chart) === graha,
      { weight: 3, phrase: phrases.amatyakaraka, keys: ['karaka.AmK'] },
    ],
    [
      isMoonSignCertain && findCertainKarmajivaLord(context) === graha,
      {
        weight: 2,
        phrase: phrases.karmajiva(moonSign),
        keys: ['Moon.sign'],
      },
    ],
    [graha === 'Saturn', { weight: 1, phrase: phrases.karakaOfLabour, keys: [] }],
    [graha === 'Sun', { weight: 1, phrase: phrases.karakaOfStanding, keys: [] }],
  ];
  return possibleLinks.filter(([applies]) => applies).map(([, link]) => link);
}

/** The weakest of the seven, apart from the three significators and the two strongest grahas. */
export function findLeastSupportedWithoutTime(context: TimeUnknownContext): ClassicalGraha {
  const significators = rankSignificatorsWithoutTime(context)
    .slice(0, SIGNIFICATORS_IN_TEXT)
    .map(({ graha }) => graha);
  return findLeastSupported(context.chart, [...significators, ...rankByCondition(context.chart).slice(0, 2)]);
}
