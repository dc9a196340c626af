/** For an unknown birth time: parts of life by their houses from the Moon and from the Sun (Chandra and Surya lagna). */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Favour } from '#src/reports/content/en/lagna/moon-and-sun.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { HouseOrigin } from '#src/reports/context/counted-houses.ts';
import { areAllEqual } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { markConditions } from '#src/reports/text/condition-marks.ts';
import { writeCountedDetails } from './counted-details.ts';
import { isHouseFavoured, readHouse } from './house-favour.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';

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
  const [fromMoon, fromSun] = [isHouseFavoured(chart, house, 'Moon'), isHouseFavoured(chart, house, 'Sun')];
  if (fromMoon) return fromSun ? 'both' : 'moon';
  return fromSun ? 'sun' : 'neither';
}

function describeCount(chart: Chart, house: number, origin: HouseOrigin): string {
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
