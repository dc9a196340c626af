/** For an unknown birth time: parts of life by their houses from the Moon and from the Sun (Chandra and Surya lagna). */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getSignLord, isAngle, isDusthana, isTrine, listAspectedHouses } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';
import type { Favour } from '#src/reports/content/en/lagna/moon-and-sun.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { areAllEqual } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { markConditions } from '#src/reports/text/condition-marks.ts';
import { writeCountedDetails } from './counted-details.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';

type Origin = 'Moon' | 'Sun';
type Area = (typeof content.lagna.moonAndSunAreas)[number];

export const moonAndSunChapter: Chapter = {
  withoutTime: (context) => {
    const { Moon, Sun } = context.chart.grahas;
    return {
      kind: 'essay',
      id: 'moon-and-sun',
      ...content.lagna.moonAndSunHeadings,
      highlightedHouses: [],
      isCompact: true,
      lead: content.lagna.moonAndSunLead,
      leadBecause: toSentence(
        content.lagna.lagnaTexts.moonAndSun(getSignName(Moon.sign), getSignName(Sun.sign)),
      ),
      parts: content.lagna.moonAndSunAreas
        .filter((area) => isForAge(context, area))
        .map((area) => ({
          id: area.id,
          title: area.title,
          statements: [...writeStatements(context, area), ...writeCountedDetails(context, area.house)],
        })),
    };
  },
};

function isForAge(context: TimeUnknownContext, { ages }: Area): boolean {
  const age = getAgeAt(context, context.now);
  return !ages || (age >= ages.from && age < ages.before);
}

/** One for each Moon sign of the day, if they differ in the answer. */
function writeStatements(context: TimeUnknownContext, area: Area): Statement[] {
  const contexts = createContextsByMoonSign(context);
  if (areAllEqual(contexts.map(({ chart }) => judge(chart, area))))
    return [createStatement(context, area.texts[judge(context.chart, area)], ...writeReason(contexts, area))];
  return contexts.map((moonContext) => {
    const { chart } = moonContext;
    const text = content.lagna.moonAndSunReasons.ifMoon(
      getSignName(chart.grahas.Moon.sign),
      toLowercaseFirst(area.texts[judge(chart, area)]),
    );
    return createStatement(moonContext, text, ...writeReason([moonContext], area));
  });
}

/** @param contexts two if the text holds for both Moon signs of the day: the reason then counts from each */
function writeReason(
  contexts: readonly TimeUnknownContext[],
  area: Area,
): [because: string, keys: FactKey<TimeUnknownContext>[], source: string] {
  const describe = (charts: readonly Chart[]) =>
    content.lagna.moonAndSunReasons.both(
      charts.map((chart) => describeCount(chart, area.house, 'Moon')),
      describeCount(charts[0]!, area.house, 'Sun'),
    );
  const readers = [
    (other: TimeUnknownContext) => judge(other.chart, area),
    (other: TimeUnknownContext) => describe([other.chart]),
  ];
  return [
    describe(contexts.map(({ chart }) => chart)),
    ['Moon.sign', 'Sun.sign', ...readers],
    content.lagna.moonAndSunSource,
  ];
}

function judge(chart: Chart, { house }: Pick<Area, 'house'>): Favour {
  const [fromMoon, fromSun] = [countPoints(chart, house, 'Moon') > 0, countPoints(chart, house, 'Sun') > 0];
  if (fromMoon) return fromSun ? 'both' : 'moon';
  return fromSun ? 'sun' : 'neither';
}

const LORD_POINTS = { strong: 1, fair: 0, weak: -1 } as const;
const BENEFICS: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];

/** Above 0 the house is favoured: by its lord, the place of the lord, the grahas in it, and Jupiter and Saturn aspecting it. */
function countPoints(chart: Chart, house: number, origin: Origin): number {
  const { lord, lordHouse, occupants, aspecting } = readHouse(chart, house, origin);
  return (
    LORD_POINTS[getCondition(chart, lord)] +
    (isAngle(lordHouse) || isTrine(lordHouse) ? 1 : 0) -
    (isDusthana(lordHouse) ? 1 : 0) +
    occupants.reduce((sum, graha) => sum + (BENEFICS.includes(graha) ? 1 : -1), 0) +
    (aspecting.includes('Jupiter') ? 1 : 0) -
    (aspecting.includes('Saturn') && lord !== 'Saturn' ? 1 : 0)
  );
}

const ASPECTING = ['Jupiter', 'Saturn'] as const;

function readHouse({ grahas }: Chart, house: number, origin: Origin) {
  const sign = getNthSign(grahas[origin].sign, house);
  const lord = getSignLord(sign);
  return {
    sign,
    lord,
    lordHouse: countHouse(grahas[origin].sign, grahas[lord].sign),
    occupants: GRAHAS.filter((graha) => grahas[graha].sign === sign),
    aspecting: ASPECTING.filter((graha) =>
      listAspectedHouses(graha).includes(countHouse(grahas[graha].sign, sign)),
    ),
  };
}

function describeCount(chart: Chart, house: number, origin: Origin): string {
  const { sign, lord, lordHouse, occupants, aspecting } = readHouse(chart, house, origin);
  const { count, occupants: formatOccupants, aspects } = content.lagna.moonAndSunReasons;
  return [
    count(
      formatGraha(origin),
      getSignName(chart.grahas[origin].sign),
      content.timing.formatHouseNumber(house),
      getSignName(sign),
      nameGraha(chart, lord),
      content.timing.formatHouseNumber(lordHouse),
    ),
    occupants.length > 0
      ? formatOccupants(formatList(occupants.map((graha) => nameGraha(chart, graha))))
      : '',
    aspecting.length > 0 ? aspects(formatList(aspecting.map(formatGraha)), aspecting.length === 1) : '',
  ].join('');
}

/** "Mercury (neecha)" */
const nameGraha = (chart: Chart, graha: Graha): string => markConditions(chart, formatGraha(graha), [graha]);
